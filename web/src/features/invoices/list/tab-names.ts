import type { InvoiceTab } from '@kedai/domain/invoices/tabs.ts'
import { useLingui } from '@lingui/react/macro'

export function useTabNames(): Record<InvoiceTab, string> {
  const { t } = useLingui()
  return {
    draft: t`Drafts`,
    awaiting_payment: t`Awaiting payment`,
    overdue: t`Overdue`,
    partial: t`Partly paid`,
    paid: t`Paid`,
    void: t({ message: 'Void', context: 'invoice' }),
    slips_to_check: t({ message: 'Slips', context: 'invoices' }),
  }
}
