import { areaRules } from '@kedai/domain/carts/areas.ts'
import { programmeAreas } from '@kedai/contracts/programmes.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'
import { noteLeftCarts } from '../../sell/carts/actions/leave-cart.ts'
import { buyerAt } from '../../sell/carts/carts.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { addReseller, areaCalls, openProgrammes } from '../../resellers/resellers/resellers.fixture.ts'
import { startCartsAndStock } from './queries/carts-and-stock.ts'

const app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
afterAll(() => app.close())
const shopId = await openTestShop(app, 'demo')
const ownerOf = async (id: number) =>
  (await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [id]))[0]?.id ?? 0
const owner = await signedIn(app, await ownerOf(shopId))
const mug = await addListing(app, shopId, 'MUG', [{ stock: 1000 }])
await openProgrammes(app, shopId, mug)
const path = '/api/ajax/seller/automations'
const ticked = { name: 'Siti', phone: '012-345 6789', email: 'siti@buyer.test', offers_consent: '1' }
const reminder = {
  name: 'Troli',
  trigger: 'cart_left',
  after_hours: 3,
  steps: [{ action: 'email', subject: 'Troli anda', text: 'Hai {name}, {total} menunggu: {link}' }],
}

const make = async (flow: object) => {
  const made = await owner.post(path, flow)
  expect([made.status, made.body.message]).toEqual([200, 'Automation saved.'])
  return made.body.data as { id: number; after_hours: number | null }
}
const runs = async (id: number) => (await owner.get(`${path}/${id}/runs`)).body.data
const mails = async (subject: string) => (await app.mailbox()).filter((mail) => mail.subject === subject)
async function pass(hours: number) {
  app.clock.advance(hours * 3_600_000)
  await noteLeftCarts(app.deps)
  await startCartsAndStock(app.deps.db, app.clock.now(), 100)
  await app.runJobs()
}
async function leave(more: object = {}) {
  const buyer = await buyerAt(app, 'demo')
  await buyer.add(mug.productId, { quantity: 2 })
  expect((await buyer.post('/contact', { ...ticked, ...more })).status).toBe(200)
  return buyer
}
beforeEach(async () => {
  await app.asOwner('update automations set is_active = false')
  for (const table of ['carts', 'automation_runs', 'left_carts', 'leads', 'opt_outs', 'marketing_consents', 'mailbox'])
    await app.asOwner(`delete from ${table}`)
  app.clock.advance(1000)
})

