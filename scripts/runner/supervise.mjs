import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { watchParent } from './parent.mjs'

const configurationRefused = 78
/** What a setting names cannot be reached: a wrong setting at the first start, an outage after it. */
const unreachable = 69
const deathsAllowed = 5

/** What a child sends once it answers requests: from then on its death is an accident, and not a fault of its start. */
const serving = 'serving'

/**
 * Runs one child to its end and ends as it did. Signals are passed on; when the parent (npm) is gone the child is asked to stop;
 * a server that crashed is started again at once.
 * @param {{ command: string, args: string[], cwd: string, restartAfterCrash: boolean, env?: NodeJS.ProcessEnv }} run
 */
export function supervise({ command, args, cwd, restartAfterCrash, env = process.env }) {
  let stopping = false
  let deathsAtStart = 0
  let hasEverServed = false
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child

  /**
   * @param {NodeJS.Signals} signal
   * @param {boolean} [childKnows]
   */
  const stop = (signal, childKnows) => {
    stopping = true
    if (!child) process.exit(0) // between two starts
    if (!childKnows) child.kill(signal)
  }
  forwardSignals(stop)
  watchParent(() => stop('SIGTERM'))
  start()

  function start() {
    const started = spawn(command, args, {
      cwd,
      env: withNodeFirst(command, env),
      stdio: ['inherit', 'inherit', 'inherit', ...(restartAfterCrash ? [/** @type {const} */ ('ipc')] : [])],
    })
    child = started
    let hasServed = false
    started.on('message', (message) => {
      hasServed ||= message === serving
    })
    started.once('error', (problem) => {
      console.error(`${command} could not be started: ${problem.message}`)
      process.exit(1)
    })
    started.once('exit', (code, signal) => {
      child = undefined
      hasEverServed ||= hasServed
      if (stopping || !restartAfterCrash || !isCrash(code, signal, hasEverServed)) return endAs(code, signal)
      deathsAtStart = hasServed ? 0 : deathsAtStart + 1
      const pauseMs = pauseBeforeStart(deathsAtStart)
      const how = signal ? `was killed by ${signal}` : `ended with code ${code}`
      console.error(`The server ${how}; starting it again${pauseMs > 0 ? ` in ${pauseMs / 1000} s` : ''}.`)
      if (pauseMs > 0) setTimeout(start, pauseMs)
      else start()
    })
  }
}

/**
 * Milliseconds to wait after the given number of deaths in a row, none of which had begun to serve.
 * @param {number} deathsAtStart
 */
export function pauseBeforeStart(deathsAtStart) {
  if (deathsAtStart < deathsAllowed) return 0
  return Math.min(30_000, 1_000 * 2 ** (deathsAtStart - deathsAllowed))
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @param {boolean} hasEverServed
 */
export function isCrash(code, signal, hasEverServed) {
  if (signal) return !['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal) // those were asked for
  return code !== 0 && code !== configurationRefused && (code !== unreachable || hasEverServed)
}

/** @param {(signal: NodeJS.Signals, childKnows: boolean) => void} stop */
function forwardSignals(stop) {
  /** @type {Map<string, number>} */
  const seenAt = new Map()
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C reaches the child by the terminal already; a second signal would cut its orderly end short.
      const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY
      const again = Date.now() - (seenAt.get(signal) ?? -Infinity) < 500
      seenAt.set(signal, Date.now())
      stop(signal, fromTerminal || again)
    })
  }
}

/**
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 */
function withNodeFirst(command, env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [key]: [dirname(command), env[key]].filter(Boolean).join(delimiter) }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endAs(code, signal) {
  if (!signal) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
  setTimeout(() => process.exit(1), 1_000) // a signal this process cannot die of
}
