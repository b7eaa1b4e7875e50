import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../config/config.ts'
import type { Folders } from './folders.ts'
import { findPostmaster, removeStaleFiles } from './postmaster-file.ts'
import type { Postmaster } from './postmaster-file.ts'
import { orphansOf, signal, waitUntilGone } from './processes.ts'
import { programEnvironment } from './run-as.ts'
import type { RunAs } from './run-as.ts'
import { serverSettings } from './server-settings.ts'

export type PostmasterStart = {
  postgres: string
  folders: Folders
  runAs: RunAs
  sockets: () => string
  durable: boolean
}

const timeoutMs = 60_000 // a long recovery is slow, not broken
const largestLog = 5_000_000

/** A server that takes connections on this cluster: the live one, adopted, or a new one. @throws Error with the log's last lines. */
export async function ensurePostmaster(start: PostmasterStart): Promise<Postmaster> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const running = findPostmaster(start.folders.cluster) ?? (await launch(start))
    const ready = running && (await waitUntilReady(start.folders.cluster, running.pid, deadline))
    if (ready) return ready
    if (performance.now() > deadline)
      throw new Error(`the embedded database did not start: ${lastLines(start.folders.log)}`)
    await sleep(20)
  }
}

async function launch(start: PostmasterStart): Promise<{ pid: number } | null> {
  const { folders, runAs } = start
  const sockets = start.sockets()
  await clearRemains(folders.cluster, sockets)
  const [program, args] = runAs.command(start.postgres, serverSettings(folders.cluster, sockets, start.durable))
  const log = openLog(folders.log)
  // Detached: Ctrl-C is ours to answer, and the server outlives a crash of ours so that the next start adopts it.
  const child = spawn(program, args, {
    cwd: folders.root,
    detached: true,
    stdio: ['ignore', log, log],
    env: programEnvironment,
    ...runAs.ids,
  })
  closeSync(log)
  child.unref()
  return Promise.race([whyItLeft(child, folders), written(folders.cluster, child.pid)])
}

// null: it gave way to another start, which was faster.
function whyItLeft(child: ChildProcess, { cluster, log }: Folders): Promise<null> {
  const left = new Promise<null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      findPostmaster(cluster)
        ? resolve(null)
        : reject(whyRefused(lastLines(log)) ?? new Error(`the embedded database left with ${code}: ${lastLines(log)}`)),
    )
  })
  left.catch(() => {}) // an end long after the start is somebody else's to notice
  return left
}

// What PostgreSQL says of a folder that it will not open, however often it is asked.
function whyRefused(log: string): ConfigError | null {
  const line =
    /(data directory "[^"]*" has (?:wrong ownership|invalid permissions)|database files are incompatible with server)[^|]*/
      .exec(log)?.[0]
      .trim()
  return line === undefined
    ? null
    : new ConfigError(
        `the embedded database cannot be opened: ${line}; start as the owner of DATA_DIR, or hand the folder over (chown -R)`,
      )
}

// From kill -9 of the server: its lock files, and backends too busy to notice.
async function clearRemains(cluster: string, sockets: string): Promise<void> {
  const orphans = orphansOf(cluster)
  for (const pid of orphans) signal(pid, 'SIGKILL')
  await waitUntilGone(orphans, 5_000)
  removeStaleFiles(cluster, sockets)
}

async function written(cluster: string, pid: number | undefined): Promise<{ pid: number } | null> {
  for (let waited = 0; waited < 5_000; waited += 5) {
    const running = findPostmaster(cluster)
    if (running) return running.pid === pid ? running : null
    await sleep(5)
  }
  return null
}

async function waitUntilReady(cluster: string, pid: number, deadline: number): Promise<Postmaster | null> {
  while (performance.now() < deadline) {
    const now = findPostmaster(cluster)
    if (now?.pid !== pid) return null
    if (now.ready) return now
    await sleep(5)
  }
  return null
}

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600)
  if (statSync(file).size > largestLog) truncateSync(file)
  return log
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' | ')
  } catch {
    return 'no log'
  }
}
