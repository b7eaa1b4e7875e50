import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { plantRunner, readLog, readPids, serverThatNotes, until } from './fixture.ts'
import { isAlive } from './folder-lock.mjs'
import { isCrash, pauseBeforeStart } from './supervise.mjs'

const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const one of cleanUp.splice(0).reverse()) one()
})

function plant(files: Record<string, string>): string {
  const { root, remove } = plantRunner(files)
  cleanUp.push(remove, () =>
    readPids(root)
      .filter(isAlive)
      .forEach((pid) => process.kill(pid, 'SIGKILL')),
  )
  return root
}

function start(root: string, command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'ignore' })
  cleanUp.push(() => {
    child.kill('SIGKILL')
  })
  return child
}

const startServer = (root: string) => start(root, process.execPath, ['scripts/run.mjs', 'server/src/main.ts'])

describe('any script', () => {
  it('gets its arguments, and its exit code is passed on', () => {
    const root = plant({ 'scripts/tell.ts': 'console.log(JSON.stringify(process.argv.slice(2)))\nprocess.exit(7)\n' })
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(root, 'scripts/run.mjs'), 'scripts/tell.ts', 'a b', '--project', 'c'],
      { cwd: '/', encoding: 'utf8' },
    )
    expect(JSON.parse(stdout)).toEqual(['a b', '--project', 'c'])
    expect(status).toBe(7)
  })

  it('runs with the pinned Node first on PATH', () => {
    const root = plant({
      'scripts/tell.ts':
        "import { execFileSync } from 'node:child_process'\nconsole.log(execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim() === process.execPath)\n",
    })
    expect(
      spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/tell.ts'], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: '/usr/bin:/bin' },
      }).stdout.trim(),
    ).toBe('true')
  })

  it('is not started again when it fails', () => {
    const root = plant({
      'scripts/fail.ts':
        "import { appendFileSync } from 'node:fs'\nappendFileSync('log', 'started\\n')\nprocess.exit(1)\n",
    })
    expect(spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/fail.ts'], { cwd: root }).status).toBe(1)
    expect(readLog(root)).toEqual(['started'])
  })
})

describe('a server', () => {
  it('that was killed is started again, and still stops in order', async () => {
    const root = plant({ 'server/src/main.ts': serverThatNotes })
    const runner = startServer(root)
    const first = await until(() => readPids(root)[0])
    process.kill(first, 'SIGKILL')
    const second = await until(() => readPids(root)[1])
    expect(second).not.toBe(first)
    runner.kill('SIGTERM')
    expect(await once(runner, 'exit')).toEqual([0, null])
    expect(readLog(root).at(-1)).toBe('stopped')
    expect(isAlive(second)).toBe(false)
  })

  it('that refuses its configuration is left alone', async () => {
    const root = plant({
      'server/src/main.ts':
        "import { appendFileSync } from 'node:fs'\nappendFileSync('log', 'started\\n')\nprocess.exit(78)\n",
    })
    expect(await once(startServer(root), 'exit')).toEqual([78, null])
    expect(readLog(root)).toEqual(['started'])
  })

  it('is stopped when the process that started the runner is killed', async () => {
    const root = plant({ 'server/src/main.ts': serverThatNotes })
    const parent = start(root, process.execPath, [
      '-e',
      "require('child_process').spawn(process.execPath, ['scripts/run.mjs', 'server/src/main.ts'], { stdio: 'ignore' })",
    ])
    const pid = await until(() => readPids(root)[0])
    parent.kill('SIGKILL')
    await until(() => !isAlive(pid))
    expect(readLog(root).at(-1)).toBe('stopped')
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('is stopped when npm gets %s', async (signal) => {
    const root = plant({ 'server/src/main.ts': serverThatNotes })
    const npm = start(root, 'npm', ['start', '--no-update-notifier'])
    const pid = await until(() => readPids(root)[0])
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await until(() => !isAlive(pid))
    expect(await ended).toEqual(signal === 'SIGTERM' ? [0, null] : [null, 'SIGKILL']) // contract §8
    expect(readLog(root).at(-1)).toBe('stopped')
    expect(readPids(root)).toEqual([pid])
  })
})

it('starts a server at once that had served, however often it is killed', async () => {
  const root = plant({ 'server/src/main.ts': serverThatNotes })
  startServer(root)
  const began = performance.now()
  for (let kills = 0; kills < 8; kills++) process.kill(await until(() => readPids(root)[kills]), 'SIGKILL')
  await until(() => readPids(root)[8])
  expect(performance.now() - began).toBeLessThan(15_000) // what the pauses alone would take
})

it('pauses only for a server that keeps dying before it serves', () => {
  expect([0, 1, 4, 5, 6, 7, 20].map(pauseBeforeStart)).toEqual([0, 0, 0, 1_000, 2_000, 4_000, 30_000])
})

it('takes for a crash what nobody asked for', () => {
  for (const hasEverServed of [false, true]) {
    expect(isCrash(0, null, hasEverServed)).toBe(false)
    expect(isCrash(78, null, hasEverServed)).toBe(false)
    expect(isCrash(1, null, hasEverServed)).toBe(true)
    expect(isCrash(null, 'SIGKILL', hasEverServed)).toBe(true)
    expect(isCrash(null, 'SIGTERM', hasEverServed)).toBe(false)
  }
})

it('takes what cannot be reached for a wrong setting, until it has been reached once', () => {
  expect([isCrash(69, null, false), isCrash(69, null, true)]).toEqual([false, true])
})
