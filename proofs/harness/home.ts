import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { findPostmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import type { Postmaster } from '../../server/src/platform/db/embedded/postmaster-file.ts'
import { signal, waitUntilGone } from '../../server/src/platform/db/embedded/processes.ts'
import { askSocket, holdLock } from './database.ts'
import type { Sql } from './database.ts'
import { startServer } from './server.ts'

/** A data folder of its own, with the embedded database that a server opens in it. */
export type Home = {
  dataDir: string
  /** The database that runs in it now. */
  postmaster(): Postmaster | null
  /** Asks it from outside, as the owner. */
  sql: Sql
  /** Holds a lock in a transaction of its own until `until` is settled. */
  lock(statement: string, until: Promise<unknown>): { held: Promise<void>; ended: Promise<void> }
  /** Ends what is left running and removes the folder. */
  remove(): Promise<void>
}

export function makeHome(parent = tmpdir()): Home {
  const dataDir = mkdtempSync(join(parent, 'kedai-home-'))
  const cluster = join(dataDir, 'database', '18')
  const postmaster = () => findPostmaster(cluster)
  const sockets = () => {
    const running = postmaster()
    if (!running) throw new Error('no database runs in this folder')
    return running.sockets
  }
  return {
    dataDir,
    postmaster,
    sql: async <R extends object>(text: string, values?: unknown[]) => askSocket<R>(sockets(), text, values),
    lock: (statement, until) => holdLock(sockets(), statement, until),
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

/** One whose server was started once already and has its demo: a copy, as filling one takes far longer. */
export async function makeDemoHome(parent = tmpdir()): Promise<Home> {
  const folder = inject('demoFolder')
  const data = join(folder, 'data')
  await makeOnce(folder, async () => {
    const server = await startServer({ env: { DATA_DIR: data } })
    await server.ready(180_000).finally(() => server.stop())
  })
  const home = makeHome(parent)
  execFileSync('cp', ['-Rp', `${data}/.`, home.dataDir]) // with owners and modes: the database looks at them
  return home
}

/** Does `work` for a folder once, whichever of the workers comes first; the others wait for it. */
async function makeOnce(folder: string, work: () => Promise<void>): Promise<void> {
  const [begun, done] = [join(folder, 'begun'), join(folder, 'done')]
  try {
    mkdirSync(begun)
  } catch {
    for (const began = performance.now(); !existsSync(done); await sleep(100))
      if (performance.now() - began > 200_000) throw new Error('the demo that all proofs copy was not made')
    return
  }
  await work()
  writeFileSync(done, '')
}
