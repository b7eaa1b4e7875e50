/** What must hold for a release, and what good means. From the issue and the performance notes. */
export type Target = { unit: string; floor: number; aim: number; better: 'less' | 'more' }

export const targets = {
  'item view': { unit: 'ms CPU', floor: 1.3, aim: 0.7, better: 'less' },
  'item view, kept': { unit: '/s', floor: 5_000, aim: 10_000, better: 'more' },
  'storefront, kept': { unit: '/s', floor: 5_000, aim: 10_000, better: 'more' },
  list: { unit: 'ms CPU', floor: 1.3, aim: 0.65, better: 'less' },
  search: { unit: 'ms CPU', floor: 1.3, aim: 0.65, better: 'less' },
  'item page': { unit: '/s', floor: 350, aim: 600, better: 'more' },
  'item page, kept': { unit: '/s', floor: 10_000, aim: 20_000, better: 'more' },
  // A bare route that sends the same file costs 16 times the empty one: twice that is the floor.
  picture: { unit: 'ms CPU', floor: 0.4, aim: 0.25, better: 'less' },
  'place order': { unit: '/s', floor: 500, aim: 900, better: 'more' },
  'flash sale': { unit: 'orders/s', floor: 300, aim: 500, better: 'more' },
  // Of a sale, while all its mails wait (issue of the outside audit).
  mails: { unit: '/s', floor: 200, aim: 400, better: 'more' },
  'mails of an order': { unit: 'ms CPU', floor: 1, aim: 0.7, better: 'less' },
  growth: { unit: '×', floor: 2, aim: 1.5, better: 'less' },
  // A word has more hits in a larger shop, and all may have to be read: a search is held to a time (performance notes P9).
  'search p99': { unit: 'ms', floor: 150, aim: 25, better: 'less' },
  memory: { unit: 'MB', floor: 300, aim: 200, better: 'less' },
  'cold start': { unit: 's', floor: 1.5, aim: 0.8, better: 'less' },
  scripts: { unit: 'kB gz', floor: 115, aim: 95, better: 'less' },
  styles: { unit: 'kB gz', floor: 12, aim: 10, better: 'less' },
} as const satisfies Record<string, Target>

/**
 * A request to an empty route cost this on the machine on which the targets were set, CPU milliseconds (76,000–88,000 a second).
 * Another machine is slower or faster at everything, so a load is judged twice: as it is, and as a multiple of the empty route.
 */
const emptyMsThere = 0.012

export type TargetName = keyof typeof targets
/** Targets of requests under load. */
export type LoadName = Exclude<
  TargetName,
  'mails' | 'mails of an order' | 'growth' | 'search p99' | 'memory' | 'cold start' | 'scripts' | 'styles'
>
export type Verdict = 'aim' | 'floor' | 'MISSED'

/** What a target is as a multiple of the empty route; on one core, so many a second are so many milliseconds each. */
export function inEmptyRoutes(name: LoadName): { floor: number; aim: number } {
  const { unit, floor, aim } = targets[name]
  const msOf = (goal: number) => (unit === 'ms CPU' ? goal : 1000 / goal)
  return { floor: msOf(floor) / emptyMsThere, aim: msOf(aim) / emptyMsThere }
}

/** @param times what the load's request cost, as a multiple of the empty route beside it. */
export function judgeTimes(name: LoadName, times: number): Verdict {
  const { floor, aim } = inEmptyRoutes(name)
  return times <= aim ? 'aim' : times <= floor ? 'floor' : 'MISSED'
}

export function judge(name: TargetName, value: number): Verdict {
  const { floor, aim, better } = targets[name]
  const reaches = (goal: number) => (better === 'less' ? value <= goal : value >= goal)
  return reaches(aim) ? 'aim' : reaches(floor) ? 'floor' : 'MISSED'
}
