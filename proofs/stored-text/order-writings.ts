import type { Ids } from '../matrix/subject.ts'
import { orderIn } from '../matrix/world.ts'
import type { World } from '../matrix/world.ts'
import { memberIn } from '../matrix/member-in.ts'
import { FuzzFile } from '../openapi/schema-to-arb.ts'
import { ticketEdit, ticketOrder } from './type-writings.ts'
import { buyer, fresh } from './writing.ts'
import type { Writing } from './writing.ts'

/** Orders, from placing one to giving money back. */
export const orderWritings: Record<string, Writing> = {
  'POST /api/ajax/guest/order/place-order/{view_id}': {
    as: 'guest',
    body: () => ({ ...buyer, quantity: 1, notes: 'Bungkus', paymentMethod: 'bank_transfer', coupon_code: '' }),
    others: [ticketOrder],
  },
  'POST /api/ajax/guest/order/collect/{view_id}': {
    as: 'guest',
    ids: () => Promise.resolve({ view_id: 'DEMO-FUND' }),
    body: () => ({
      ...buyer,
      amount: '10.00',
      answers: { kampung: 'Lorong 1', ucapan: 'Semoga berjaya' },
      notes: 'Sedekah',
      paymentMethod: 'bank_transfer',
      coupon_code: '',
    }),
  },
  'POST /api/ajax/guest/order/rental-place-order/{view_id}': {
    as: 'guest',
    ids: () => Promise.resolve({ view_id: 'DEMO-CAMERA' }),
    body: () => ({
      ...buyer,
      dateRange: rentalDay(),
      addons: [1],
      pickup_location: 'Kedai kami di Kuala Kangsar',
      return_location: 'Kedai kami di Kuala Kangsar',
      notes: 'Datang pagi',
      paymentMethod: 'bank_transfer',
      coupon_code: '',
    }),
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
  'POST /api/ajax/guest/member/{token}/renew': {
    as: 'guest',
    ids: cardOfClub,
    body: () => ({ paymentMethod: 'bank_transfer', notes: `Sambung ${fresh()}`, coupon_code: '' }),
  },
  'POST /api/ajax/seller/members/check-in': {
    as: 'owner',
    body: async ({ kedai, shops }) => ({ code: (await memberIn(kedai, shops.demo)).code, device: 'Pintu' }),
  },
  'POST /api/ajax/seller/orders': {
    as: 'owner',
    body: async ({ people }) => {
      const { body: mug } = await people.guest.get('/api/ajax/guest/view/DEMO-MUG')
      return {
        items: [{ variation_id: mug.data.items[0].id, quantity: 1 }],
        ...buyer,
        notes: 'Dari sembang',
        paymentMethod: 'bank_transfer',
        coupon_code: '',
      }
    },
  },
  'POST /api/ajax/guest/order/{token}/tickets/{id}': {
    as: 'guest',
    body: () => ({ name: `Siti ${fresh()}`, email: `siti-${fresh()}@buyer.test`, mobile: '013-222 3344' }),
  },
  'POST /api/ajax/guest/waitlist/{view_id}': {
    as: 'guest',
    body: async ({ kedai }, { view_id: viewId }) => {
      const [unit] = await kedai.asOwner<{ id: number }>(
        'select v.id from variations v join products p on p.id = v.product_id where p.view_id = $1',
        [viewId],
      )
      return { item_id: unit?.id, quantity: 1, name: 'Nur Aisyah', phone: '012-345 6789', email: 'aisyah@buyer.test' }
    },
  },
  'POST /api/ajax/seller/tickets/check-in': { as: 'owner', body: () => ({ code: 'TIADA', device: 'Pintu' }) },
  'POST /api/ajax/guest/course/{token}/renew': {
    as: 'guest',
    ids: placeInCourse,
    body: () => ({ paymentMethod: 'bank_transfer', notes: `Sambung ${fresh()}`, coupon_code: '' }),
  },
  'POST /api/ajax/seller/orders/{order_no}/edit': {
    as: 'owner',
    body: () => ({ revision: 1, shipping: '8.00', ...buyer, country: undefined, reason: 'Alamat' }),
    others: [ticketEdit],
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
  'POST /api/ajax/seller/rentals/{id}/hand-over': {
    as: 'owner',
    body: ({ picture: bytes }) => ({ note: 'Baik', photos: [new FuzzFile('alat.jpg', bytes)] }),
  },
  'POST /api/ajax/seller/rentals/{id}/return': {
    as: 'owner',
    ids: rentalOut,
    body: ({ picture: bytes }) => ({ note: 'Calar', photos: [new FuzzFile('alat.jpg', bytes)] }),
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
  'POST /api/ajax/seller/money/waiting-slips/refuse': {
    as: 'owner',
    body: async (world) => ({ order_nos: [(await orderWithSlip(world)).order_no], reason: 'Kosong' }),
  },
  'POST /api/ajax/seller/money/{id}/accept': {
    as: 'owner',
    ids: (world) => setAside(world, 'excess'),
    body: () => ({ note: 'Milik dia' }),
  },
  'POST /api/ajax/seller/money/{id}/refund': { as: 'owner', body: () => ({ note: 'Dipulangkan' }) },
  'POST /api/ajax/seller/money/{id}/dismiss': {
    as: 'owner',
    ids: (world) => setAside(world, 'unconfirmed'),
    body: () => ({ note: 'Tidak diterima' }),
  },
  'POST /api/ajax/seller/order-runs': {
    as: 'owner',
    body: async (world) => ({
      action: 'fulfil',
      orders: { order_nos: [(await paidOrder(world)).order_no] },
      courier: 'Pos Laju',
    }),
  },
}

// A day of its own for each booking, so that none is refused for another.
let rentalDays = 0
function rentalDay(): [string, string] {
  const day = new Date(Date.now() + (30 + rentalDays++) * 86_400_000).toISOString().slice(0, 10)
  return [day, day]
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

async function rentalOut(world: World): Promise<Ids> {
  const { orderId } = await orderIn(world, 'demo')
  const { shopId, productId } = world.shops.demo
  const [row] = await world.kedai.asOwner<{ id: number }>(
    `insert into rentals (shop_id, order_id, line_no, product_id, product, units, starts_at, ends_at, state, handed_over_at)
     values ($1, $2, 0, $3, 'Kamera', 1, now(), now() + interval '1 day', 'out', now()) returning id`,
    [shopId, orderId, productId],
  )
  return { id: String(row?.id) }
}

function cardOfClub(world: World): Promise<Ids> {
  return bought(world, 'DEMO-CLUB', 'member_url')
}

function placeInCourse(world: World): Promise<Ids> {
  return bought(world, 'DEMO-COURSE', 'learn_url')
}

// What the demo sells, paid for; the token that its line leads to.
async function bought(world: World, viewId: string, link: 'member_url' | 'learn_url'): Promise<Ids> {
  const { guest, owner } = world.people
  const { body: view } = await guest.get(`/api/ajax/guest/view/${viewId}`)
  const { body: placed } = await guest.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    ...buyer,
    ...(link === 'member_url' && { plan: view.data.items[0].id }),
    paymentMethod: 'bank_transfer',
  })
  const { order_no: orderNo, totals, redirect_to: page } = placed.data
  await owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: totals.total, method: 'cash' })
  const { body: order } = await guest.get(`/api/ajax/guest${page}`)
  return { token: String(order.data.lines[0][link]).split('/').pop() ?? '' }
}

async function sentOrder(world: World): Promise<Ids> {
  const paid = await paidOrder(world)
  await world.people.owner.post(`/api/ajax/seller/orders/${paid.order_no}/fulfil`, { courier: 'Pos Laju' })
  return paid
}

async function setAside(world: World, cause: 'excess' | 'unconfirmed'): Promise<Ids> {
  const { orderId } = await orderIn(world, 'demo')
  const [row] = await world.kedai.asOwner<{ id: number }>(
    `insert into unmatched_money (shop_id, order_id, cause, amount_sen, received_at) values ($1, $2, $3, 500, now()) returning id`,
    [world.shops.demo.shopId, orderId, cause],
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
