import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { UnmatchedRow as UnmatchedOnWire } from '@kedai/contracts/seller-orders.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { UnmatchedRow } from './queries/unmatched.ts'
import { wasDecided, whyNot } from './why-not.ts'

/** A row of the money to match, with why it may not be decided either way. */
export function presentUnmatched(row: UnmatchedRow, say: (text: Message) => string): UnmatchedOnWire {
  const decided = wasDecided(row.status)
  const action = (refusal: Message | null) => ({ allowed: refusal === null, reason: refusal && say(refusal) })
  return {
    id: row.id,
    cause: row.cause as UnmatchedOnWire['cause'], // the column's check allows no other
    amount: formatRinggit(sen(row.amount_sen)),
    reference: row.reference,
    order_no: row.order_no,
    invoice:
      row.invoice_hashslug === null ? null : { hashslug: row.invoice_hashslug, number: row.invoice_number ?? '' },
    buyer_name: row.buyer_name,
    status: row.status as UnmatchedOnWire['status'], // likewise
    note: row.note,
    received_at: formatTime(row.received_at),
    actions: {
      accept: action(decided ?? whyNot.accepted(row)),
      refund: action(decided ?? whyNot.refunded(row)),
      dismiss: action(decided ?? whyNot.closed(row)),
    },
  }
}
