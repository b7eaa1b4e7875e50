/** What a call is called in the table, and the same asked by SQL alone. */
export const callNames = [
  'list',
  'list, awaiting payment',
  'list, overdue',
  'list, page 100',
  'search, a name',
  'search, a number',
  'days',
  'summary',
  'view',
] as const
export type CallName = (typeof callNames)[number]

/** Milliseconds of one call at a time. */
export type Times = { p50: number; p95: number; p99: number }

export type CeilingJob = { dataDir: string; size: number; rounds: number; seconds: number }
export type Ceilings = { calls: Record<CallName, Times>; approvalsPerSecond: number }
