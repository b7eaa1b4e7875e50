import type { PaymentKind } from '../payments/methods.ts'
import type { ProofState } from '../payments/proofs.ts'
import type { Work } from '../people/permissions.ts'
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from './statuses.ts'

/** What a seller can do to an order (CONTRACT §5a), with the area of work that staff need for it. */
export const sellerActions = {
  approve_proof: { work: 'payments' },
  reject_proof: { work: 'payments' },
  record_payment: { work: 'payments' },
  pack: { work: 'orders' },
  fulfil: { work: 'orders' },
  track: { work: 'orders' },
  complete: { work: 'orders' },
  cancel: { work: 'orders' },
  refund: { work: 'refunds' },
  edit: { work: 'orders' },
  add_note: { work: 'orders' },
} as const satisfies Record<string, { work: Work }>

export type SellerAction = keyof typeof sellerActions

export const sellerActionNames = Object.keys(sellerActions) as SellerAction[] // the keys of a literal without further ones

/** What a buyer can do from the order page (CONTRACT §2). */
export const buyerActionNames = ['pay', 'upload_proof', 'cancel'] as const

export type BuyerAction = (typeof buyerActionNames)[number]

/**
 * What decides whether an action is open: the three axes, the latest slip, how the buyer chose to pay, whether a parcel goes,
 * whether any of its money is held (an order of nothing holds none), whether units of it were given up, and whether the payment
 * alone handed it over.
 */
export type OrderFacts = {
  order: OrderStatus
  payment: PaymentStatus
  fulfilment: FulfilmentStatus
  proof: ProofState
  paymentKind: PaymentKind
  ships: boolean
  isMoneyHeld: boolean
  isPartGivenUp: boolean
  isByItself: boolean
}

export type ActionRefusal =
  | 'order_completed'
  | 'order_cancelled'
  | 'order_expired'
  | 'no_slip'
  | 'slip_waiting'
  | 'slips_not_used'
  | 'not_paid'
  | 'already_paid'
  | 'was_refunded'
  | 'nothing_received'
  | 'refund_first'
  | 'bank_deciding'
  | 'not_paid_online'
  | 'not_fulfilled'
  | 'already_fulfilled'
  | 'already_packed'
  | 'partly_sent'
  | 'nothing_to_send'
  | 'no_parcel'

/** Why a seller's action is closed now, or null when it is open. */
export const whyNot = (action: SellerAction, order: OrderFacts): ActionRefusal | null => sellerRules[action](order)

/** Why a buyer's action is closed now, or null when it is open. */
export const whyNotForBuyer = (action: BuyerAction, order: OrderFacts): ActionRefusal | null =>
  buyerRules[action](order)

type Rule = (order: OrderFacts) => ActionRefusal | null

const sellerRules = {
  // Nobody looked at it in time: its money is late money, as any that comes once an order has expired.
  approve_proof: (order) =>
    order.order === 'expired' && slipWaits(order) ? null : (notOpen(order) ?? (slipWaits(order) ? null : 'no_slip')),
  reject_proof: (order) => notOpen(order) ?? (slipWaits(order) ? null : 'no_slip'),
  record_payment: (order) => notOpen(order) ?? settled(order),
  pack: (order) =>
    notOpen(order) ??
    handedOver(order) ??
    partlySent(order) ??
    nothingToSend(order) ??
    (order.fulfilment === 'packed' ? 'already_packed' : unpaidGoods(order)),
  fulfil: (order) => notOpen(order) ?? handedOver(order) ?? nothingToSend(order) ?? unpaidGoods(order),
  // A number is often known only after the parcel went, and even after the order was closed.
  track: (order) =>
    (order.order === 'completed' ? null : notOpen(order)) ??
    (!order.ships ? 'no_parcel' : isHandedOver(order) || isPartlySent(order) ? null : 'not_fulfilled'),
  complete: (order) =>
    notOpen(order) ??
    unpaid(order) ??
    partlySent(order) ??
    (isHandedOver(order) || isNothingToSend(order) ? null : 'not_fulfilled'),
  // A parcel that came back unpaid, or was refunded whole, must still be closable: only held money stands in the way.
  cancel: (order) =>
    notOpen(order) ??
    (slipWaits(order) ? 'slip_waiting' : order.isMoneyHeld ? (handedOver(order) ?? 'refund_first') : null),
  refund: (order) => (order.isMoneyHeld ? null : 'nothing_received'),
  // What the buyer is just paying for must not change under the payment; what was given back in part has no clear sum any more.
  edit: (order) =>
    notOpen(order) ??
    handedOver(order) ??
    partlySent(order) ??
    trying(order) ??
    (order.isPartGivenUp || order.payment === 'refunded' || order.payment === 'partially_refunded'
      ? 'was_refunded'
      : null),
  add_note: () => null,
} satisfies Record<SellerAction, Rule>

