import { isPaidFor, type OrderFacts } from '@kedai/domain/orders/actions.ts'
import type { FulfilmentStatus, PaymentStatus } from '@kedai/domain/orders/statuses.ts'
import type { ProofState } from '@kedai/domain/payments/proofs.ts'
import { headlines, type Headline } from '../messages/headlines.ts'

export type HeadlineFacts = OrderFacts & { hasTrackingNumber: boolean; hasDownloads: boolean; isCollected: boolean }

/** The one sentence that matters most to the buyer now, and what to do next. */
export function headlineOf(facts: HeadlineFacts): Headline {
  if (facts.order === 'expired') return isRefused.has(facts.proof) ? headlines.slipsRefused : headlines.expired
  if (facts.payment === 'refunded') return headlines.refunded
  if (facts.order === 'cancelled') return headlines.cancelled
  if (facts.order === 'completed') return headlines.completed
  return byGoods[facts.fulfilment]?.(facts) ?? money[facts.payment](facts)
}

// The slip was refused, whether the second time or because no other came in time.
const isRefused: ReadonlySet<ProofState> = new Set(['rejected', 'expired'])

const isCodUnpaid = ({ paymentKind, payment }: HeadlineFacts) =>
  paymentKind === 'cod' && (payment === 'unpaid' || payment === 'partially_paid')

// Where the goods stand says most, once they are ready; null: the money does.
const byGoods: Partial<Record<FulfilmentStatus, (facts: HeadlineFacts) => Headline | null>> = {
  packed: (facts) =>
    !facts.isCollected
      ? null
      : isCodUnpaid(facts)
        ? headlines.collectCod
        : facts.payment === 'overpaid'
          ? headlines.collectOverpaid
          : isPaidFor(facts)
            ? headlines.collect
            : null,
  partially_shipped: (facts) => (isCodUnpaid(facts) ? headlines.shippedCod : headlines.partlyShipped),
  shipped: (facts) =>
    isCodUnpaid(facts)
      ? headlines.shippedCod
      : facts.hasTrackingNumber
        ? headlines.shippedWithNumber
        : headlines.shipped,
  delivered: ({ hasDownloads }) => (hasDownloads ? headlines.ready : headlines.delivered),
  returned: () => headlines.returned,
}

const unpaid = (facts: HeadlineFacts): Headline => {
  if (facts.proof === 'rejected') return headlines.rejected
  if (facts.paymentKind === 'cod') return facts.isCollected ? headlines.codCollected : headlines.cod
  return { gateway: headlines.unpaidOnline, bank_transfer: headlines.unpaidTransfer, qr: headlines.unpaidQr }[
    facts.paymentKind
  ]
}

const money: Record<PaymentStatus, (facts: HeadlineFacts) => Headline> = {
  unpaid,
  failed: (facts) => (facts.proof === 'rejected' ? headlines.rejected : headlines.failed),
  pending: () => headlines.pending,
  checking: () => headlines.checking,
  partially_paid: () => headlines.partial,
  paid: () => headlines.paid,
  overpaid: () => headlines.overpaid,
  partially_refunded: () => headlines.paid,
  refunded: () => headlines.refunded,
}
