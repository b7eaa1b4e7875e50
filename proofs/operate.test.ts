import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './harness/command.ts'
import type { Ended } from './harness/command.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'

let home: Home
let server: RunningServer
beforeAll(async () => {
  home = await makeDemoHome()
  server = await startServer({ env: { DATA_DIR: home.dataDir } })
  await server.ready(120_000)
})
afterAll(async () => {
  await server.stop()
  await home.remove()
})

const operate = (...args: string[]): Promise<Ended> => runCommand('operate', args, { DATA_DIR: home.dataDir })
const front = async () => fetch(`${server.url}/s/demo`, { headers: { accept: 'text/html' } })

test('beside a running server, which hears of it at once; its ends say what became of it', async () => {
  expect(await operate('shop', 'close')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^there is no command "shop close".*\n$/),
  })
  expect(await operate('shop', 'reopen', 'demo')).toMatchObject({ code: 1, output: 'demo is not suspended\n' })
  expect((await operate('--help')).output).toContain('shop suspend USERNAME')
  const list = await operate('shops', '--json')
  expect([
    list.code,
    (JSON.parse(list.output) as { username: string }[]).some(({ username }) => username === 'demo'),
  ]).toEqual([0, true])

  expect((await front()).status).toBe(200)
  expect((await operate('shop', 'suspend', 'demo', '--reason', 'Aduan', '--as', 'farid')).code).toBe(0)
  await expect.poll(async () => (await front()).status).toBe(403)
  expect(await (await front()).text()).toContain('Aduan')
  expect((await operate('shop', 'reopen', 'demo')).code).toBe(0)
  await expect.poll(async () => (await front()).status).toBe(200)
  expect((await operate('log')).output).toContain('farid')
})

test('without a server, and a suspension outlives a restart', async () => {
  await server.stop()
  expect((await operate('shop', 'suspend', 'demo', '--reason', 'Aduan')).code).toBe(0)
  server = await startServer({ env: { DATA_DIR: home.dataDir } })
  await server.ready(120_000)
  expect((await front()).status).toBe(403)
})

test('where there is no database, it says so', async () => {
  expect(await runCommand('operate', ['shops'], { DATA_DIR: '/nowhere/kedai' })).toMatchObject({
    code: 78,
    output: expect.stringContaining('there is no database in DATA_DIR'),
  })
})
