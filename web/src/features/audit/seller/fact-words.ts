import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { isWork } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { date, money } from '../../../lib/format.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { useLang } from '../../../lib/use-lang.ts'

// The names of facts about a subject in people's words; a name nobody has put into words stands as it is.
export function useFactWords(about: AuditSubjectType): { nameOf: (path: readonly string[]) => string; valueOf: (path: readonly string[], value: string) => string } {
  const { t } = useLingui()
  const lang = useLang()
  const names: Record<string, string> = {
    amount: t`Amount`, method: t`How it was paid`, reference: t`Reference`, reason: t`Reason`, note: t`Note`, text: t`Text`, price: t`Price`,
    promo_price: t`Promo price`, stock: t`Stock`, role: t`Role`, permissions: t`May do`, name: t`Name`, code: t({ message: 'Code', context: 'coupon' }), status: t`State`, bank: t`Bank`,
    holder: t`Account holder`, number: about === 'invoice' ? t`Number` : t`Account number`, accounts: t`Bank accounts`, email: t`E-mail`, phone: t`Phone number`, address: t`Address`, is_shown: t`Shown to buyers`, says_amount: t`Amount in the code`,
    total: t`Total`, paid_on: t`Date received`, revision: t`Version`, instalments: t`Deposit and instalments`, refunded: t`Given back`, credit: t`Kept as the customer’s credit`, prefix: t`Begins with`, next: t`Next number`,
    due_days: t`Time to pay`, notes: t`Note to the buyer`, reminders: t`Reminders`, tax_shipping: t`Tax in percent is also on shipping`, tin: t`Tax number (TIN)`, sst_no: t`SST registration number`, cash_rounding: t`Rounding to five sen`,
    invoice: t`Invoices`, credit_note: t`Credit notes`, debit_note: t`Debit notes`, quote: t`Quotes`,
  }
  const words: Record<string, string> = {
    owner: t`Owner`, staff: t({ message: 'Staff', context: 'role' }), orders: t`Orders`, payments: t`Payments`, refunds: t`Refunds`, products: t`Products and stock`,
    customers: t`Customers`, coupons: t`Coupons`, shipping: t`Shipping`, invoices: t`Invoices`, resellers: t`Resellers`, reports: t`Reports`,
    shop_settings: t`Shop settings`, bank_accounts: t`Bank accounts`, cash: t`Coins and notes`, counter_all: t`Everything paid over the counter`, off: t`Nothing`, '✓': t`Yes`, '✗': t`No`,
  }
  const { nameOf: methodOf } = useMethodWords()
  const last = (path: readonly string[]) => path.at(-1) ?? ''
  return {
    nameOf: (path) => path.map((name) => names[name] ?? name.replaceAll('_', ' ')).join(' · '),
    valueOf: (path, value) => {
      const name = last(path)
      if (name === 'role' || name === 'cash_rounding' || value === '✓' || value === '✗') return words[value] ?? value
      if (name === 'permissions') return value.split(', ').map((one) => (isWork(one) ? words[one] ?? one : one)).join(', ')
      if (name === 'method') return value === 'qr' ? t`DuitNow QR or e-wallet` : methodOf(value)
      if (name.endsWith('_on') && /^\d{4}-\d\d-\d\d$/.test(value)) return date(value, lang)
      return /^(?:amount|price|total|refunded|credit|.*_amount|.*_price)$/.test(name) && /^\d+\.\d\d$/.test(value) ? money(value) : value
    },
  }
}
