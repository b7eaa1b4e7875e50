import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { findPostmaster } from '../db/embedded/postmaster-file.ts'
import { isAlive, signal, waitUntilGone } from '../db/embedded/processes.ts'

/** A server of its own in a temporary folder, without fsync; gone with everything in it after `stop`. */
export async function openThrowAwayPostgres(): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  const postgres = await openEmbeddedPostgres({ dataDir: folder, durable: false })
  return {
    connection: postgres.connection,
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const prefix = 'kedai-test-'

// Of runs that were killed: their server would stay for ever.
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const maker = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (maker === undefined || isAlive(Number(maker))) continue
    const folder = join(tmpdir(), name)
    const running = findPostmaster(join(folder, 'database/18'))
    if (running) {
      signal(running.pid, 'SIGQUIT')
      await waitUntilGone([running.pid], 5_000)
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
