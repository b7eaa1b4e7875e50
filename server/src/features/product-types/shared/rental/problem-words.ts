import type { RangeProblem } from '@kedai/domain/rentals/rules.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import { lengthTexts, problemTexts } from './messages.ts'
import type { RentalSettings } from './settings.ts'

/** Why a range cannot be booked, as its buyer reads it. */
export function problemWords(problem: RangeProblem, { frequency }: Pick<RentalSettings, 'frequency'>): Message {
  const params = (lang: Lang) => ({
    ...('day' in problem && { day: displayDay(problem.day, lang) }),
    ...('why' in problem && { why: problem.why }),
    ...('opens' in problem && { opens: problem.opens, closes: problem.closes }),
    ...('periods' in problem && { length: say(lengthTexts[frequency], lang, { n: problem.periods }) }),
  })
  const isReasonless = problem.reason === 'blocked' && problem.why === ''
  return fill(problemTexts[isReasonless ? 'across_closed_day' : problem.reason], params)
}
