import { isWork } from '@kedai/domain/people/permissions.ts'
import { useLingui } from '@lingui/react/macro'
import { useMethodWords } from '../../../lib/seller/method-words.ts'

// The names of facts in people's words; a name nobody has put into words stands as it is.
export function useFactWords(): { nameOf: (path: readonly string[]) => string; valueOf: (path: readonly string[], value: string) => string } {
  const { t } = useLingui()
  const names: Record<string, string> = {
    amount: t`Amount`, method: t`How it was paid`, reference: t`Reference`, reason: t`Reason`, note: t`Note`, text: t`Text`, price: t`Price`,
    promo_price: t`Promo price`, stock: t`Stock`, role: t`Role`, permissions: t`May do`, name: t`Name`, code: t({ message: 'Code', context: 'coupon' }), status: t`State`, bank: t`Bank`,
    holder: t`Account holder`, number: t`Account number`, accounts: t`Bank accounts`, email: t`E-mail`, phone: t`Phone number`, address: t`Address`, is_shown: t`Shown to buyers`, says_amount: t`Amount in the code`,
  }
  const words: Record<string, string> = {
    owner: t`Owner`, staff: t({ message: 'Staff', context: 'role' }), orders: t`Orders`, payments: t`Payments`, refunds: t`Refunds`, products: t`Products and stock`,
    customers: t`Customers`, coupons: t`Coupons`, shipping: t`Shipping`, invoices: t`Invoices`, resellers: t`Resellers`, reports: t`Reports`,
    shop_settings: t`Shop settings`, bank_accounts: t`Bank accounts`,
  }
  const { nameOf: methodOf } = useMethodWords()
  const last = (path: readonly string[]) => path.at(-1) ?? ''
  return {
    nameOf: (path) => path.map((name) => names[name] ?? name.replaceAll('_', ' ')).join(' · '),
    valueOf: (path, value) => {
      const name = last(path)
      if (name === 'role') return words[value] ?? value
      if (name === 'permissions') return value.split(', ').map((one) => (isWork(one) ? words[one] ?? one : one)).join(', ')
      if (name === 'method') return value === 'qr' ? t`DuitNow QR or e-wallet` : methodOf(value)
      return /^(?:amount|price|promo_price|.*_amount|.*_price)$/.test(name) && /^\d+\.\d\d$/.test(value) ? `RM ${value}` : value
    },
  }
}
