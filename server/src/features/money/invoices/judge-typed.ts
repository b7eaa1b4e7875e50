import { isForeignTaxNumber, isMalaysianTin } from '@kedai/domain/people/tax-numbers.ts'
import { isCountryCode } from '@kedai/domain/text/countries.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import type { Refusals } from '../../../platform/errors/refusals.ts'
import { contentTexts as texts } from './messages/content.ts'

/** What an invoice said before it was typed anew: what stays as it was is not judged again. */
export type SaidBefore = { tin: string | null; country: string; issueDate: string; dueDate: string }

type Read = { tin: string | null; country: string; issueDate: string; dueDate: string }

/** Judges what a person typed beyond what can be read at all: tax number, country and days far off. Copies of what was accepted once are not asked. */
export function judgeTyped(read: Read, before: SaidBefore | null, today: string, refusals: Refusals): void {
  const { tin, country, issueDate, dueDate } = read
  if (country !== before?.country && !isCountryCode(country)) refusals.add('buyer.country', texts.unknownCountry)
  if (tin !== null && (tin !== before?.tin || country !== before.country)) {
    if (country === 'MY' ? !isMalaysianTin(tin) : !isForeignTaxNumber(tin))
      refusals.add('buyer.tin', country === 'MY' ? texts.tin : texts.foreignTin)
  }
  if (
    issueDate !== before?.issueDate &&
    (issueDate < plusDays(today, -maxDaysBack) || issueDate > plusDays(today, maxDaysAhead))
  )
    refusals.add('issue_date', texts.issueFarOff)
  else if (dueDate !== before?.dueDate && dueDate > plusDays(issueDate, maxDaysToPay))
    refusals.add('due_date', texts.dueFarOff)
}

/** Ten years back, for books that are written late; a year ahead; ten years to pay. */
export const maxDaysBack = 3660
const maxDaysAhead = 366
const maxDaysToPay = 3660