describe('cart left', () => {
  test('is told once, after its hours, with the link, and shows why in the log', async () => {
    const { id, after_hours } = await make(reminder)
    expect(after_hours).toBe(3)
    const buyer = await leave()
    await pass(2)
    expect(await runs(id)).toEqual([])
    await buyer.add(mug.productId, { quantity: 1 })
    await pass(2)
    expect(await runs(id)).toEqual([])
    await pass(1.5)
    await pass(5)
    const [mail, ...more] = await mails('Troli anda')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'siti@buyer.test' })
    expect(mail?.plain).toMatch(/Hai Siti, RM 75.00 menunggu: http\S+\/cart\/shared\/[\w-]{16}/)
    expect(await runs(id)).toMatchObject([
      { about: 'Siti', state: 'done', steps: [{ action: 'email', state: 'done' }] },
    ])
    await buyer.add(mug.productId, { quantity: 1 })
    await pass(10)
    expect(await runs(id)).toHaveLength(1)
  })

  test('is passed over once they ordered, emptied it, or asked for no more', async () => {
    const steps = [{ ...reminder.steps[0], after_minutes: 600 }]
    const { id } = await make({ ...reminder, steps })
    const ordered = await leave()
    const emptied = await leave({ name: 'Ali', phone: '', email: 'ali@buyer.test' })
    await leave({ name: 'Mei', phone: '', email: 'mei@buyer.test' })
    await pass(4)
    expect(await runs(id)).toMatchObject([{ state: 'queued' }, { state: 'queued' }, { state: 'queued' }])
    expect((await ordered.post('/checkout', { ...aBuyer, phone: '019-111 2222', email: '' })).status).toBe(200)
    await emptied.post('/clear')
    await owner.post('/api/ajax/seller/opt-outs', { email: 'mei@buyer.test' })
    await pass(11)
    const over = { state: 'skipped', why: 'The cart was already ordered or emptied' }
    expect(await runs(id)).toMatchObject([
      { about: 'Mei', state: 'done', steps: [{ state: 'skipped', why: 'Opted out' }] },
      { about: 'Ali', ...over },
      { about: 'Siti', ...over },
    ])
    expect(await mails('Troli anda')).toEqual([])
  })

  test('a dry run says who would hear and why others would not; an SMS takes no link', async () => {
    const { id } = await make({ ...reminder, conditions: [{ field: 'total', op: 'more_than', value: '40' }] })
    await leave()
    const silent = await buyerAt(app, 'demo')
    await silent.add(mug.productId, { quantity: 9 })
    await pass(4)
    const dry = (await owner.post(`${path}/${id}/dry-run`)).body.data
    expect(dry).toMatchObject({ looked_at: 2, would_run: 1 })
    expect(dry.orders).toMatchObject([
      { name: '–', would_run: false, why: 'No customers have agreed to offers' },
      { name: 'Siti', would_run: true, steps: [{ says: 'siti@buyer.test: Troli anda' }] },
    ])
    const sms = { ...reminder, steps: [{ action: 'sms', text: 'Troli: {link}' }] }
    expect((await owner.post(path, sms)).body.data).toHaveProperty(['steps.0.text'])
  })

  test('makes one lead of a phone, which the order wins', async () => {
    await leave()
    await leave({ name: 'Siti Dua' })
    await leave({ name: 'Tanpa telefon', phone: '', email: 'tiada@buyer.test' })
    await pass(2)
    const leads = async () => (await owner.get('/api/ajax/seller/leads')).body.data
    expect(await leads()).toMatchObject([{ phone: '+60123456789', source: 'cart', status: 'new' }])
    const guest = await app.client('en')
    expect((await guest.post(placeUrl('MUG'), { ...aBuyer, quantity: '1' })).status).toBe(200)
    expect(await leads()).toMatchObject([{ phone: '+60123456789', status: 'won' }])
  })
})

describe.each(programmeAreas)('a cart of the programme %s that is left', (area) => {
  const member = async () => {
    const reseller = await addReseller(app, shopId, area)
    return { ...reseller, ...areaCalls(await signedIn(app, reseller.userId), area, 'demo') }
  }

  test('is told to its reseller, who is known by their account, and to nobody they buy for', async () => {
    const { id } = await make({ ...reminder, conditions: [{ field: 'programme', op: 'is', value: area }] })
    await leave()
    const { email, post } = await member()
    expect((await post('/carts', { product_id: mug.productId, quantity: 12 })).status).toBe(200)
    await pass(4)
    const [mail, ...more] = await mails('Troli anda')
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(email)
    // The cart where they left it: no link that shows their prices to whoever has it.
    expect(mail?.plain).toMatch(new RegExp(`/${area}/cart(?:\\s|$)`, 'm'))
    expect(mail?.plain).not.toContain('/cart/shared/')
    expect(await runs(id)).toMatchObject([
      { about: expect.stringMatching(/^Ahli/), state: 'done' },
      { about: 'Siti', state: 'skipped', why: 'Condition not met: programme' },
    ])
    const [message] = await app.asOwner('select basis, reason, recipient from messages order by id desc limit 1')
    expect(message).toEqual({ basis: 'transactional', reason: 'automation', recipient: email })
    // They are in the shop's books already, and no lead.
    expect((await owner.get('/api/ajax/seller/leads')).body.data).toMatchObject([{ phone: '+60123456789' }])
  })

  test('is over once they ordered, whoever the parcel goes to, asked for no more, or may buy no longer', async () => {
    const { id } = await make({ ...reminder, steps: [{ ...reminder.steps[0], after_minutes: 600 }] })
    const [ordered, silent, gone] = [await member(), await member(), await member()]
    for (const one of [ordered, silent, gone]) await one.post('/carts', { product_id: mug.productId, quantity: 12 })
    await pass(4)
    expect(await runs(id)).toMatchObject([{ state: 'queued' }, { state: 'queued' }, { state: 'queued' }])
    const to = {
      ...aBuyer,
      email: 'pembeli@orang.test',
      ...(areaRules(area).ownSender && { sender_name: 'Kedai saya' }),
    }
    const order = await ordered.post('/carts/checkout', to)
    expect([order.status, order.body.message]).toEqual([200, expect.any(String)])
    await owner.post('/api/ajax/seller/opt-outs', { email: silent.email })
    await app.asOwner(`update resellers set status = 'suspended' where id = $1`, [gone.id])
    await pass(11)
    const states = (await runs(id)).map(({ state, steps }: { state: string; steps: { state: string }[] }) => [
      state,
      steps.map((step) => step.state),
    ])
    expect(states.sort()).toEqual([
      ['done', ['skipped']],
      ['skipped', []],
      ['skipped', []],
    ])
    expect(await mails('Troli anda')).toEqual([])
  })
})

