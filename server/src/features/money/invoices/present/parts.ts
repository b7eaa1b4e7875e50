import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { standingOfParts } from '@kedai/domain/invoices/instalments.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import { sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { nextOf, typedShare } from '../parts.ts'
import type { PartRow } from '../queries/parts.ts'

type Money = { currency: Currency; total: Sen; settlement: { balance: Sen } }

/** A payment schedule with how each part stands, and which comes next. `today` is a Malaysian day. */
export function presentParts(
  parts: readonly PartRow[],
  facts: Money,
  today: string,
): Pick<InvoiceView, 'instalments' | 'next_payment'> {
  const standing = standingOfParts(
    parts.map(({ amount_sen, due_date }) => ({ amount: sen(amount_sen), dueDate: due_date })),
    subtract(facts.total, facts.settlement.balance),
    today,
  )
  const next = nextOf(parts, facts)
  const money = (amount: Sen) => formatAmount(amount, facts.currency)
  return {
    instalments: parts.flatMap((row, place) => {
      const part = standing[place]
      return part
        ? [
            {
              ...typedShare(row, facts.currency),
              due_date: part.dueDate,
              amount: money(part.amount),
              paid: money(part.paid),
              left: money(part.left),
              state: part.state,
            },
          ]
        : []
    }),
    next_payment: next && {
      part: next.place + 1,
      parts: parts.length,
      amount: money(next.left),
      due_date: next.dueDate,
    },
  }
}
