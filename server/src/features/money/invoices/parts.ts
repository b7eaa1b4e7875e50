import type { SetInstalments } from '@kedai/contracts/seller-invoices.ts'
import {
  nextPart,
  planInstalments,
  type InstalmentShare,
  type PlannedPart,
  type PlanRefusal,
} from '@kedai/domain/invoices/instalments.ts'
import { formatRate, parseRate, rate } from '@kedai/domain/invoices/rate.ts'
import { formatAmount, parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { sen, subtract, type Sen } from '@kedai/domain/money/sen.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { partTexts } from './messages/parts.ts'
import type { NewPart, PartRow } from './queries/parts.ts'

type TypedShare = Pick<SetInstalments['parts'][number], 'type' | 'value'>

/** A typed share. @throws AppError `invalid` at the part */
export function readShare({ type, value }: TypedShare, currency: Currency, field: string): InstalmentShare {
  if (type === 'rest') return { type }
  if (type === 'percent') {
    const share = parseRate(value)
    if (share === null) throw refuseField(`${field}.value`, partTexts.rate)
    return { type, rate: share }
  }
  const amount = parseAmount(value, currency)
  if (amount === null)
    throw refuseField(`${field}.value`, partTexts.money, {
      currency: currencySign(currency),
      example: sampleAmount(currency),
    })
  return { type, amount }
}

/** What a schedule comes to, as its rows keep it. `fields`: what the list is called in the form; null where the form has none. @throws AppError `invalid` at the part, or with the reason */
export function planParts(
  total: Sen,
  issueDate: string,
  parts: readonly PlannedPart[],
  fields: string | null,
): NewPart[] {
  const plan = planInstalments(total, issueDate, parts)
  if ('reason' in plan) throw refusedPlan(plan, fields)
  let upTo = 0
  return plan.map(({ amount, dueDate }, place) => {
    upTo += amount
    const share = parts[place]?.share ?? { type: 'rest' }
    return {
      share_type: share.type,
      share_value: share.type === 'percent' ? share.rate : share.type === 'fixed' ? share.amount : 0,
      due_date: dueDate,
      amount_sen: amount,
      up_to_sen: upTo,
    }
  })
}

/** A kept part as it was planned. */
export const plannedOf = ({ share_type: type, share_value: value, due_date: dueDate }: PartRow): PlannedPart => ({
  share:
    type === 'percent'
      ? { type, rate: rate(value) }
      : type === 'fixed'
        ? { type, amount: sen(value) }
        : { type: 'rest' },
  dueDate,
})

/** Its share as a form sends it. */
export const typedShare = (
  { share_type: type, share_value: value }: PartRow,
  currency: Currency,
): { type: 'percent' | 'fixed' | 'rest'; value: string } =>
  type === 'percent'
    ? { type, value: formatRate(rate(value)) }
    : type === 'fixed'
      ? { type, value: formatAmount(sen(value), currency) }
      : { type: 'rest', value: '' }

type Money = { total: Sen; settlement: { balance: Sen } }

/** The part that waits for money next, with what is left of it; null without a schedule, or when all is paid. */
export const nextOf = (parts: readonly PartRow[], { total, settlement }: Money) =>
  nextPart(
    parts.map(({ amount_sen, due_date }) => ({ amount: sen(amount_sen), dueDate: due_date })),
    subtract(total, settlement.balance),
  )

/** The day that decides whether an invoice is late: of the next part where there is a schedule. */
export const dueOf = (invoice: { due_date: string; parts: readonly PartRow[]; facts: Money }): string =>
  nextOf(invoice.parts, invoice.facts)?.dueDate ?? invoice.due_date

function refusedPlan(refusal: PlanRefusal, fields: string | null): AppError {
  if (!('part' in refusal) || fields === null) return new AppError('invalid', partTexts[refusal.reason])
  const field = refusal.reason === 'before_issue' || refusal.reason === 'out_of_order' ? 'due_date' : 'value'
  return refuseField(`${fields}.${refusal.part}.${field}`, partTexts[refusal.reason])
}
