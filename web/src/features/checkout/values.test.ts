import { describe, expect, it } from 'vitest'
import { lastOne, mug, tee } from '../../product-types/item-view.fixture.ts'
import { initialValues, restored } from './values.ts'

describe('a fresh form', () => {
  it('has the only thing there is in it, and nothing that costs extra', () => {
    expect(initialValues(mug)).toMatchObject({
      wants: [{ id: 11, quantity: 1 }],
      clickUpsell: false,
      agreeTnc: false,
      country: 'MY',
      paymentMethod: 'sandbox',
    })
  })
  it('chooses nothing where there is a choice, or nothing left (spec §4)', () => {
    expect(initialValues(tee).wants).toEqual([])
    expect(initialValues(lastOne).wants).toEqual([])
  })
  it('knows a signed-in buyer', () => {
    expect(initialValues({ ...mug, me: { name: 'Siti', email: 'siti@buyer.test', phone: null } })).toMatchObject({
      name: 'Siti',
      email: 'siti@buyer.test',
      phone: '',
    })
  })
})

describe('a kept draft', () => {
  const kept = {
    ...initialValues(tee),
    name: 'Aminah',
    wants: [{ id: 101, quantity: 4 }],
    couponCode: 'DEMO10',
    couponIsWanted: true,
    paymentMethod: 'cod',
    agreeTnc: true,
    offers: true,
    uploadName: 'logo.jpg',
  }

  it('comes back as it was typed, but the terms are agreed to anew; nothing is ticked beforehand', () => {
    expect(restored(kept, initialValues(tee), tee)).toEqual({ ...kept, agreeTnc: false })
    expect(initialValues(tee)).toMatchObject({ agreeTnc: false, offers: false })
  })
  it('lets go of what is no longer sold or offered', () => {
    const changed = {
      ...tee,
      items: tee.items.filter(({ id }) => id !== 101),
      payment_methods: tee.payment_methods.slice(0, 1),
    }
    expect(restored({ ...kept, clickUpsell: true }, initialValues(changed), changed)).toMatchObject({
      wants: [],
      paymentMethod: 'sandbox',
      clickUpsell: false,
      name: 'Aminah',
    })
  })
  it('keeps a choice that was only begun, as far as it still exists', () => {
    const [first] = tee.items
    const begun = { ...initialValues(tee), picked: [first?.options[0], 'gone', 7] }
    expect(restored(begun, initialValues(tee), tee).picked).toEqual([first?.options[0], null, null])
  })
  it('survives a draft that is not one', () => {
    const broken = { name: 5, wants: [{ id: 'x' }, null, 7], shippingMethodId: '3', couponIsWanted: 'yes' }
    expect(restored(broken, initialValues(mug), mug)).toEqual(initialValues(mug))
  })
})
