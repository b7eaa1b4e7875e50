import type { Deps } from '../../../../platform/deps.ts'
import { takeUp } from '../../../../platform/jobs/long-work.ts'
import { orderRunWork } from '../order-run-work.ts'
import { findLeftRuns } from '../queries/runs.ts'

/** Runs of any shop that nobody has touched for so many seconds go on: their worker was lost. */
export const takeUpRuns = (deps: Pick<Deps, 'db' | 'clock'>, seconds: number): Promise<void> =>
  takeUp(deps, orderRunWork, findLeftRuns, seconds)