describe('stock low', () => {
  const flow = {
    name: 'Stok',
    trigger: 'stock_low',
    steps: [
      { action: 'task', title: 'Pesan {item}, tinggal {left}' },
      { action: 'email', subject: 'Stok rendah', text: '{item} ({sku}) tinggal {left}' },
    ],
  }
  const setStock = (unit: number, stock: number) =>
    app.asOwner('update variations set stock = $2 where id = $1', [unit, stock])

  test('is told once until it is in stock again', async () => {
    const lamp = await addListing(app, shopId, 'LAMP', [{ options: ['Merah'], stock: 20 }])
    const unit = lamp.units[0] ?? 0
    await app.asOwner('update variations set low_stock_at = 3 where id = $1', [unit])
    const { id } = await make(flow)
    await setStock(unit, 4)
    await pass(0)
    expect(await runs(id)).toEqual([])
    await setStock(unit, 3)
    await pass(0)
    await setStock(unit, 1)
    await pass(0)
    expect(await runs(id)).toMatchObject([
      { about: expect.stringContaining('Merah'), state: 'done', steps: [{ action: 'task' }, { action: 'email' }] },
    ])
    const [mail, ...more] = await mails('Stok rendah')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'demo@shop.test', plain: expect.stringMatching(/Merah .*tinggal 3/) })
    await setStock(unit, 10)
    await setStock(unit, 2)
    await pass(0)
    expect(await runs(id)).toHaveLength(2)
    expect((await owner.post(`${path}/${id}/dry-run`)).body.data).toMatchObject({ looked_at: 1, would_run: 1 })
  })

  test('waits for no shelf that was filled meanwhile, and does nothing to customers', async () => {
    const bowl = await addListing(app, shopId, 'BOWL', [{ stock: 20 }])
    const { id } = await make({ ...flow, steps: [{ action: 'task', title: 'Pesan', after_minutes: 60 }] })
    await setStock(bowl.units[0] ?? 0, 0)
    await pass(0)
    expect(await runs(id)).toMatchObject([{ state: 'queued' }])
    await setStock(bowl.units[0] ?? 0, 20)
    await pass(2)
    expect(await runs(id)).toMatchObject([{ state: 'skipped', why: 'Back in stock' }])
    for (const step of [
      { action: 'tag', tag: 'x' },
      { action: 'coupon', coupon: 'TEN' },
    ])
      expect((await owner.post(path, { ...flow, steps: [step] })).body.data).toHaveProperty(['steps.0.action'])
  })
})
