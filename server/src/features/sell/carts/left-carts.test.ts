import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { limitTable } from '../../../platform/limits/table.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordConsent } from '../../growth/opt-outs/actions/record-consent.ts'
import { addPerson, signedIn } from '../../orders/orders/orders.fixture.ts'
import { noteLeftCarts } from './actions/leave-cart.ts'
import { buyerAt } from './carts.fixture.ts'

const app = await startTestApp()
afterAll(() => app.close())
const shopId = await openTestShop(app, 'demo')
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
const ticked = { name: 'Siti', phone: '012-345 6789', email: 'Siti@Buyer.test', offers_consent: '1' }

const left = () => app.asOwner<Record<string, unknown>>('select * from left_carts order by id')
const told = async () => (await app.asOwner(`select from events where name = 'cart.left'`)).length
const consents = () =>
  app.asOwner<Record<string, unknown>>(
    'select channel, address, source, words from marketing_consents order by channel',
  )
async function pass(hours: number) {
  app.clock.advance(hours * 3_600_000)
  await noteLeftCarts(app.deps)
}
async function filled() {
  const buyer = await buyerAt(app, 'demo')
  await buyer.add(mug.productId, { quantity: 2 })
  return buyer
}
beforeEach(async () => {
  await app.asOwner('delete from carts')
  await app.asOwner('delete from left_carts')
  await app.asOwner('delete from marketing_consents')
  await app.asOwner('delete from opt_outs')
})

describe('a cart that is left', () => {
  it('is noted once, with a link to its lines and the consent, when who left it had ticked the box', async () => {
    const before = await told()
    const buyer = await filled()
    expect((await buyer.post('/contact', ticked)).status).toBe(200)
    await pass(0.5)
    expect([await left(), await consents()]).toEqual([[], []])
    await pass(1)
    await pass(1)
    const [cart, ...more] = await left()
    expect(more).toEqual([])
    expect(cart).toMatchObject({
      ...{ shop_id: shopId, name: 'Siti', phone: '+60123456789', email: 'siti@buyer.test', lang: 'en' },
      ...{ total_sen: 5000, view_ids: ['MUG'], ordered_at: null },
    })
    expect(await consents()).toMatchObject([
      { channel: 'email', address: 'siti@buyer.test', source: 'cart' },
      {
        channel: 'sms',
        source: 'cart',
        words: 'Send me offers from Kedai demo by SMS and e-mail. I can stop them at any time.',
      },
    ])
    expect((await told()) - before).toBe(1)
    const shared = await (await buyerAt(app, 'demo')).get(`/shared/${String(cart?.['token'])}`)
    expect(shared.body.data.lines).toMatchObject([{ view_id: 'MUG', quantity: 2 }])
  })

  it('leaves its phone’s lead as it is, and stands beside it', async () => {
    await app.asOwner('delete from leads')
    const [first, stranger] = [await filled(), await filled()]
    await first.post('/contact', { ...ticked, email: '' })
    await pass(2)
    await stranger.post('/contact', { ...ticked, name: 'Jahat', email: 'evil@attacker.test' })
    await pass(2)
    expect(await app.asOwner('select name, email from leads')).toEqual([{ name: 'Siti', email: null }])
    expect(await app.asOwner('select name, email, source from lead_entries')).toEqual([
      { name: 'Jahat', email: 'evil@attacker.test', source: 'cart' },
    ])
  })

  it('follows what becomes of it, and a later one after an order is another', async () => {
    const buyer = await filled()
    await buyer.post('/contact', ticked)
    await pass(2)
    await buyer.add(mug.productId, { quantity: 1 })
    await pass(2)
    expect(await left()).toMatchObject([{ total_sen: 7500 }])
    expect((await buyer.post('/checkout', { ...aBuyer, phone: '013-000 1111', email: '' })).status).toBe(200)
    expect(await left()).toMatchObject([{ ordered_at: app.clock.now() }])
    expect(await app.asOwner('select from cart_contacts')).toEqual([])
    await buyer.add(mug.productId, { quantity: 1 })
    await buyer.post('/contact', ticked)
    await pass(2)
    expect(await left()).toHaveLength(2)
  })

  it('is nobody’s business without the tick, once it is taken back, after an opt-out, or after an order elsewhere', async () => {
    await filled()
    const unticked = await filled()
    await unticked.post('/contact', ticked)
    await unticked.post('/contact', { offers_consent: '0' })
    const stopped = await filled()
    await stopped.post('/contact', { ...ticked, email: '', phone: '012-999 9999' })
    await app.asOwner(
      `insert into opt_outs (shop_id, channel, address, source, at) values ($1, 'sms', '+60129999999', 'seller', now())`,
      [shopId],
    )
    const elsewhere = await filled()
    await elsewhere.post('/contact', { ...ticked, phone: '' })
    app.clock.advance(60_000)
    const direct = await (
      await app.client('en')
    ).post('/api/ajax/guest/order/place-order/MUG', {
      ...{ ...aBuyer, email: 'siti@buyer.test', quantity: '1' },
    })
    expect(direct.status).toBe(200)
    const before = await told()
    await pass(2)
    await pass(2)
    expect((await left()).filter(({ ordered_at }) => ordered_at === null)).toEqual([])
    expect(await told()).toBe(before)
  })

  it('of somebody who is signed in needs a consent they gave before', async () => {
    const userId = await addPerson(app, 'ahmad@buyer.test')
    const buyer = await buyerAt(app, 'demo', await signedIn(app, userId))
    await buyer.add(mug.productId, { quantity: 1 })
    await pass(2)
    expect(await left()).toEqual([])
    await inTransaction(app.deps.db, { shopId }, (trx) =>
      recordConsent(trx, {
        ...{
          shopId,
          name: 'Ahmad',
          phone: null,
          email: 'ahmad@buyer.test',
          source: 'lead_form',
          words: 'Ya',
          lang: 'ms' as const,
        },
        now: app.clock.now(),
      }),
    )
    await pass(0)
    expect(await left()).toMatchObject([{ email: 'ahmad@buyer.test', phone: null }])
  })

  it('refuses what is no number, and an address that nobody could have', async () => {
    const buyer = await filled()
    expect((await buyer.post('/contact', { offers_consent: '1' })).status).toBe(422)
    expect((await buyer.post('/contact', { ...ticked, phone: 'x' })).body.data).toHaveProperty('phone')
    expect((await buyer.post('/contact', { ...ticked, email: 'siti@' })).body.data).toHaveProperty('email')
    expect(await app.asOwner('select from cart_contacts')).toEqual([])
  })
})

it('one phone is left in so many carts an hour, whoever leaves it from wherever', async () => {
  const limited = await startTestApp({ config: { rateLimits: true } })
  const listing = await addListing(limited, await openTestShop(limited, 'demo'), 'MUG', [{ stock: 1000 }])
  const { points } = limitTable.cart_phone.person
  const leave = async (at: number, phone: string) => {
    const buyer = await limited.client()
    const how = { remoteAddress: `10.40.0.${at}`, headers: { 'x-shop': 'demo' } }
    await buyer.post('/api/ajax/guest/carts', { product_id: listing.productId, quantity: 1 }, how)
    return (await buyer.post('/api/ajax/guest/carts/contact', { ...ticked, phone }, how)).status
  }
  for (let at = 1; at <= points; at++) expect(await leave(at, ticked.phone)).toBe(200)
  expect([await leave(101, ticked.phone), await leave(102, '012-999 8888')]).toEqual([429, 200])
  await limited.close()
})
