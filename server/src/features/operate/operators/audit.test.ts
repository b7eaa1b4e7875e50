import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typeParsers } from '../../../platform/db/type-parsers.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, payTestOrder, placeTestOrder } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'
import { operateAt } from './operators.fixture.ts'

let app: TestApp
let client: Client
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  client = new Client({ ...app.deps.database.ownerAddress, types: typeParsers })
  await client.connect()
  shop = await openTestShop(app, 'mawar')
  await app.asOwner('update variations set stock = 1000 where id = $1', [shop.variationId])
})
afterAll(async () => {
  await client.end()
  await app.close()
})

const audit = async (...args: string[]) =>
  JSON.parse(await operateAt(app, client, ['audit', ...args, '--json'])) as {
    order_no: string
    fault: string
    what: string
  }[]

async function sold(quantity: number) {
  const order = await placeTestOrder(app, shop, { quantity })
  await payTestOrder(app, shop, order)
  const [line] = await app.asOwner<{ id: number }>('select id from order_lines where order_id = $1', [order.orderId])
  return { ...order, lineId: line?.id ?? 0 }
}

/** A refund of units as a version of before wrote it. */
const refundedBefore = (order: { orderId: number; lineId: number }, units: { givenUp: number; lost: number }) =>
  app.asOwner(
    `with back as (insert into payments (shop_id, order_id, kind, source, method, amount_sen, at)
       values ($1, $2, 'refund', 'seller', 'cash', 100, '2026-11-01') returning id),
     noted as (insert into refund_lines (shop_id, payment_id, order_line_id, quantity, given_up, unsent, restocked, written_off)
       select $1, back.id, $3, 1, $4, 0, 0, $5 from back)
     update order_lines set returned = 1, given_up = $4, written_off = $5 where id = $3`,
    [shop.shopId, order.orderId, order.lineId, units.givenUp, units.lost],
  )

test('lists what was left wrong, says why, and changes nothing', async () => {
  expect(await audit()).toEqual([])
  expect(await operateAt(app, client, ['audit'])).toBe('Nothing was found.')

  const scrap = await sold(2)
  await refundedBefore(scrap, { givenUp: 1, lost: 1 })
  await app.asOwner(`update orders set order_status = 'cancelled', fulfilment_status = 'cancelled' where id = $1`, [
    scrap.orderId,
  ])

  const ticket = await sold(2)
  await app.asOwner(`update order_lines set item_type = 'ticket' where id = $1`, [ticket.lineId])
  for (const place of [0, 1])
    await app.asOwner(
      `insert into tickets (shop_id, product_id, variation_id, order_id, order_line_id, place, code, title, item_title, venue, starts_at, name, email, mobile, status, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'Gig', 'Gig', '', '2026-12-20', 'A', '', '', 'valid', now(), now())`,
      [shop.shopId, shop.productId, shop.variationId, ticket.orderId, ticket.lineId, place, `code${place}`],
    )
  await refundedBefore(ticket, { givenUp: 0, lost: 0 })

  const open = await sold(1)
  await app.asOwner(`update orders set payment_status = 'refunded', refunded_sen = paid_sen where id = $1`, [
    open.orderId,
  ])

  const cash = await placeTestOrder(app, shop, { quantity: 1 })
  await payTestOrder(app, shop, cash)
  await app.asOwner(
    `update orders set payment_status = 'partially_paid', total_sen = total_sen + 1, shipping_sen = shipping_sen + 1 where id = $1`,
    [cash.orderId],
  )

  const before = await app.asOwner('select id, order_status, payment_status, revision from orders order by id')
  const found = await audit()
  expect(found.map(({ order_no, fault }) => [order_no, fault]).toSorted()).toEqual(
    [
      [scrap.orderNo, 'scrap_on_shelf'],
      [ticket.orderNo, 'refunded_tickets'],
      [open.orderNo, 'refunded_open'],
      [cash.orderNo, 'cash_rest'],
    ].toSorted(),
  )
  expect(found.find(({ fault }) => fault === 'refunded_tickets')?.what).toBe(
    '1 of 2 tickets were refunded, and 2 are still valid',
  )
  expect(await operateAt(app, client, ['audit', '--shop', 'mawar'])).toContain('Cancel the order')
  expect(await audit('--shop', 'melur')).toEqual([])
  expect(await app.asOwner('select id, order_status, payment_status, revision from orders order by id')).toEqual(before)
})

test('tells a card whose last day is not that of its payments', async () => {
  const { orderId, lineId } = await sold(1)
  await app.asOwner(
    `with made as (insert into entitlements (shop_id, kind, product_id, variation_id, order_id, token, code, title, plan, holder_name, holder_phone, lang, grace_days, until_on, created_at)
       values ($1, 'membership', $2, $3, $4, 'token-of-a-card', 'KADKADKAD1', 'Kelab', 'Bulanan', 'A', '+60123456789', 'ms', 0, '2027-04-30', now()) returning id)
     insert into entitlement_periods (shop_id, entitlement_id, order_id, order_line_id, paid_on, every, unit) select $1, id, $4, $5, '2027-03-01', 1, 'month' from made`,
    [shop.shopId, shop.productId, shop.variationId, orderId, lineId],
  )
  expect((await audit()).filter(({ fault }) => fault === 'last_day')).toMatchObject([
    { what: 'card KADKADKAD1 ends on 2027-04-30, by its payments on 2027-04-01' },
  ])
})
