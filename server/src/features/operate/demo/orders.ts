import { orderCalls } from '@kedai/domain/product-types/product-types.ts'
import { areaNames } from '@kedai/domain/carts/areas.ts'
import { placeOrder as placeOrderBody } from '@kedai/contracts/orders.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import sharp from 'sharp'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { placeOrder } from '../../sell/checkout/actions/place-order.ts'
import type { Placed } from '../../sell/checkout/actions/place-basket.ts'
import { addNote } from '../../orders/orders/actions/add-note.ts'
import { cancelOrder } from '../../orders/orders/actions/cancel-order.ts'
import { completeOrder } from '../../orders/orders/actions/complete-order.ts'
import { fulfilOrder } from '../../orders/shipments/actions/fulfil-order.ts'
import { packOrder } from '../../orders/orders/actions/pack-order.ts'
import { approveProof } from '../../money/payments/actions/approve-proof.ts'
import { recordPayment } from '../../money/payments/actions/record-payment.ts'
import { refundOrder } from '../../money/payments/actions/refund-order.ts'
import { rejectProof } from '../../money/payments/actions/reject-proof.ts'
import { uploadProof } from '../../money/payments/actions/upload-proof.ts'
import type { DemoShop } from './demo-part.ts'
import { demoBuyers, demoOrders } from './orders-table.ts'
import type { DemoOrder, OrderStep } from './orders-table.ts'
import { findOwnerId } from './queries.ts'

/** A month of orders in every state, each made as a buyer and the seller would. */
export async function seedOrders(trx: Db, { id: shopId }: DemoShop, deps: Deps): Promise<void> {
  const userId = await findOwnerId(trx, shopId)
  const now = deps.clock.now()
  for (const order of demoOrders) {
    const placedAt = plusHours(now, -order.hoursAgo)
    const placed = await place(trx, deps, shopId, order, placedAt)
    for (const [at, step] of order.steps.entries()) {
      // An hour apart, and never later than now.
      const moment = new Date(Math.min(now.getTime(), plusHours(placedAt, at + 1).getTime()))
      await steps[step](trx, { deps, shopId, userId, orderNo: placed.orderNo, placed, now: moment })
    }
  }
}

async function place(
  trx: Db,
  deps: Deps,
  shopId: number,
  { viewId, quantity, by, buyer, notes = '' }: DemoOrder,
  now: Date,
): Promise<Placed> {
  const { phone, ...details } = demoBuyers[buyer] ?? demoBuyers[0]
  const body = placeOrderBody.parse({ ...details, phone, quantity, paymentMethod: by, notes, agreeTnc: true })
  const contact = { details: { ...details, phone, email: '', country: 'MY' }, phone, place: null, isNowhere: false }
  const form = { body, contact, lang: 'ms' as const }
  return placeOrder(trx, deps.files, {
    shopId,
    viewId,
    channel: areaNames[0],
    call: orderCalls[0],
    form,
    proof: null,
    upload: null,
    now,
  })
}

type Step = { deps: Deps; shopId: number; userId: number; orderNo: string; placed: Placed; now: Date }

const of = ({ shopId, orderNo, userId, now }: Step) => ({ order: { shopId, orderNo }, userId, now })

const steps = {
  async slip(trx, { deps, shopId, placed, now }) {
    const file = await deps.files.accept(
      { filename: 'resit.jpg', bytes: await drawSlip(placed) },
      { shopId, kind: 'payment_proof', field: 'paymentProof' },
    )
    await uploadProof(trx, { shopId, orderId: placed.orderId, file, files: deps.files, now })
  },
  async approve(trx, step) {
    await approveProof(trx, of(step))
  },
  async reject(trx, step) {
    await rejectProof(trx, { ...of(step), reason: 'Wang belum masuk ke akaun kami.' })
  },
  async pay(trx, step) {
    await recordPayment(trx, {
      ...of(step),
      amount: step.placed.totals.total,
      method: step.placed.kind === 'cod' ? 'cash' : 'bank_transfer',
      reference: '',
      note: '',
    })
  },
  async part(trx, step) {
    await recordPayment(trx, { ...of(step), amount: '50.00', method: 'bank_transfer', reference: 'DEMO-50', note: '' })
  },
  pack: packOrder,
  ship: (trx, step) =>
    fulfilOrder(trx, {
      ...step,
      courier: 'Pos Laju',
      trackingNumber: `EP${String(step.placed.orderId).padStart(9, '0')}MY`,
    }),
  complete: completeOrder,
  cancel: (trx, step) => cancelOrder(trx, { ...of(step), by: 'seller', reason: 'Pembeli minta batal.' }),
  async refund(trx, step) {
    await refundOrder(trx, { ...of(step), amount: '10.00', reason: 'Sedikit tercalar semasa penghantaran.' })
  },
  note: (trx, step) => addNote(trx, { ...step, text: 'Pembeli minta dihubungi melalui WhatsApp sebelum dihantar.' }),
} satisfies Record<OrderStep, (trx: Db, step: Step) => Promise<void>>

// A slip as banks show it after a transfer; no bank's own looks.
const drawSlip = ({ totals, orderNo }: Placed): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720"><rect width="480" height="720" fill="#f4f1ea"/>
    <rect x="40" y="60" width="400" height="600" rx="16" fill="#fff"/><circle cx="240" cy="150" r="44" fill="#2f8f5b"/><path d="M218 150l16 18 30-36" stroke="#fff" stroke-width="9" fill="none"/>
    <g font-family="sans-serif" text-anchor="middle" fill="#222"><text x="240" y="250" font-size="26">Pindahan berjaya</text><text x="240" y="320" font-size="44" font-weight="bold">RM ${totals.total}</text>
    <text x="240" y="390" font-size="20">Rujukan ${orderNo}</text><text x="240" y="600" font-size="16" fill="#777">Resit contoh</text></g></svg>`),
  )
    .jpeg({ quality: 80 })
    .toBuffer()
