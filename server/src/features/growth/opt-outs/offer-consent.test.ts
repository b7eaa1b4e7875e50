import { readFile } from 'node:fs/promises'
import { langs } from '@kedai/domain/text/lang.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { buyerAt } from '../../sell/carts/carts.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addReseller, areaCalls, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'
import { offerWords } from './shared/offer-words.ts'

const app = await startTestApp()
afterAll(() => app.close())
const shopId = await openTestShop(app, 'demo')
const [seller] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [
  shopId,
])
const owner = await signedIn(app, seller?.id ?? 0)
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])

const consents = () =>
  app.asOwner<Record<string, unknown>>(
    'select channel, address, name, source, words, at from marketing_consents where shop_id = $1 order by channel',
    [shopId],
  )
const audience = async (channel: 'sms' | 'email') =>
  (await owner.post('/api/ajax/seller/campaigns/check', { channel, text: 'Jualan', audience: {} })).body.data.recipients
beforeEach(() => app.asOwner('delete from marketing_consents'))

describe('the box for offers at checkout', () => {
  it('keeps the consent of who ticks it, with its words, source and time; campaigns then reach them', async () => {
    const guest = await app.client('ms')
    const order = await guest.post(placeUrl('MUG'), { ...aBuyer, quantity: '1', offers_consent: '1' })
    expect(order.status).toBe(200)
    const kept = {
      name: aBuyer.name,
      source: 'checkout',
      words:
        'Hantar tawaran daripada Kedai demo kepada saya melalui SMS dan e-mel. Saya boleh berhenti pada bila-bila masa.',
      at: app.clock.now(),
    }
    expect(await consents()).toEqual([
      { channel: 'email', address: aBuyer.email, ...kept },
      { channel: 'sms', address: '+60123456789', ...kept },
    ])
    expect([await audience('sms'), await audience('email')]).toEqual([1, 1])
    await owner.post('/api/ajax/seller/opt-outs', { phone: aBuyer.phone })
    await guest.post(placeUrl('MUG'), { ...aBuyer, quantity: '1', offers_consent: '1' })
    expect([await audience('sms'), await audience('email')]).toEqual([0, 1])
  })

  it.each([{}, { offers_consent: '0' }, { offers_consent: '' }])('keeps nothing with %o', async (more) => {
    const guest = await app.client('en')
    const order = await guest.post(placeUrl('MUG'), { ...aBuyer, quantity: '1', ...more })
    expect([order.status, await consents()]).toEqual([200, []])
  })

  it('keeps nothing of an order that is refused', async () => {
    const guest = await app.client('en')
    const order = await guest.post(placeUrl('MUG'), { ...aBuyer, postcode: '', offers_consent: '1' })
    expect([order.status, await consents()]).toEqual([422, []])
  })

  it('is taken with a cart', async () => {
    const buyer = await buyerAt(app, 'demo')
    await buyer.add(mug.productId, { quantity: 1 })
    const order = await buyer.post('/checkout', { ...aBuyer, email: '', offers_consent: '1' })
    expect(order.status).toBe(200)
    expect(await consents()).toMatchObject([{ channel: 'sms', source: 'checkout' }])
  })

  it('is a reseller’s own, and nobody’s where the parcel goes to somebody else', async () => {
    await openProgrammes(app, shopId, mug)
    for (const [area, status] of [
      ['agent', 200],
      ['dropship', 422],
    ] as const) {
      const { userId } = await addReseller(app, shopId, area)
      const { post } = areaCalls(await signedIn(app, userId), area, 'demo')
      await post('/carts', { product_id: mug.productId, quantity: 12 })
      const order = await post('/carts/checkout', { ...aBuyer, offers_consent: '1' })
      expect([area, order.status, order.body.message]).toEqual([area, status, expect.any(String)])
      if (status === 422) expect(Object.keys(order.body.data)).toEqual(['offers_consent'])
    }
  })
})

it.each(langs)('what is kept is what the page says (%s)', async (lang) => {
  const catalogue = await readFile(
    new URL(`../../../../../web/src/locales/checkout/${lang}.po`, import.meta.url),
    'utf8',
  )
  expect(catalogue).toContain(`msgid "${offerWords.en}"\nmsgstr "${offerWords[lang]}"`)
})
