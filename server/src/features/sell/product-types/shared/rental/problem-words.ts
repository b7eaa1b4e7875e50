import { passesMidnight } from '@kedai/domain/rentals/hours.ts'
import type { RangeProblem } from '@kedai/domain/rentals/rules.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { fill } from '../../../../../platform/errors/fill.ts'
import { say, type Message } from '../../../../../platform/errors/message.ts'
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
  return fill(problemTexts[textOf(problem)], params)
}

function textOf(problem: RangeProblem): keyof typeof problemTexts {
  if (problem.reason === 'blocked' && problem.why === '') return 'across_closed_day'
  return problem.reason === 'closed_hour' && passesMidnight(problem) ? 'closed_hour_next_day' : problem.reason
}
