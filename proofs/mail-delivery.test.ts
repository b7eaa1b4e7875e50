import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../server/src/platform/mail/mail-server.fixture.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { startServer } from './harness/server.ts'
import { report } from './sizes.ts'

// kill -9 while mails are on their way: each arrives, and only what was being told of is sent once more.
const mails = 600
const kills = 3
const startedAt = performance.now()
let home: Home
let mail: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  home = await makeDemoHome()
  mail = await startMailServer()
  mail.takesMs = 30
})
afterAll(async () => {
  await mail.close()
  await home.remove()
})

const arrived = () => mail.taken.flatMap(({ to }) => to).filter((to) => to.endsWith('@kilat.test'))

test('every mail arrives though the server is killed in the middle, again and again', async () => {
  const env = { DATA_DIR: home.dataDir, SMTP_URL: mail.url, SMTP_CONNECTIONS: '10' }
  let server = await startServer({ env })
  await server.ready()
  await home.sql(
    `insert into outgoing_mails (kind, data) select 'written', jsonb_build_object('to', 'orang' || n || '@kilat.test', 'lang', 'en', 'content',
    '{"subject":{"ms":"Jualan","en":"Sale","zh":"Jualan"},"blocks":[]}'::jsonb) from generate_series(1, $1::integer) n`,
    [mails],
  )
  for (let kill = 1; kill <= kills; kill++) {
    while (arrived().length < (mails / (kills + 1)) * kill) await sleep(5)
    server.kill()
    await server.exited
    server = await startServer({ env })
    await server.ready()
  }
  for (const began = performance.now(); new Set(arrived()).size < mails && performance.now() - began < 90_000;)
    await sleep(100)
  expect(new Set(arrived()).size).toBe(mails)
  while ((await home.sql('select 1 from outgoing_mails limit 1')).length > 0) await sleep(100)
  const doubles = arrived().length - mails
  // Taken by the mail server, and the row not yet removed: ten conversations, and what was answered within the last 50 ms.
  expect(doubles).toBeLessThanOrEqual(kills * 60)
  report('mails after kills', { mails, kills, doubles }, startedAt)
  expect(await server.stop()).toBe(0)
}, 240_000)
