import type { Ids } from '../matrix/subject.ts'
import { orderIn } from '../matrix/world.ts'
import type { World } from '../matrix/world.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import { buyer, fresh } from './writing.ts'
import type { Writing } from './writing.ts'

/** Orders, from placing one to giving money back. */
export const orderWritings: Record<string, Writing> = {
  'POST /api/ajax/guest/order/place-order/{view_id}': {
    as: 'guest',
    body: () => ({ ...buyer, quantity: 1, notes: 'Bungkus', paymentMethod: 'bank_transfer', coupon_code: '' }),
  },
  'POST /api/ajax/guest/order/{token}/cancel': { as: 'guest', body: () => ({ reason: 'Tersilap' }) },
  'POST /api/ajax/guest/order/{token}/payment-proof': {
    as: 'guest',
    body: ({ picture: bytes }) => ({ paymentProof: new FuzzFile('resit.jpg', bytes) }),
  },
  'PUT /api/ajax/guest/order/{token}/reviews/{product_id}': {
    as: 'guest',
    body: () => ({ stars: 3, words: `Baik ${fresh()}`, shown_as: 'full' }),
  },
  'POST /api/ajax/seller/reviews/{review_id}/reply': { as: 'owner', body: () => ({ text: `Terima kasih ${fresh()}` }) },
  'POST /api/ajax/seller/reviews/{review_id}/hide': { as: 'owner', body: () => ({ reason: 'Bukan tentang barang' }) },
  'POST /api/ajax/seller/orders/{order_no}/edit': {
    as: 'owner',
    body: () => ({ revision: 1, shipping: '8.00', ...buyer, country: undefined, reason: 'Alamat' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/record-payment': {
    as: 'owner',
    body: () => ({ amount: '1.00', method: 'cash', reference: 'R-1', note: 'Tunai' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/refund': {
    as: 'owner',
    ids: paidOrder,
    body: () => ({ amount: '1.00', reason: 'Pecah' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/fulfil': {
    as: 'owner',
    ids: paidOrder,
    body: () => ({ courier: 'Pos Laju', tracking_number: 'EF123456789MY' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/tracking': {
    as: 'owner',
    ids: sentOrder,
    body: () => ({ courier: 'Pos Laju', tracking_number: `EF${fresh()}MY` }),
  },
  'POST /api/ajax/seller/orders/{order_no}/shipments': {
    as: 'owner',
    ids: paidOrder,
    body: () => ({ courier: 'Pos Laju', service: 'Ekspres', tracking_number: 'EP1', weight: '1.0' }),
  },
  'PUT /api/ajax/seller/shipments/{id}': {
    as: 'owner',
    body: () => ({ courier: 'Pos Laju', service: 'Ekspres', tracking_number: `EF${fresh()}MY`, weight: '1.0' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/cancel': { as: 'owner', body: () => ({ reason: 'Habis' }) },
  'POST /api/ajax/seller/orders/{order_no}/notes': { as: 'owner', body: () => ({ text: 'Sudah ditelefon' }) },
  'POST /api/ajax/seller/orders/{order_no}/tags': { as: 'owner', body: () => ({ tags: ['segera'] }) },
  'POST /api/ajax/seller/orders/{order_no}/payment-proof/approve': {
    as: 'owner',
    ids: orderWithSlip,
    body: () => ({ amount: '1.00' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/payment-proof/reject': {
    as: 'owner',
    ids: orderWithSlip,
    body: () => ({ reason: 'Kabur' }),
  },
  'POST /api/ajax/seller/money/{id}/accept': { as: 'owner', ids: lateMoney, body: () => ({ note: 'Milik dia' }) },
  'POST /api/ajax/seller/money/{id}/refund': { as: 'owner', body: () => ({ note: 'Dipulangkan' }) },
  'POST /api/ajax/seller/order-runs': {
    as: 'owner',
    body: async (world) => ({
      action: 'fulfil',
      orders: { order_nos: [(await paidOrder(world)).order_no] },
      courier: 'Pos Laju',
    }),
  },
}

async function paidOrder(world: World): Promise<Ids> {
  const { orderNo, token } = await orderIn(world, 'demo')
  const { body } = await world.people.owner.get(`/api/ajax/seller/orders/${orderNo}`)
  await world.people.owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, {
    amount: body.data.balance_due,
    method: 'cash',
  })
  return { order_no: orderNo, token }
}

async function sentOrder(world: World): Promise<Ids> {
  const paid = await paidOrder(world)
  await world.people.owner.post(`/api/ajax/seller/orders/${paid.order_no}/fulfil`, { courier: 'Pos Laju' })
  return paid
}

async function lateMoney(world: World): Promise<Ids> {
  const { orderId } = await orderIn(world, 'demo')
  const [row] = await world.kedai.asOwner<{ id: number }>(
    `insert into unmatched_money (shop_id, order_id, cause, amount_sen, received_at) values ($1, $2, 'excess', 500, now()) returning id`,
    [world.shops.demo.shopId, orderId],
  )
  return { id: String(row?.id) }
}

async function orderWithSlip(world: World): Promise<Ids> {
  const { orderNo, token } = await orderIn(world, 'demo')
  await world.people.guest.multipart(`/api/ajax/guest/order/${token}/payment-proof`, {
    paymentProof: { filename: 'resit.jpg', bytes: world.picture },
  })
  return { order_no: orderNo, token }
}
