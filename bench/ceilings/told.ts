export type CeilingName = 'item view' | 'list' | 'search' | 'order' | 'order without rules' | 'commit'

/** What the process of the ceilings says: about to measure one, and what came out. */
export type CeilingTold =
  | { what: 'measuring'; name: CeilingName }
  | { what: 'measured'; name: CeilingName; count: number; seconds: number; p50: number; p99: number }

export type CeilingJob = { dataDir: string; size: number; seconds: number }
