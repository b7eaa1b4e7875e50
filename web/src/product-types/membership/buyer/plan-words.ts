import type { Plan } from '@kedai/contracts/memberships.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Term = Pick<Plan, 'every' | 'unit' | 'trial_days'>

// How long one payment lasts, and what comes before it.
export function usePlanWords(): (term: Term) => string {
  const { t } = useLingui()
  return ({ every, unit, trial_days: trial }) => {
    const lasts = {
      day: t`${plural(every, { one: 'for # day', other: 'for # days' })}`,
      week: t`${plural(every, { one: 'for # week', other: 'for # weeks' })}`,
      month: t`${plural(every, { one: 'for # month', other: 'for # months' })}`,
      year: t`${plural(every, { one: 'for # year', other: 'for # years' })}`,
    }[unit]
    return trial > 0 ? t`${lasts} · the first ${trial} days are free` : lasts
  }
}
