import { isByHand, takeBack } from '@kedai/domain/invoices/take-back.ts'
import type { InvoiceFacts } from '@kedai/domain/invoices/actions.ts'
import { isIssued } from '@kedai/domain/invoices/statuses.ts'
import { can, type Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inWords } from '../../../../platform/errors/in-words.ts'
import { say } from '../../../../platform/errors/message.ts'
import { entryOf } from '../invoice-facts.ts'
import { ledgerFactOf } from '../ledger-facts.ts'
import { takeBackRefusals } from '../messages/corrections.ts'
import { invoiceRefusals, notYourWork } from '../messages/refusals.ts'
import type { LedgerRow } from '../queries/ledger.ts'

type Worker = { role: Role; permissions: readonly string[]; lang: Lang }

/** Of each entry whether it can be taken back now, and why not; null for what never is by hand. */
export function presentTakeBack(
  ledger: readonly LedgerRow[],
  { lifecycle, currency, total, customerCredit }: InvoiceFacts,
  { role, permissions, lang }: Worker,
) {
  const entries = ledger.map(ledgerFactOf)
  return (row: LedgerRow): { allowed: boolean; reason: string | null } | null => {
    if (!isByHand(entryOf(row).type)) return null
    const found = takeBack({ total, entries, customerCredit }, row.id)
    const refusal = 'refusal' in found ? takeBackRefusals[found.refusal] : null
    const reason = !can(role, permissions, 'refunds')
      ? notYourWork
      : isIssued(lifecycle)
        ? refusal
        : invoiceRefusals.is_void
    return {
      allowed: reason === null,
      reason: reason === null ? null : say(reason, lang, { credit: inWords(customerCredit, currency) }),
    }
  }
}
