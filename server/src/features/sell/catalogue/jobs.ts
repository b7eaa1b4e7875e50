import type { Deps } from '../../../platform/deps.ts'
import { registerLongWork } from '../../../platform/jobs/long-work.ts'
import { continueRun } from './actions/continue-run.ts'
import { productRunWork } from './product-run-work.ts'
import { findLeftRuns } from './queries/runs.ts'

/** Changes of many products. */
export const workProductRuns = (deps: Deps): void =>
  registerLongWork(deps, productRunWork, (ref) => continueRun(deps, ref), { findLeft: findLeftRuns, silentSeconds: 60 })
