import { describe, expect, it } from 'vitest'
import { aBuyer, addUpsell, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { mug, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { startOpenedShops } from '../../sell/catalogue/opened-shops.fixture.ts'

const path = '/api/ajax/seller/policies'
const numbers = '/api/ajax/seller/order-numbers'
const upsells = '/api/ajax/seller/click-upsells'
const attack = '</p><script>alert(1)</script><img src=x onerror=alert(2)> javascript:alert(3)'

const { app: test, owner, shopId, rival } = await startOpenedShops()
await owner.post('/api/ajax/seller/payment-methods/switch', { code: 'cod', is_active: true })
await owner.post('/api/ajax/seller/shipping/start', { west: '8' })
const product = (
  await owner.post(products, mug({ status: 'published', variations: [{ price: '25.00', stock: null, weight: '0.3' }] }))
).body.data

const publicPolicies = async () =>
  (await (await test.client()).get('/api/ajax/guest/front-store/kedai-satu/policies')).body.data
const buy = async (given: object = {}) =>
  (await test.client()).post(placeUrl(product.view_id), { ...aBuyer, quantity: 1, ...given })

describe('policies', () => {
  it('are shown once the seller says so, as text that cannot run', async () => {
    expect(
      (await owner.get(path)).body.data.map(({ kind, is_shown }: { kind: string; is_shown: boolean }) => [
        kind,
        is_shown,
      ]),
    ).toEqual([
      ['terms', false],
      ['refund', false],
      ['privacy', false],
      ['shipping', false],
    ])
    const hidden = await owner.put(path, { kind: 'refund', text: `Tujuh hari.\n${attack}`, is_shown: false })
    expect(hidden.body.message).toBe('Saved, but not shown to buyers yet.')
    expect(await publicPolicies()).toEqual([])
    expect(
      (await owner.put(path, { kind: 'refund', text: `Tujuh hari.\n${attack}`, is_shown: true })).body.message,
    ).toBe('Saved.')
    const [refund] = await publicPolicies()
    expect(refund.html).toContain('<p>Tujuh hari.</p>')
    expect(refund.html).not.toMatch(/<script|<img/)
    const page = await (await test.client()).get('/api/ajax/guest/front-store/kedai-satu')
    expect(page.body.data.policies).toEqual(['refund'])
  })

  it('of the shop bind an item that has none of its own, and the buyer agrees to them', async () => {
    await owner.put(path, { kind: 'terms', text: 'Tiada pulangan.', is_shown: true })
    expect((await (await test.client()).get(`/api/ajax/guest/view/${product.view_id}`)).body.data.item.tnc).toBe(
      'Tiada pulangan.',
    )
    expect(Object.keys((await buy()).body.data)).toEqual(['agreeTnc'])
    expect((await buy({ agreeTnc: 1 })).status).toBe(200)
    await owner.put(path, { kind: 'terms', text: 'Tiada pulangan.', is_shown: false })
    expect((await buy()).status).toBe(200)
  })

  it('refuse what cannot be, and are the shop’s own', async () => {
    expect(Object.keys((await owner.put(path, { kind: 'privacy', text: ' ', is_shown: true })).body.data)).toEqual([
      'text',
    ])
    expect(Object.keys((await owner.put(path, { kind: 'secret', text: 'x', is_shown: true })).body.data)).toEqual([
      'kind',
    ])
    expect((await (await test.client()).put(path, { kind: 'terms', text: 'x', is_shown: true })).status).toBe(401)
    expect((await rival.get(path)).body.data.every(({ text }: { text: string }) => text === '')).toBe(true)
    expect((await (await test.client()).get('/api/ajax/guest/front-store/tiada/policies')).status).toBe(404)
  })
})

describe('order numbers', () => {
  it('take a prefix and go forward, never back', async () => {
    const { next } = (await owner.get(numbers)).body.data
    expect((await owner.put(numbers, { prefix: 'kd-', next: next + 500 })).body.data).toMatchObject({
      prefix: 'KD-',
      next: next + 500,
      sample: `KD-${next + 500}`,
    })
    expect((await buy()).body.data.order_no).toBe(`KD-${next + 500}`)
    const back = await owner.put(numbers, { prefix: 'KD-', next })
    expect([back.status, back.body.data]).toEqual([
      422,
      { next: [`Numbers cannot go backwards. The next number must be at least ${next + 501}.`] },
    ])
    expect((await owner.put(numbers, { prefix: '', next: '' })).body.data.sample).toBe(String(next + 501))
    for (const prefix of ['KD1', 'K D', '<b>', 'ABCDEFGHI'])
      expect(Object.keys((await owner.put(numbers, { prefix })).body.data)).toEqual(['prefix'])
    expect((await rival.get(numbers)).body.data).toMatchObject({ prefix: '', next: 1001 })
  })
})

describe('click upsells', () => {
  it('are listed with how often they were taken, and switched', async () => {
    const [unit] = await test.asOwner<{ id: number }>('select id from variations where product_id = $1', [product.id])
    const id = await addUpsell(test, shopId, product.id, unit?.id ?? 0, 900)
    await buy({ click_upsell: 1 })
    await buy()
    expect((await owner.get(upsells)).body.data).toMatchObject([
      { id, product: 'Mug Seramik', price: '9.00', is_active: true, taken: 1, taken_is_capped: false },
    ])
    expect((await owner.post(`${upsells}/${id}/switch`, { is_active: false })).body.data[0].is_active).toBe(false)
    expect(
      (await (await test.client()).get(`/api/ajax/guest/view/${product.view_id}`)).body.data.click_upsell,
    ).toBeNull()
    expect([
      (await rival.post(`${upsells}/${id}/switch`, { is_active: true })).status,
      (await rival.get(upsells)).body.data,
    ]).toEqual([404, []])
  })
})
