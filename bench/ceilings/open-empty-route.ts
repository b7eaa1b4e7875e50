import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runLoad } from '../load/start-load.ts'
import type { Measured } from '../load/start-load.ts'
import { cores, pinned } from '../machine/pinning.ts'

export type EmptyRoute = {
  /** `paths`: pictures of the folder as `/picture/{name}`; the empty route itself without. */
  measure(seconds: number, paths?: string[]): Promise<Measured>
  stop(): void
}

/** Starts the empty route on the core where the server is measured; it costs nothing while nobody asks. */
export async function openEmptyRoute(folder = ''): Promise<EmptyRoute> {
  const [command = '', ...args] = pinned(cores.served, [
    process.execPath,
    join(import.meta.dirname, 'empty-route.ts'),
    folder,
  ])
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve, reject) => {
    child
      .once('message', (told) => resolve(Number(told)))
      .once('exit', () => reject(new Error('the empty route did not start')))
  })
  return {
    measure: (seconds, paths = ['/empty']) =>
      runLoad(child.pid ?? 0, {
        port,
        connections: 16,
        warmUp: 0.5,
        seconds,
        from: 0,
        asked: { kind: 'get', paths, isFresh: false, accept: 'application/json', browser: null, gzip: true },
      }),
    stop: () => void child.kill(),
  }
}
