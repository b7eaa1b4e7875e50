import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { planInstalments, type InstalmentShare } from '@kedai/domain/invoices/instalments.ts'
import { parseRate, rate, wholeRate } from '@kedai/domain/invoices/rate.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { readAmount, writeAmount } from '../amounts.ts'

// As typed; the last one is always the rest. `key` stays with a part while others come and go.
export type PartState = { key: number; type: 'percent' | 'fixed'; value: string; due_date: string }

let keys = 0
export const newPart = (type: PartState['type'], value: string, due_date: string): PartState => ({
  key: ++keys,
  type,
  value,
  due_date,
})

// What a schedule begins with: the one there is, or a deposit of 30 % now and the rest by the due day.
export const startOf = (invoice: InvoiceView): PartState[] =>
  invoice.instalments.length > 0
    ? invoice.instalments.map((part) =>
        newPart(
          part.type === 'fixed' ? 'fixed' : 'percent',
          part.type === 'percent' ? String(Number(part.value)) : part.value,
          part.due_date,
        ),
      )
    : depositOf(30, invoice)

export const depositOf = (share: number, { issue_date, due_date }: InvoiceView): PartState[] => [
  newPart('percent', String(share), issue_date),
  newPart('percent', '', due_date),
]

// So many parts alike, a month apart.
export function equalParts(count: number, { issue_date }: InvoiceView): PartState[] {
  const share = String(Math.floor(wholeRate / count) / 10_000)
  return Array.from({ length: count }, (_, place) =>
    newPart('percent', place === count - 1 ? '' : share, plusDays(issue_date, 30 * place)),
  )
}

export const partsBody = (parts: readonly PartState[]) =>
  parts.map(({ type, value, due_date }, place) =>
    place === parts.length - 1 ? { type: 'rest', value: '', due_date } : { type, value: value.trim(), due_date },
  )

// What each part comes to, by the same rules as the server's; null where it cannot be read or does not work out yet.
export function amountsOf(invoice: InvoiceView, parts: readonly PartState[]): string[] | null {
  const shares = parts.map((part, place): InstalmentShare | null =>
    place === parts.length - 1 ? { type: 'rest' } : shareOf(part, invoice),
  )
  if (shares.some((share) => share === null)) return null
  const plan = planInstalments(
    readAmount(invoice.total, invoice) ?? noSen,
    '',
    shares.map((share, place) => ({ share: share ?? { type: 'rest' }, dueDate: String(place).padStart(2, '0') })),
  )
  return 'reason' in plan ? null : plan.map(({ amount }) => writeAmount(amount, invoice))
}

function shareOf({ type, value }: PartState, invoice: InvoiceView): InstalmentShare | null {
  if (type === 'percent') {
    const share = parseRate(value)
    return share === null ? null : { type, rate: rate(share) }
  }
  const amount = readAmount(value, invoice)
  return amount === null ? null : { type, amount }
}
