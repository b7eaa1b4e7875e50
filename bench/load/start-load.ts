import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { busyMsOfCore, cpuMsOfTree } from '../machine/cpu-time.ts'
import { canPin, cores, pinned } from '../machine/pinning.ts'
import type { Job, Loaded, Told } from './asked.ts'

export type Measured = Loaded & {
  /** CPU milliseconds a request cost the processes that served it: server, database and jobs together. */
  cpuMs: number
  /** Share of the serving core that others used meanwhile, 0 to 1: above a tenth, rates are not to be believed. */
  disturbed: number
}

const graceMs = 60_000

/** Loads the server below `servedPid` from another core and measures what it cost. @throws Error when the load could not be run to its end. */
export function runLoad(servedPid: number, job: Job): Promise<Measured> {
  const [command = '', ...args] = pinned(cores.asking, [process.execPath, join(import.meta.dirname, 'run-load.ts')])
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const most = (job.warmUp + ('seconds' in job ? job.seconds : 60)) * 1000 + graceMs
  const late = setTimeout(() => {
    child.kill('SIGKILL')
  }, most)
  return new Promise<Measured>((resolve, reject) => {
    let before = { cpu: 0, busy: 0 }
    child.on('message', (told: Told) => {
      if (told.what === 'failed') return reject(new Error(told.why))
      const now = { cpu: cpuMsOfTree(servedPid), busy: canPin ? busyMsOfCore(cores.served) : 0 }
      if (told.what === 'measuring') before = now
      else resolve(measured(told.loaded, { cpu: now.cpu - before.cpu, busy: now.busy - before.busy }))
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the load ended with ${code} before it was told`)))
    child.send(job)
  }).finally(() => clearTimeout(late))
}

function measured(loaded: Loaded, used: { cpu: number; busy: number }): Measured {
  const others = Math.max(0, used.busy - used.cpu) / (loaded.seconds * 1000)
  return { ...loaded, cpuMs: used.cpu / Math.max(1, loaded.requests), disturbed: canPin ? Math.min(1, others) : 0 }
}
