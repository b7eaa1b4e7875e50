import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cpuMsOfTree } from '../machine/cpu-time.ts'
import { cores, pinned } from '../machine/pinning.ts'
import { openEmptyRoute } from './open-empty-route.ts'
import type { CeilingJob, CeilingName, CeilingTold } from './told.ts'

export type Ceiling = { perSecond: number; cpuMs: number; p50: number; p99: number }
export type Ceilings = Record<CeilingName | 'empty route', Ceiling>

/** What a request cannot cost less than here, today: measured on the same core, in the same run. */
export async function measureCeilings(job: CeilingJob): Promise<Ceilings> {
  return { 'empty route': await measureEmptyRoute(job.seconds), ...(await measureDatabase(job)) }
}

async function measureEmptyRoute(seconds: number): Promise<Ceiling> {
  const route = await openEmptyRoute()
  return route.measure(seconds).finally(() => route.stop())
}

function measureDatabase(job: CeilingJob): Promise<Record<CeilingName, Ceiling>> {
  const [command = '', ...args] = pinned(cores.served, [process.execPath, join(import.meta.dirname, 'run-ceilings.ts')])
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const late = setTimeout(
    () => {
      child.kill('SIGKILL')
    },
    120_000 + job.seconds * 10_000,
  )
  const found: Partial<Record<CeilingName, Ceiling>> = {}
  let before = 0
  return new Promise<Record<CeilingName, Ceiling>>((resolve, reject) => {
    child.on('message', (told: CeilingTold) => {
      const cpu = cpuMsOfTree(child.pid ?? 0)
      if (told.what === 'measuring') before = cpu
      else
        found[told.name] = {
          perSecond: told.count / told.seconds,
          cpuMs: (cpu - before) / Math.max(1, told.count),
          p50: told.p50,
          p99: told.p99,
        }
    })
    child.once('error', reject)
    // Each is told before the process may end, so all are there when it ended well.
    child.once('exit', (code) =>
      code === 0
        ? resolve(found as Record<CeilingName, Ceiling>)
        : reject(new Error(`the ceilings ended with ${code}`)),
    )
    child.send(job)
  }).finally(() => clearTimeout(late))
}
