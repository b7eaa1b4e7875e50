import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startServer } from '../../proofs/harness/server.ts'
import type { RunningServer } from '../../proofs/harness/server.ts'
import { serverEnvironment, serverFlags } from '../../scripts/runner/server-node.mjs'
import { cores, pinned } from './pinning.ts'

export type BenchServer = { port: number; pid: number; stop(): Promise<void> }

/** The real server over a seeded folder, with its database on one core. Every guard is on; only the limits per address are off. */
export async function openServer(
  dataDir: string,
  { smtpUrl, profile }: { smtpUrl: string; profile: string | null },
): Promise<BenchServer> {
  const flags = profile === null ? [] : ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${profile}`]
  const { server, port } = await launch(
    dataDir,
    { SMTP_URL: smtpUrl, MAIL_FROM: 'Kedai <kedai@bench.test>' },
    (command) => pinned(cores.served, withFlags(command, flags)),
  )
  return { port, pid: server.pid(), stop: () => stopped(server) }
}

/** Milliseconds from the start of the process to the first answer that it is ready, database included, on all cores. */
export async function timeStart(dataDir: string): Promise<number> {
  const { server, ms } = await launch(dataDir, {}, (command) => withFlags(command, []))
  await stopped(server)
  return ms
}

// As `npm start` runs it, without the runner around it.
const withFlags = ([node = '', ...rest]: string[], flags: string[]): string[] => [
  node,
  ...serverFlags,
  ...flags,
  ...rest,
]

const root = join(import.meta.dirname, '..', '..')
const cached = serverEnvironment(root, {}) as Record<string, string> // nothing undefined is put in

async function launch(
  dataDir: string,
  env: Record<string, string>,
  wrap: (command: string[]) => string[],
): Promise<{ server: RunningServer; port: number; ms: number }> {
  const port = await freePort()
  const began = performance.now()
  const server = await startServer({ port, wrap, env: { DEMO: '0', DATA_DIR: dataDir, ...cached, ...env } })
  await server.ready()
  return { server, port, ms: performance.now() - began }
}

async function stopped(server: RunningServer): Promise<void> {
  const code = await server.stop()
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.log().slice(-2_000)}`)
  await sleep(50)
}
