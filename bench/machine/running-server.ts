import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startServer } from '../../proofs/harness/server.ts'
import type { RunningServer } from '../../proofs/harness/server.ts'
import { cores, pinned } from './pinning.ts'

export type BenchServer = { port: number; pid: number; stop(): Promise<void> }

/** The real server over a seeded folder, with its database on one core. Every guard is on; only the limits per address are off. */
export async function openServer(dataDir: string, profile: string | null = null): Promise<BenchServer> {
  const options: Record<string, string> = profile === null ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-interval=500 --cpu-prof-dir=${profile}` }
  const { server, port } = await launch(dataDir, options, (command) => pinned(cores.served, command))
  return { port, pid: server.pid(), stop: () => stopped(server) }
}

/** Milliseconds from the start of the process to the first answer that it is ready, database included, on all cores. */
export async function timeStart(dataDir: string): Promise<number> {
  const { server, ms } = await launch(dataDir, {})
  await stopped(server)
  return ms
}

async function launch(dataDir: string, env: Record<string, string>, wrap?: (command: string[]) => string[]): Promise<{ server: RunningServer; port: number; ms: number }> {
  const port = await freePort()
  const began = performance.now()
  const server = await startServer({ port, env: { DEMO: '0', DATA_DIR: dataDir, ...env }, ...(wrap && { wrap }) })
  await server.ready()
  return { server, port, ms: performance.now() - began }
}

async function stopped(server: RunningServer): Promise<void> {
  const code = await server.stop()
  if (code !== 0) throw new Error(`the server ended with ${code}:\n${server.log().slice(-2_000)}`)
  await sleep(50)
}
