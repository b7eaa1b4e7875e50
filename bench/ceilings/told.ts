export type CeilingName = 'item view' | 'list' | 'search' | 'order' | 'order without rules' | 'commit' | PgbenchName

/** Measured where there is a `pgbench`. */
export const pgbenchNames = ['order by pgbench', 'TPC-B by pgbench'] as const
export type PgbenchName = (typeof pgbenchNames)[number]

/** What the process of the ceilings says: about to measure one, and what came out. */
export type CeilingTold =
  | { what: 'measuring'; name: CeilingName }
  | { what: 'measured'; name: CeilingName; count: number; seconds: number; p50: number; p99: number }

export type CeilingJob = { dataDir: string; size: number; seconds: number }
