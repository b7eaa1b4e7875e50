import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openShop } from '../../sell/catalogue/catalogue.fixture.ts'
import { issueCertificate } from './actions/issue-certificate.ts'
import { openFront } from './actions/open-front.ts'
import type { Front } from './actions/open-front.ts'
import { openAuthority } from './authority.fixture.ts'
import { renewCertificates } from './jobs.ts'
import { findSoonestEnd } from './shared/soonest-end.ts'

const host = 'beli.kedaisiti.com.my'
let authority: Awaited<ReturnType<typeof openAuthority>>
let app: TestApp
let front: Front
beforeAll(async () => {
  authority = await openAuthority()
})
afterAll(() => authority?.close())
beforeEach(async () => {
  app = await startTestApp({
    now: new Date(),
    config: {
      publicUrl: 'https://kedai.test',
      acme: { email: 'operator@kedai.test', directory: authority.directory, httpPort: 0, httpsPort: 0 },
    },
  })
  await openShop(app, 'kedai-satu')
  await app.asOwner(
    `insert into shop_domains (shop_id, host, token, status, claimed_at, verified_at)
     select id, '${host}', 'kedai-verify-of-the-tests', 'live', now(), now() from shops where username = 'kedai-satu'`,
  )
  await app.deps.domainHosts.load()
  front = await openFront(app.app, app.deps, { host: '127.0.0.1', httpPort: 0, httpsPort: 0 })
  Object.assign(authority.state, {
    mood: 'well',
    days: 90,
    plainPort: front.httpPort,
    wrongAnswer: false,
    directories: 0,
  })
  authority.orders.length = 0
})
afterEach(async () => {
  await front.close()
  await app.close()
})

type Answer = { status: number; body: string; location: string | undefined }
const read = (secure: boolean, name: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', path, headers: { host: name, connection: 'close' }, agent: false as const }
    const request = secure
      ? getSecure({ ...where, port: front.httpsPort, servername: name, ca: authority.root })
      : getPlain({ ...where, port: front.httpPort })
    request.once('error', reject).once('response', (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body, location: answer.headers.location }))
    })
  })
const minutes = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 60_000))
const hosts = () => authority.orders.map((order) => order.host)

describe('a host of ours', () => {
  test('without a certificate says so and gets one; then it is served by its name over TLS, and plain visitors are sent on', async () => {
    await expect(read(true, host, '/healthz')).rejects.toThrow(/secure TLS connection|handshake|ECONNRESET|alert/i)
    expect(await read(false, host, '/')).toMatchObject({ status: 503, body: expect.stringContaining('made ready') })
    await app.runJobs()
    await renewCertificates(app.deps)
    await app.runJobs()
    expect(hosts().toSorted()).toEqual([host, 'kedai.test'])
    for (const name of [host, 'kedai.test']) expect((await read(true, name, '/healthz')).status).toBe(200)
    expect(await read(false, host, '/p/raya?x=1')).toMatchObject({
      status: 301,
      location: `https://${host}/p/raya?x=1`,
    })
    const [kept] = await app.asOwner<{ key_sealed: string }>(
      `select key_sealed from host_certificates where host = '${host}'`,
    )
    expect(String(kept?.key_sealed)).not.toContain('PRIVATE KEY')
    expect((await app.asOwner('select 1 from acme_challenges')).length).toBe(0)
  })

  test('gets a new certificate in the last month of the old one, and not before', async () => {
    expect(await issueCertificate(app.deps, host)).toBe('issued')
    expect(await issueCertificate(app.deps, host)).toBe('not needed')
    minutes(61 * 1440)
    expect(await issueCertificate(app.deps, host)).toBe('issued')
    expect(hosts()).toEqual([host, host])
  })

  test('is tried again after a pause that grows, and four times a week at most', async () => {
    authority.state.wrongAnswer = true
    expect(await issueCertificate(app.deps, host)).toBe('failed')
    expect(await issueCertificate(app.deps, host)).toBe('not needed')
    minutes(16)
    expect(await issueCertificate(app.deps, host)).toBe('failed')
    minutes(16)
    expect(await issueCertificate(app.deps, host)).toBe('not needed')
    minutes(60)
    expect(await issueCertificate(app.deps, host)).toBe('failed')
    minutes(120)
    expect(await issueCertificate(app.deps, host)).toBe('failed')
    minutes(240)
    expect(await issueCertificate(app.deps, host)).toBe('put off')
    expect(hosts()).toHaveLength(4)
    authority.state.wrongAnswer = false
    minutes(8 * 1440)
    expect(await issueCertificate(app.deps, host)).toBe('issued')
  })

  test('is asked for once, however many processes want it', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => issueCertificate(app.deps, host)))
    expect(all.toSorted()).toEqual(['issued', 'not needed', 'not needed', 'not needed', 'not needed'])
    expect(hosts()).toEqual([host])
  })

  test('is free again two minutes after a process died between order and end; what the dead one says later counts no more', async () => {
    authority.state.mood = 'deaf'
    const dead = issueCertificate(app.deps, host)
    await expect.poll(() => authority.orders.at(-1)?.status, { timeout: 10_000 }).toBe('ready')
    expect(await issueCertificate(app.deps, host)).toBe('not needed')
    minutes(3)
    authority.state.mood = 'well'
    expect(await issueCertificate(app.deps, host)).toBe('issued')
    expect(await dead).toBe('failed')
    expect(await app.asOwner('select failures, problem from host_certificates')).toEqual([{ failures: 0, problem: '' }])
    expect((await read(true, host, '/healthz')).status).toBe(200)
  }, 60_000)
})

test.each([
  ['down', 'cannot be reached'],
  ['slow', 'cannot be reached'],
  ['html', 'answered 200 and no directory'],
] as const)(
  'an authority that is %s is a failure like any other, told within its time',
  async (mood, problem) => {
    authority.state.mood = mood
    expect(await issueCertificate(app.deps, host)).toBe('failed')
    expect(await app.asOwner('select failures, problem from host_certificates')).toEqual([
      { failures: 1, problem: expect.stringContaining(problem) },
    ])
  },
  60_000,
)

test.each(['evil.test', 'a.b.kedai.test', 'kedai-satu.kedai.test', '127.0.0.1', 'localhost', 'x'.repeat(300)])(
  'nothing is asked for %s',
  async (name) => {
    expect(await issueCertificate(app.deps, name)).toBe('not ours')
    expect((await read(false, name, '/')).status).toBe(404)
    await app.runJobs()
    expect([authority.orders.length, authority.state.directories]).toEqual([0, 0])
  },
)

test('strangers get no certificate by the name they put into a handshake', async () => {
  await expect(read(true, 'evil.test', '/')).rejects.toThrow(/secure TLS connection|handshake|ECONNRESET|alert/i)
  await app.runJobs()
  expect(authority.state.directories).toBe(0)
})

test('the end that comes first is known to the alerts', async () => {
  expect(await findSoonestEnd(app.db, app.clock.now())).toBeNull()
  authority.state.days = 10
  await issueCertificate(app.deps, host)
  authority.state.days = 90
  await issueCertificate(app.deps, 'kedai.test')
  const days = ((await findSoonestEnd(app.db, app.clock.now()))?.getTime() ?? 0) - Date.now()
  expect(Math.round(days / 86_400_000)).toBe(10)
})
