import type { bulkInvoiceActions } from '@kedai/contracts/seller-invoices.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export type BulkAction = (typeof bulkInvoiceActions)[number]

type Words = { verb: string; question: (count: number) => string; hint: string; isDangerous: boolean }

// What each action on several invoices is called, and what it does to them.
export function useBulkWords(): Record<BulkAction, Words> {
  const { t } = useLingui()
  const those = (count: number) => t`${plural(count, { one: '# invoice', other: '# invoices' })}`
  return {
    approve: {
      verb: t`Approve`,
      question: (count) => t`Approve ${those(count)}?`,
      hint: t`Each invoice gets its number and becomes final. No messages are sent.`,
      isDangerous: false,
    },
    send: {
      verb: t`Send by e-mail`,
      question: (count) => t`Send ${those(count)} by e-mail?`,
      hint: t`To each buyer’s e-mail address, with the PDF. Drafts are approved first.`,
      isDangerous: false,
    },
    mark_as_sent: {
      verb: t`Mark as sent`,
      question: (count) => t`Mark ${those(count)} as sent?`,
      hint: t`For what you handed over yourself. Drafts are approved first.`,
      isDangerous: false,
    },
    void: {
      verb: t({ message: 'Void them', context: 'invoices' }),
      question: (count) => t`Void ${those(count)}?`,
      hint: t`The numbers stay, and the invoices can no longer be paid. This cannot be undone.`,
      isDangerous: true,
    },
    delete: {
      verb: t`Delete drafts`,
      question: (count) => t`Delete ${those(count)}?`,
      hint: t`Only drafts can be deleted. This cannot be undone.`,
      isDangerous: true,
    },
  }
}
