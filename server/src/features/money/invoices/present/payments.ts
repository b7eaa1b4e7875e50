import { entryTypeNames, entryTypes } from '@kedai/domain/invoices/ledger.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { currencyIn, oneOf } from '../invoice-facts.ts'
import { receiptPath } from '../links.ts'
import type { LedgerRow } from '../queries/ledger.ts'
import type { InvoiceStory } from '../queries/read-invoice.ts'
import { presentMoney } from './figures.ts'

type View = { files: Pick<Files, 'privateLink'>; now: Date }

type TakeBackOf = (row: LedgerRow) => { allowed: boolean; reason: string | null } | null

/** The ledger as people read it; `sign` says whether a row takes the balance down (−1) or up. */
export function presentPayments(
  { invoice, ledger, proofs }: Pick<InvoiceStory, 'invoice' | 'ledger' | 'proofs'>,
  view: View,
  takeBackOf: TakeBackOf,
) {
  const reversed = new Map(
    ledger.flatMap((row) => (row.reverses_id === null ? [] : [[row.reverses_id, true] as const])),
  )
  const rows = new Map(ledger.map((row) => [row.id, row]))
  return ledger.map((row) => {
    const type = oneOf(entryTypeNames, row.type)
    const proof = proofs.find(({ id }) => id === row.proof_id)
    return {
      id: row.id,
      type,
      sign: signOf(row, rows),
      amount: presentMoney(Math.abs(row.amount_sen), currencyIn(invoice)),
      method: row.method,
      paid_on: row.occurred_on,
      reference: row.reference,
      note: row.note,
      is_reversed: reversed.has(row.id),
      take_back: takeBackOf(row),
      proof_url: proof ? privateLink(view, proof) : null,
      recorded_at: formatTime(row.at),
      receipt_url: type === 'payment' ? receiptPath(invoice.hashslug, row.id) : null,
    }
  })
}

export const presentProofs = ({ invoice, proofs }: Pick<InvoiceStory, 'invoice' | 'proofs'>, view: View) =>
  proofs.map((proof) => ({
    id: proof.id,
    status: oneOf(['uploaded', 'approved', 'rejected'] as const, proof.status),
    reason: proof.reason,
    uploaded_at: formatTime(proof.uploaded_at),
    url: privateLink(view, proof),
    is_pdf: proof.mime === 'application/pdf',
    amount: proof.amount_sen === null ? null : presentMoney(proof.amount_sen, currencyIn(invoice)),
    uploaded_by: oneOf(['buyer', 'seller'] as const, proof.uploaded_by),
    method: proof.method,
    duplicate_of: proof.duplicate_of,
  }))

type Entry = InvoiceStory['ledger'][number]

// A reversal does the opposite of what it takes back; a rounding has a sign of its own.
function signOf(row: Entry, rows: ReadonlyMap<number, Entry>): 1 | -1 {
  const type = oneOf(entryTypeNames, row.type)
  if (type === 'reversal') {
    const target = row.reverses_id === null ? undefined : rows.get(row.reverses_id)
    return target === undefined || target.type === 'reversal' ? 1 : flip(signOf(target, rows))
  }
  return flip(entryTypes[type].sign * (row.amount_sen < 0 ? -1 : 1) > 0 ? 1 : -1)
}

const flip = (sign: 1 | -1): 1 | -1 => (sign === 1 ? -1 : 1)

/** A private file's link that stays the same for five minutes, so that a page which asks again does not load the picture again. */
const privateLink = ({ files, now }: View, { key, file_name: fileName }: { key: string; file_name: string }) =>
  files.privateLink({ key, fileName }, new Date(Math.floor(now.getTime() / steadyMs) * steadyMs))

const steadyMs = 5 * 60_000
