import {
  sellerInvoiceActionNames,
  sellerInvoiceActions,
  whyNot,
  type InvoiceFacts,
  type SellerInvoiceAction,
} from '@kedai/domain/invoices/actions.ts'
import { can, type Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import { invoiceRefusals, notYourWork } from '../messages/refusals.ts'
import { refusalParams } from '../refusal-params.ts'

type Worker = { role: Role; permissions: readonly string[] }

/** Each seller's action with why it is closed, for this invoice and this member of the shop. */
export function presentInvoiceActions(facts: InvoiceFacts, { role, permissions }: Worker, lang: Lang) {
  const state = (action: SellerInvoiceAction) => {
    const refusal = whyNot(action, facts)
    const reason = !can(role, permissions, sellerInvoiceActions[action].work)
      ? notYourWork
      : refusal && invoiceRefusals[refusal]
    return { allowed: reason === null, reason: reason === null ? null : say(reason, lang, refusalParams(facts)) }
  }
  return Object.fromEntries(sellerInvoiceActionNames.map((name) => [name, state(name)]))
}
