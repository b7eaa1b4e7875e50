import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { useLingui } from '@lingui/react/macro'

type Type = GuestInvoice['payments'][number]['type']

// What a row of the ledger is called. A payment is called by its way; one that is not known here comes with its own name.
export function usePaymentWords(): (type: Type, method: string) => string {
  const { t } = useLingui()
  const methods: Record<string, string> = {
    cash: t`Cash`, card: t`Card`, ewallet: t`E-wallet`, duitnow_qr: 'DuitNow QR', cheque: t`Cheque`, bank_transfer: t`Bank transfer`, fpx: 'FPX', gateway: t`Online payment`, other: t`Payment`,
  }
  const types = {
    payment: t`Payment`, refund: t`Given back`, chargeback: t`Taken back by the bank`, credit_note: t`Credit note`, customer_credit_applied: t`From your credit`,
    moved_to_customer_credit: t`Kept as your credit`, write_off: t`Waived`, rounding: t`Rounding`, reversal: t`Correction`,
  } satisfies Record<Type, string>
  return (type, method) => (type === 'payment' && method ? (methods[method] ?? method) : types[type])
}
