import type { Deps } from '../../../platform/deps.ts'
import { registerLongWork } from '../../../platform/jobs/long-work.ts'
import { stepImport } from './actions/step-import.ts'
import { importWork } from './import-work.ts'
import { findLeftImports } from './queries/imports.ts'

/** Imports go on in the background, one after the other in a process. */
export const workImports = (deps: Deps): void =>
  registerLongWork(
    deps,
    importWork,
    (ref) => stepImport(deps, ref),
    { findLeft: findLeftImports, silentSeconds: 90 },
    { batchSize: 1, pollSeconds: 0.5 },
  )
