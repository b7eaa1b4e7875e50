import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')

export type ServerOptions = {
  env?: Record<string, string>
  /** Through the runner, as `npm start` does: it starts a killed server again. */
  supervised?: boolean
  /** Another way to run the command, such as `setpriv …` in front of it. */
  wrap?: (command: string[]) => string[]
  port?: number
}

export type RunningServer = {
  url: string
  /** Of the process that serves; changes when the runner starts it again. */
  pid(): number
  /** Of what was started: the runner where it is supervised. */
  outerPid: number
  log(): string
  /** Milliseconds until it answered ready. */
  ready(timeoutMs?: number): Promise<number>
  /** In order: SIGTERM, and its exit code. */
  stop(): Promise<number | null>
  /** kill -9 of the serving process. */
  kill(): void
  exited: Promise<number | null>
}

/** A real server from this very code, on a loopback port of its own. Waits for nothing: ask `ready`. */
export async function startServer({
  env = {},
  supervised = false,
  wrap = (command) => command,
  port,
}: ServerOptions): Promise<RunningServer> {
  const chosen = port ?? (await freePort())
  const main = 'server/src/main.ts'
  const [command = '', ...args] = wrap([
    process.execPath,
    ...(supervised ? [join(root, 'scripts/run.mjs'), main] : [main]),
  ])
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), ...defaults(chosen), ...env },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const exited = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  const url = `http://localhost:${chosen}`
  const pid = () => (supervised ? childOf(child) : (child.pid ?? 0))
  return {
    url,
    pid,
    exited,
    outerPid: child.pid ?? 0,
    log: () => log,
    async ready(timeoutMs = 60_000) {
      const began = performance.now()
      for (;;) {
        if (await isReady(chosen)) return performance.now() - began
        if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${log.slice(-3_000)}`)
        if (performance.now() - began > timeoutMs)
          throw new Error(`the server was not ready in ${timeoutMs} ms:\n${log.slice(-3_000)}`)
        await sleep(20)
      }
    },
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => {
        child.kill('SIGKILL')
      }, 30_000)
      return exited.finally(() => clearTimeout(late))
    },
    kill() {
      const serving = pid()
      if (serving > 0) process.kill(serving, 'SIGKILL')
    },
  }
}

// Nothing of a developer's own settings; NODE_ENV and the like of the test runner neither.
const inherited = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

const defaults = (port: number) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  REALTIME_PORT: '0',
  DEMO: '1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})

// The runner has one child: the server, or none between two starts.
function childOf({ pid }: ChildProcess): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? 0)
  } catch {
    return 0
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/readyz', timeout: 1_000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked
      .once('error', () => resolve(false))
      .once('timeout', () => asked.destroy())
      .end()
  })
}
