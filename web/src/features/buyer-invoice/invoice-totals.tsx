import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { date, money } from '../../lib/format.ts'
import { useLang } from '../../lib/use-lang.ts'
import { TillSlip, type TillLine } from '../../ui/till-slip.tsx'
import { usePaymentWords } from './payment-words.ts'

export type Totals = Pick<GuestInvoice, 'subtotal' | 'shipping' | 'discount' | 'discount_type' | 'discount_amount' | 'tax' | 'tax_type' | 'tax_amount' | 'total' | 'payments' | 'balance_due'>

// What it comes to, what was paid and what is left, so that each figure follows from those above it.
export function InvoiceTotals({ invoice }: { invoice: Totals }) {
  const { t } = useLingui()
  const lang = useLang()
  const wordOf = usePaymentWords()
  const percent = (type: 'percent' | 'fixed', value: string) => (type === 'percent' ? ` (${Number(value)}%)` : '')
  const lines: (TillLine | false)[] = [
    { label: t`Subtotal`, amount: money(invoice.subtotal) },
    invoice.shipping !== '0.00' && { label: t`Shipping`, amount: money(invoice.shipping) },
    invoice.discount_amount !== '0.00' && { label: t`Discount` + percent(invoice.discount_type, invoice.discount), amount: `− ${money(invoice.discount_amount)}` },
    invoice.tax_amount !== '0.00' && { label: t`Tax` + percent(invoice.tax_type, invoice.tax), amount: money(invoice.tax_amount) },
    { label: <Trans>Total</Trans>, amount: money(invoice.total), isTotal: true },
  ]
  const rows: TillLine[] = invoice.payments.map(({ type, sign, amount, method, paid_on }) => ({
    label: (
      <>
        {wordOf(type, method)} <span className="text-xs whitespace-nowrap text-ink-soft">{date(paid_on, lang)}</span>
      </>
    ),
    amount: `${sign === -1 ? '−' : '+'} ${money(amount)}`,
  }))
  const rest: TillLine = { label: <Trans>Balance due</Trans>, amount: money(invoice.balance_due), isTotal: true }
  return (
    <div className="-mx-4 mt-5 sm:-mr-5 sm:ml-auto sm:max-w-96">
      <TillSlip lines={[...lines.filter((line) => line !== false), ...rows, ...(rows.length > 0 ? [rest] : [])]} />
    </div>
  )
}
