import { creditCauses, type CreditEntry, type CustomerRow } from '@kedai/contracts/customers.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf, currencySign } from '@kedai/domain/money/currencies.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { CreditRow } from '../queries/customers.ts'
import type { CustomerListRow } from '../queries/list-customers.ts'

const money = (amount: number): string => formatRinggit(sen(amount))

/** A customer with what was bought, paid and is owed. */
export const presentRow = (row: CustomerListRow): CustomerRow => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  email: row.email,
  tags: row.tags,
  orders: row.orders,
  invoices: row.invoices,
  spent: money(row.spent_sen),
  owed: money(row.owed_sen),
  overdue: money(row.overdue_sen),
  credit: money(row.credit_sen),
  other_credit: row.other_credit.map(({ currency, sen: amount }) => ({
    currency,
    amount: formatAmount(sen(amount), currencyOf(currency)),
  })),
  has_foreign: row.has_foreign,
  last_order_at: row.last_order_at && formatTime(row.last_order_at),
  last_at: formatTime(row.last_at),
})

export function presentCredit({
  id,
  at,
  cause,
  currency: code,
  amount_sen,
  balance_sen,
  method,
  note,
  hashslug,
  number,
}: CreditRow): CreditEntry {
  const currency = currencyOf(code)
  return {
    id,
    at: formatTime(at),
    cause: creditCauses.find((one) => one === cause) ?? 'correction',
    currency: currencySign(currency),
    amount: formatAmount(sen(amount_sen), currency),
    balance: formatAmount(sen(balance_sen), currency),
    method,
    note,
    invoice: hashslug === null ? null : { hashslug, number },
  }
}
