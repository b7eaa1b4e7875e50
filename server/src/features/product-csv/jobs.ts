import type { Deps } from '../../platform/deps.ts'
import { stepImport } from './actions/step-import.ts'
import { importQueue } from './import-queue.ts'

/** Imports go on in the background, one after the other in a process. */
export const workImports = ({ jobs, db, clock, files }: Deps): void =>
  jobs.registerWorker(importQueue, ({ data }) => stepImport({ db, clock, files }, data), { batchSize: 1, pollSeconds: 0.5 })
