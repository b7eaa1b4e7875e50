import { plusDays, plusMonths } from '@kedai/domain/time/days.ts'
import type { StatementSearch } from './seller-paths.ts'

export type Period = 'this_month' | 'last_month' | 'this_year' | 'all' | 'own'

// The days each choice means; `today` is a Malaysian day.
export function daysOf(period: Exclude<Period, 'own'>, today: string): Pick<StatementSearch, 'from' | 'to'> {
  const first = `${today.slice(0, 7)}-01`
  if (period === 'all') return {}
  if (period === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (period === 'this_month') return { from: first, to: today }
  return { from: plusMonths(first, -1), to: plusDays(first, -1) }
}

// Which choice some days are.
export function periodOf({ from, to }: StatementSearch, today: string): Period {
  const named = (['this_month', 'last_month', 'this_year', 'all'] as const).find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  })
  return named ?? 'own'
}