const buyerRules = {
  pay: (order) =>
    notOpen(order) ?? settled(order) ?? trying(order) ?? (order.paymentKind === 'gateway' ? null : 'not_paid_online'),
  upload_proof: (order) =>
    notOpen(order) ??
    settled(order) ??
    (slipWaits(order) ? 'slip_waiting' : takesSlips(order.paymentKind) ? null : 'slips_not_used'),
  // What cost nothing was paid by nobody: until a person handed it over, it can be given up like what is unpaid.
  cancel: (order) =>
    notOpen(order) ??
    (order.isByItself && !order.isMoneyHeld ? null : handedOver(order)) ??
    partlySent(order) ??
    trying(order) ??
    (order.isMoneyHeld ? 'already_paid' : order.payment === 'refunded' ? 'was_refunded' : null),
} satisfies Record<BuyerAction, Rule>

const closedBecause = {
  open: null,
  completed: 'order_completed',
  cancelled: 'order_cancelled',
  expired: 'order_expired',
} satisfies Record<OrderStatus, ActionRefusal | null>

// Whether money is still wanted, a row a status, so that a new status cannot be forgotten.
const money = {
  unpaid: { settled: null, enough: false },
  pending: { settled: null, enough: false },
  failed: { settled: null, enough: false },
  checking: { settled: null, enough: false },
  partially_paid: { settled: null, enough: false },
  paid: { settled: 'already_paid', enough: true },
  overpaid: { settled: 'already_paid', enough: true },
  partially_refunded: { settled: 'already_paid', enough: true },
  refunded: { settled: 'was_refunded', enough: false },
} satisfies Record<PaymentStatus, { settled: ActionRefusal | null; enough: boolean }>

/** Whether nothing more is waited for before the goods may go. */
export const isPaidFor = (order: Pick<OrderFacts, 'payment'>): boolean => money[order.payment].enough

const notOpen: Rule = (order) => closedBecause[order.order]
const settled: Rule = (order) => money[order.payment].settled
const slipWaits = (order: OrderFacts) => order.proof === 'uploaded' || order.proof === 'checking'
const takesSlips = (kind: PaymentKind) => kind === 'bank_transfer' || kind === 'qr'
const isHandedOver = (order: OrderFacts) => order.fulfilment === 'shipped' || order.fulfilment === 'delivered'
const handedOver: Rule = (order) =>
  isHandedOver(order) || order.fulfilment === 'returned' ? 'already_fulfilled' : null
const isPartlySent = (order: OrderFacts) => order.fulfilment === 'partially_shipped'
const partlySent: Rule = (order) => (isPartlySent(order) ? 'partly_sent' : null)
// All of its goods were refunded before they were sent, and not all of its money.
const isNothingToSend = (order: OrderFacts) => order.fulfilment === 'cancelled'
const nothingToSend: Rule = (order) => (isNothingToSend(order) ? 'nothing_to_send' : null)
const trying: Rule = (order) =>
  slipWaits(order) ? 'slip_waiting' : order.payment === 'pending' ? 'bank_deciding' : null

const unpaid: Rule = (order) => (isPaidFor(order) ? null : order.payment === 'refunded' ? 'was_refunded' : 'not_paid')
// Cash on delivery is the one kind that ships before it is paid.
const unpaidGoods: Rule = (order) =>
  order.paymentKind === 'cod' && order.payment !== 'refunded' ? null : unpaid(order)
