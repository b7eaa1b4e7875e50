import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { useLingui } from '@lingui/react/macro'

// How money came in, in words; what the server calls otherwise stands as it is.
export function useMethodWords(): {
  choices: { value: ReceiptMethod; label: string }[]
  nameOf: (method: string) => string
} {
  const { t } = useLingui()
  const names: Record<ReceiptMethod, string> = {
    bank_transfer: t`Bank transfer`,
    cash: t`Cash`,
    duitnow_qr: t`DuitNow QR`,
    ewallet: t`E-wallet`,
    card: t`Card`,
    cheque: t`Cheque`,
    fpx: t`FPX`,
    gateway: t`Online`,
    other: t`Other`,
  }
  return {
    // Money through a gateway records itself.
    choices: (['bank_transfer', 'cash', 'duitnow_qr', 'ewallet', 'card', 'cheque', 'fpx', 'other'] as const).map(
      (value) => ({ value, label: names[value] }),
    ),
    nameOf: (method) => (isReceiptMethod(method) ? names[method] : method),
  }
}
