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
  'place order': { unit: '/s', floor: 500, aim: 900, better: 'more' },
  'flash sale': { unit: 'orders/s', floor: 300, aim: 500, better: 'more' },
  growth: { unit: '×', floor: 2, aim: 1.5, better: 'less' },
  memory: { unit: 'MB', floor: 300, aim: 200, better: 'less' },
  'cold start': { unit: 's', floor: 1.5, aim: 0.8, better: 'less' },
  scripts: { unit: 'kB gz', floor: 115, aim: 95, better: 'less' },
  styles: { unit: 'kB gz', floor: 12, aim: 10, better: 'less' },
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof targets
export type Verdict = 'aim' | 'floor' | 'MISSED'

export function judge(name: TargetName, value: number): Verdict {
  const { floor, aim, better } = targets[name]
  const reaches = (goal: number) => (better === 'less' ? value <= goal : value >= goal)
  return reaches(aim) ? 'aim' : reaches(floor) ? 'floor' : 'MISSED'
}
