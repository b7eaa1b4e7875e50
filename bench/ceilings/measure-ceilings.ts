import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cpuMsOfTree } from '../machine/cpu-time.ts'
import { cores, pinned } from '../machine/pinning.ts'
import { shownWidth } from '../scenarios/asks.ts'
import { openEmptyRoute } from './open-empty-route.ts'
import type { CeilingJob, CeilingName, CeilingTold, PgbenchName } from './told.ts'

export type Ceiling = { perSecond: number; cpuMs: number; p50: number; p99: number }
/** Served by a framework alone, without anything of ours. */
export type ServedName = 'empty route' | 'picture'
export type Ceilings = Record<Exclude<CeilingName, PgbenchName> | ServedName, Ceiling> &
  Partial<Record<PgbenchName, Ceiling>>

/** What a request cannot cost less than here, today: measured on the same core, in the same run. */
export async function measureCeilings(job: CeilingJob): Promise<Ceilings> {
  return { ...(await measureServed(job)), ...(await measureDatabase(job)) }
}

async function measureServed({ dataDir, seconds }: CeilingJob): Promise<Record<ServedName, Ceiling>> {
  const folder = join(dataDir, 'files', 'public', '1')
  const route = await openEmptyRoute(folder)
  try {
    const empty = await route.measure(seconds)
    const names = readdirSync(folder).filter((name) => name.endsWith(`-${shownWidth}.webp`))
    const picture = await route.measure(
      seconds,
      names.map((name) => `/picture/${name}`),
    )
    if (Object.keys(picture.statuses).join() !== '200') throw new Error(`pictures: ${picture.firstRefusal}`)
    return { 'empty route': empty, picture }
  } finally {
    route.stop()
  }
}

function measureDatabase(job: CeilingJob): Promise<Omit<Ceilings, ServedName>> {
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
  return new Promise<Omit<Ceilings, ServedName>>((resolve, reject) => {
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
      code === 0 ? resolve(found as Omit<Ceilings, ServedName>) : reject(new Error(`the ceilings ended with ${code}`)),
    )
    child.send(job)
  }).finally(() => clearTimeout(late))
}
