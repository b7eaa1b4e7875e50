import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { judgeInstallation } from './actions/judge-installation.ts'
import { tellChanges } from './jobs.ts'
import { removeOutdated } from './queries/alerts.ts'

type Heard = { name: string; state: string; words: string; text: string }

const heard: Heard[] = []
let answers = 200
const receiver = createServer((request, answer) => {
  let body = ''
  request.on('data', (piece: Buffer) => (body += piece.toString()))
  request.on('end', () => {
    if (answers === 200) heard.push(JSON.parse(body) as Heard) // our own words
    answer.writeHead(answers).end()
  })
})

let kedai: TestApp
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo // it listens
  kedai = await startTestApp({
    config: { alerts: { mail: 'operator@kedai.test', webhook: `http://127.0.0.1:${port}/hook` } },
  })
})
afterAll(async () => {
  await kedai.close()
  receiver.close()
})

const tell = (raised: boolean | null, words = 'queue of mails is late') =>
  tellChanges(kedai.deps, Promise.resolve([{ name: 'queues', raised, words }]))

const subjects = async () =>
  (await kedai.mailbox()).filter(({ recipient }) => recipient === 'operator@kedai.test').map(({ subject }) => subject)

test('a change is told once, by mail and to the webhook, however often it is looked at', async () => {
  await tell(false) // nothing was ever wrong: no news
  await Promise.all([tell(true), tell(true)])
  await tell(null) // it cannot be told: neither
  await tell(true)
  expect(await subjects()).toEqual(['Alert: queues at http://localhost:3000'])
  expect(heard.map(({ name, state }) => `${name} ${state}`)).toEqual(['queues raised'])
  expect(heard[0]?.text).toContain('queue of mails is late')
  await tell(false)
  await tell(false)
  expect((await subjects()).at(-1)).toBe('Over: queues at http://localhost:3000')
  expect(heard.map(({ state }) => state)).toEqual(['raised', 'over'])
})

test('a receiver that is away hears of it later', async () => {
  answers = 500
  await tell(true)
  await kedai.runJobs()
  expect(heard).toHaveLength(2)
  answers = 200
  await kedai.asOwner(
    `update pgboss.job set start_after = now() - interval '1 second' where name = 'operators.alert' and state = 'retry'`,
  )
  await kedai.runJobs()
  expect(heard.at(-1)).toMatchObject({ state: 'raised' })
})

test('queues, failed jobs and backups are judged by what is there', async () => {
  const judged = async () =>
    Object.fromEntries((await judgeInstallation(kedai.deps)).map(({ name, raised }) => [name, raised]))
  expect(await judged()).toMatchObject({ queues: false, 'failed jobs': false, certificate: false, backup: true })
  await kedai.asOwner(
    `insert into outgoing_mails (kind, data, created_at, next_try_at) values ('written', '{}', now() - interval '1 hour', now() + interval '1 hour')`,
  )
  await kedai.asOwner(
    `insert into pgboss.job (name, data, state, completed_on) values ('order-mail', '{}', 'failed', now())`,
  )
  expect(await judged()).toMatchObject({ queues: true, 'failed jobs': true })
})

test('what is too old goes by itself, and nothing younger', async () => {
  const now = kedai.clock.now()
  await kedai.asOwner(
    `insert into sending_counts (day, channel, scope, ref, used) values (($1::timestamptz - interval '401 days')::date, 'email', 'installation', 0, 1), ($1::date, 'email', 'installation', 0, 1)`,
    [now],
  )
  expect((await removeOutdated(kedai.db, now)).find(({ name }) => name === 'sending_counts')?.removed).toBe(1)
  expect(await kedai.asOwner('select 1 from sending_counts')).toHaveLength(1)
})
