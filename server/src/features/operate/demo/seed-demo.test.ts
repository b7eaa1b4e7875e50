import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '../../../platform/config/config.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'
import { seedDemo } from './seed-demo.ts'

const rowsOf = (shop: TestApp) =>
  shop.asOwner<{ rows: string }>(`
  select (select count(*) from shops) || ' ' || (select count(*) from shop_members) || ' ' || (select count(*) from coupons) || ' '
    || (select count(*) from payment_methods) || ' ' || (select count(*) from demo_parts) || ' ' || (select count(*) from shop_policies) as rows`)

describe('the demo', () => {
  let shop: TestApp
  let took: number
  beforeAll(async () => {
    shop = await startTestApp()
    const before = process.cpuUsage()
    await seedDemo(shop.deps)
    const { user, system } = process.cpuUsage(before)
    took = (user + system) / 1000
  })
  afterAll(() => shop.close())

  // Work done, not time passed: a machine busy with other things says nothing about the demo.
  test('takes less than ten seconds of work, a month of orders included', () => expect(took).toBeLessThan(10_000))

  test.each([
    ['seller@demo.test', 'demo', 'owner', []],
    ['staff@demo.test', 'demo', 'staff', ['orders']],
    ['seller@rival.test', 'rival', 'owner', []],
  ])('%s signs in', async (email, username, role, permissions) => {
    const { status, body } = await (await shop.client()).signIn(email, 'demo-seller-1')
    expect(status).toBe(200)
    expect(body.data.shops).toMatchObject([{ username, role, permissions }])
  })

  test('has the coupons and the ways to pay of the contract', async () => {
    const codes = await shop.asOwner<{ code: string }>('select code from coupons order by code')
    expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining(['DEMO10', 'DEMO5', 'EXPIRED', 'ONCE']))
    const methods = await shop.asOwner<{ code: string }>(`
      select code from payment_methods where shop_id = (select id from shops where username = 'demo') order by position`)
    expect(methods.map(({ code }) => code)).toEqual(['sandbox', 'bank_transfer', 'cod', 'duitnow_qr'])
  })

  test('has an invoice in every state, and opens one of them from the start page', async () => {
    const owner = await shop.client('en')
    await owner.signIn('seller@demo.test', 'demo-seller-1')
    const pages = await Promise.all([1, 2].map((page) => owner.get(`/api/ajax/seller/invoices?page=${page}`)))
    const rows = pages.flatMap(({ body }) => body.data as { display_status: string; is_recurring: boolean }[])
    expect(new Set(rows.map(({ display_status }) => display_status))).toEqual(
      new Set(['draft', 'approved', 'sent', 'viewed', 'partial', 'paid', 'overdue', 'credited', 'written_off', 'void']),
    )
    expect(rows.some(({ is_recurring }) => is_recurring)).toBe(true)
    const { share_url } = (await (await shop.client('en')).get('/api/ajax/demo/invoice')).body.data
    const slug = share_url.split('/view/invoice/')[1]
    expect((await (await shop.client('en')).get(`/api/ajax/guest/invoices/${slug}`)).body.data).toMatchObject({
      hashslug: slug,
    })
  })

  test('has a quote in every state, one that waits for its answer, and an invoice with a deposit paid', async () => {
    const owner = await shop.client('en')
    await owner.signIn('seller@demo.test', 'demo-seller-1')
    const { data } = (await owner.get('/api/ajax/seller/quotes')).body
    expect(new Set(data.map(({ state }: { state: string }) => state))).toEqual(
      new Set(['draft', 'sent', 'accepted', 'declined', 'expired', 'converted']),
    )
    const { quote_url } = (await (await shop.client('en')).get('/api/ajax/demo/invoice')).body.data
    expect(
      (await (await shop.client('en')).get(`/api/ajax/guest/quotes/${quote_url.split('/view/quote/')[1]}`)).body.data,
    ).toMatchObject({ state: 'sent', actions: { accept: { allowed: true } } })
    const [split] = await shop.asOwner<{ hashslug: string }>(
      'select i.hashslug from invoices i join invoice_parts p on p.invoice_id = i.id limit 1',
    )
    expect((await owner.get(`/api/ajax/seller/invoices/view/${split?.hashslug}`)).body.data).toMatchObject({
      instalments: [{ state: 'paid' }, { state: 'waiting' }, { state: 'waiting' }],
      next_payment: { part: 2 },
    })
  })

  test('has a shop full of products, each with its pictures', async () => {
    const [counts] = await shop.asOwner(`
      select count(*) filter (where s.username = 'demo') >= 50 as demo, count(*) filter (where s.username = 'rival') >= 3 as rival,
        bool_and(p.status = 'published' and exists (select from product_images i where i.product_id = p.id)) as shown
      from products p join shops s on s.id = p.shop_id`)
    expect(counts).toEqual({ demo: true, rival: true, shown: true })
    const units = await shop.asOwner(`
      select p.view_id, count(*)::integer as units, min(v.price_sen) as cheapest, max(v.price_sen) as dearest, sum(v.stock)::integer as stock
      from products p join variations v on v.product_id = p.id where p.view_id in ('DEMO-MUG', 'DEMO-TEE', 'DEMO-LAST', 'DEMO-EBOOK') group by p.view_id order by p.view_id`)
    expect(units).toEqual([
      { view_id: 'DEMO-EBOOK', units: 1, cheapest: 1990, dearest: 1990, stock: null },
      { view_id: 'DEMO-LAST', units: 1, cheapest: 7800, dearest: 7800, stock: 3 },
      { view_id: 'DEMO-MUG', units: 1, cheapest: 2500, dearest: 2500, stock: 1000 },
      { view_id: 'DEMO-TEE', units: 12, cheapest: 3900, dearest: 4500, stock: 227 },
    ])
    const [first] = await shop.asOwner<{ key: string }>('select key from files order by id limit 1')
    const answer = await (
      await shop.client()
    ).get(`/media/${first?.key.replace(/^public\//, '').replace('.jpg', '-400.webp')}`)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  test('has orders in every state', async () => {
    const standing = await shop.asOwner<{ state: string }>(
      `select distinct unnest(array[order_status, payment_status, fulfilment_status]) as state from orders order by 1`,
    )
    expect(standing.map(({ state }) => state)).toEqual([
      'cancelled',
      'checking',
      'completed',
      'delivered',
      'open',
      'packed',
      'paid',
      'partially_paid',
      'partially_refunded',
      'shipped',
      'unfulfilled',
      'unpaid',
    ])
  })

  test('has reviews of what was sent, one answered and one hidden', async () => {
    const [counts] = await shop.asOwner(
      `select count(*)::integer as written, count(reply)::integer as answered, count(hidden_at)::integer as hidden from reviews`,
    )
    expect(counts).toEqual({ written: 8, answered: 1, hidden: 1 })
    const { data } = (await (await shop.client()).get('/api/ajax/guest/front-store/demo/items?term=tart+nanas')).body
    expect(data[0]).toMatchObject({ rating: 5, rating_count: 1 })
  })

  test('a second start, and two at once, add nothing', async () => {
    const before = await rowsOf(shop)
    await seedDemo(shop.deps)
    await Promise.all([seedDemo(shop.deps), seedDemo(shop.deps)])
    expect(await rowsOf(shop)).toEqual(before)
  })

  test('what a visitor removed stays removed', async () => {
    await shop.asOwner(`delete from shop_policies where shop_id = (select id from shops where username = 'demo')`)
    await seedDemo(shop.deps)
    expect(await shop.asOwner(`select 1 from shop_policies`)).toEqual([])
  })
})

test('two first starts at once make one demo', async () => {
  const shop = await startTestApp()
  await Promise.all([seedDemo(shop.deps), seedDemo(shop.deps)])
  expect(await shop.asOwner('select username from shops order by username')).toEqual([
    { username: 'demo' },
    { username: 'rival' },
  ])
  await shop.close()
}, 60_000)

test('a start that was cut goes on where it stopped', async () => {
  const shop = await startTestApp()
  await seedDemo(shop.deps)
  const whole = await rowsOf(shop)
  await shop.asOwner('delete from shop_policies')
  await shop.asOwner(`delete from demo_parts where name = 'policies of demo'`)
  await seedDemo(shop.deps)
  expect(await rowsOf(shop)).toEqual(whole)
  await shop.close()
}, 60_000)

test('somebody else’s shop of that name is left alone, and the start says so', async () => {
  const shop = await startTestApp()
  await (await shop.client()).post('/api/ajax/auth/register', registrationFor('demo'))
  await expect(seedDemo(shop.deps)).rejects.toThrow(ConfigError)
  expect(await shop.asOwner('select username from shops')).toEqual([{ username: 'demo' }])
  await shop.close()
})
