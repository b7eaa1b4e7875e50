import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import type { Postmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import { signal, waitUntilGone } from '../../server/src/platform/db/embedded/processes.ts'
import { askSocket } from './database.ts'
import type { Sql } from './database.ts'

/** A data folder of its own, with the embedded database that a server opens in it. */
export type Home = {
  dataDir: string
  /** The database that runs in it now. */
  postmaster(): Postmaster | null
  /** Asks it from outside, as the owner. */
  sql: Sql
  /** Ends what is left running and removes the folder. */
  remove(): Promise<void>
}

export function makeHome(parent = tmpdir()): Home {
  const dataDir = mkdtempSync(join(parent, 'kedai-home-'))
  const cluster = join(dataDir, 'database', '18')
  const postmaster = () => findPostmaster(cluster)
  return {
    dataDir, postmaster,
    sql: async <R extends object>(text: string, values?: unknown[]) => {
      const running = postmaster()
      if (!running) throw new Error('no database runs in this folder')
      return askSocket<R>(running.sockets, text, values)
    },
    async remove() {
      const left = postmaster()
      if (left) {
        signal(left.pid, 'SIGQUIT')
        await waitUntilGone([left.pid], 5_000)
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

