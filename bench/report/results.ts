import type { Ceilings } from '../ceilings/measure-ceilings.ts'
import type { MeasuredMails } from '../mails/measure-mails.ts'
import type { Memory } from '../machine/memory.ts'
import type { Arrivals } from '../scenarios/measure-arrivals.ts'
import type { Ran } from '../scenarios/run-scenarios.ts'
import type { Growth } from '../scenarios/measure-growth.ts'

/** Everything one run found out; numbers as measured, unrounded. */
export type Results = {
  at: string
  machine: { cpu: string; cores: number; node: string; pinned: boolean }
  size: number
  ceilings: Ceilings | null
  ran: Ran[]
  /** Orders, and views with orders among them, at fixed rates. */
  arrivals: Arrivals[]
  mails: MeasuredMails | null
  memory: { atRest: Memory; after: Memory } | null
  /** Milliseconds, one a start. */
  starts: number[]
  /** By size. */
  growth: Record<string, Growth>
  page: { js: number; css: number } | null
}
