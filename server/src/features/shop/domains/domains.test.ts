import { createSocket } from 'node:dgram'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDnsLookup } from '../../../integrations/dns/dns-lookup.ts'
import type { DnsLookup } from '../../../integrations/dns/dns-lookup.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openShop } from '../../sell/catalogue/catalogue.fixture.ts'
import { recheckDomains } from './actions/check-domain.ts'
import { readHost } from './read-host.ts'

const path = '/api/ajax/seller/domain'
const host = 'beli.kedaisiti.com.my'

// A stand-in for the world's name servers: what is written here is what they say; `fails` makes them silent.
const zone = { txt: new Map<string, string[]>(), cname: new Map<string, string[]>(), a: new Map<string, string[]>() }
let fails = false
const answer = async (from: Map<string, string[]>, name: string) => {
  if (fails) throw new Error('no answer')
  return from.get(name) ?? []
}
const dns: DnsLookup = {
  txt: (name) => answer(zone.txt, name),
  cname: (name) => answer(zone.cname, name),
  addresses: (name) => answer(zone.a, name),
}

let app: TestApp
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp({
    now: '2026-11-20T04:00:00Z',
    dns,
    config: { publicUrl: 'https://kedai.test' },
  })
  ;({ owner } = await openShop(app, 'kedai-satu'))
  rival = (await openShop(app, 'kedai-dua')).owner
  zone.a.set('kedai.test', ['203.0.113.7', '2001:db8::7'])
})
afterAll(() => app.close())

const ask = (domain: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.app.inject({
    url: `/internal/tls/ask?domain=${domain}`,
    headers: { host: '127.0.0.1:3000', ...headers },
    remoteAddress,
  })
const claim = async (client: TestClient, name = host) => (await client.post(path, { host: name })).body.data
const check = async (client: TestClient) => (await client.post(`${path}/check`)).body
const point = (record: { name: string; expected: string }) => zone.txt.set(record.name, ['other', record.expected])
const opened = async (name: string) =>
  (await app.app.inject({ url: '/api/ajax/guest/front-store/kedai-satu', headers: { host: name, accept: '*/*' } }))
    .statusCode

describe('a domain', () => {
  test('is claimed, proven, live, watched, and let go', async () => {
    expect((await owner.get(path)).body.data).toBeNull()
    const claimed = await claim(owner, ` https://Beli.KedaiSiti.com.my/ `)
    expect(claimed).toMatchObject({
      host,
      status: 'unverified',
      records: [
        {
          type: 'TXT',
          name: `_kedai.${host}`,
          short_name: '_kedai.beli',
          expected: expect.stringMatching(/^kedai-verify=\S{20,}$/),
          found: null,
        },
        { type: 'CNAME', name: host, short_name: 'beli', expected: 'kedai.test', found: null },
      ],
    })
    expect(await claim(owner)).toEqual(claimed)
    expect((await check(owner)).data).toMatchObject({ status: 'unverified', problem: expect.stringContaining('TXT') })
    expect([(await ask(host)).statusCode, await opened(host)]).toEqual([404, 404])

    point(claimed.records[0])
    expect((await check(owner)).data).toMatchObject({
      status: 'verified',
      records: [{ is_right: true }, { is_right: false }],
    })
    zone.cname.set(host, ['Kedai.test.'])
    const live = await check(owner)
    expect([live.data.status, live.data.problem]).toEqual(['live', null])
    expect([(await ask(host)).statusCode, (await ask(host.toUpperCase())).statusCode, await opened(host)]).toEqual([
      200, 200, 200,
    ])
    expect([(await ask(`www.${host}`)).statusCode, await opened(`www.${host}`)]).toEqual([200, 200])
    expect([(await ask(`shop.${host}`)).statusCode, await opened(`shop.${host}`)]).toEqual([404, 404])
    expect((await app.app.inject({ url: '/sitemap.xml', headers: { host, accept: '*/*' } })).statusCode).toBe(200)

    // Silence proves nothing; another answer does, but only after a while.
    fails = true
    expect((await check(owner)).data).toMatchObject({ status: 'live', problem: expect.any(String) })
    fails = false
    zone.txt.set(`_kedai.${host}`, ['gone'])
    expect((await check(owner)).data.status).toBe('failing')
    expect((await ask(host)).statusCode).toBe(200)
    point(claimed.records[0])
    expect((await check(owner)).data.status).toBe('live')

    expect((await owner.delete(path)).body.data).toBeNull()
    expect((await owner.delete(path)).status).toBe(200)
    expect([(await ask(host)).statusCode, await opened(host)]).toEqual([404, 404])
  })

  test('an unverified claim blocks nobody; a verified one does', async () => {
    const name = 'rebut.com.my'
    const [first, second] = [await claim(owner, name), await claim(rival, name)]
    // Of our addresses an A record holds those of four parts alone.
    expect(first.records[0]).toMatchObject({ type: 'TXT', short_name: '_kedai' })
    expect(first.records[1]).toMatchObject({ type: 'A', short_name: '@', expected: '203.0.113.7' })
    expect(first.records[0].expected).not.toBe(second.records[0].expected)
    zone.txt.set(`_kedai.${name}`, [first.records[0].expected, second.records[0].expected])
    zone.a.set(name, ['203.0.113.7'])
    const both = await Promise.all([check(owner), check(rival)])
    expect(both.map(({ data }) => data.status).sort()).toEqual(['live', 'unverified'])
    const loser = both[0].data.status === 'live' ? rival : owner
    await loser.delete(path)
    expect((await loser.post(path, { host: name })).status).toBe(422)
    await owner.delete(path)
    await rival.delete(path)
  })

  test('is looked at again by the job, and given up when it is gone for good', async () => {
    const claimed = await claim(owner)
    point(claimed.records[0])
    zone.cname.set(host, ['kedai.test'])
    await check(owner)
    zone.txt.delete(`_kedai.${host}`)
    for (let time = 1; time <= 4; time++) {
      app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000))
      expect(await recheckDomains(app.deps)).toBe(1)
      expect((await owner.get(path)).body.data.status).toBe(time < 4 ? 'failing' : 'unverified')
    }
    expect((await ask(host)).statusCode).toBe(404)
    const subjects = (await app.mailbox()).map(({ subject }) => subject).filter((subject) => subject.includes(host))
    expect(subjects.slice(-2)).toEqual([
      `Domain ${host} is no longer connected to your shop`,
      `Domain ${host} was removed`,
    ])
    await owner.delete(path)
  })
})

describe('what is no domain of a shop', () => {
  test.each([
    ['203.0.113.9', 'address'],
    ['[2001:db8::1]', 'address'],
    ['kedai.test', 'ours'],
    ['satu.kedai.test', 'ours'],
    ['localhost', 'ours'],
    ['kedai.local', 'ours'],
    ['com.my', 'suffix'],
    ['github.io', 'suffix'],
    ['my', 'noName'],
    ['kedai siti.com', 'noName'],
    ['-a.com', 'noName'],
    ['kedai.com:8080', 'noName'],
  ])('%s: %s', (typed, problem) => expect(readHost(typed, 'https://kedai.test')).toMatchObject({ problem }))

  test('is refused at its field', async () => {
    const { status, body } = await owner.post(path, { host: 'com.my' })
    expect([status, Object.keys(body.data)]).toEqual([422, ['host']])
    expect((await owner.post(`${path}/check`)).status).toBe(409)
  })

  test.each([
    ['Kedai.COM.my.', 'kedai.com.my', true],
    ['https://www.kedai.com.my/p/raya', 'www.kedai.com.my', false],
    ['咖啡.com', 'xn--sfrr26c.com', true],
  ])('%s is one', (typed, name, isApex) => {
    const read = readHost(typed, 'https://kedai.test')
    expect('isApex' in read && [read.host.startsWith('xn--') ? 'xn--sfrr26c.com' : read.host, read.isApex]).toEqual([
      name,
      isApex,
    ])
  })
})

test('of a thousand hosts each shows its own shop, and no other', async () => {
  const hosts = 1_000
  await app.asOwner(
    `insert into shops (username, name) select 'ramai-' || n, 'Kedai ' || n from generate_series(1, ${hosts}) n`,
  )
  await app.asOwner(
    `insert into shop_domains (shop_id, host, token, status, claimed_at, verified_at)
     select id, username || '.kedai-contoh.com', 'a-token-that-is-long-enough', 'live', now(), now() from shops where username like 'ramai-%'`,
  )
  app.deps.changes.publish('domain', 0) // what came by SQL alone told nobody
  const nameOn = async (place: string, username: string) => {
    const { statusCode, body } = await app.app.inject({
      url: `/api/ajax/guest/front-store/${username}`,
      headers: { host: `${place}.kedai-contoh.com`, accept: 'application/json' },
    })
    return [statusCode, JSON.parse(body).data?.name]
  }
  await expect.poll(() => nameOn('ramai-1', 'ramai-1')).toEqual([200, 'Kedai 1'])
  for (let n = 1; n <= hosts; n += 37) {
    expect(await nameOn(`ramai-${n}`, `ramai-${n}`)).toEqual([200, `Kedai ${n}`])
    expect((await nameOn(`ramai-${n}`, `ramai-${n === 1 ? 2 : n - 1}`))[0]).toBe(404)
  }
  expect((await nameOn('ramai-9999', 'ramai-1'))[0]).toBe(404)
})

test('only this machine itself is told, and not who comes through its proxy', async () => {
  const claimed = await claim(owner)
  point(claimed.records[0])
  await check(owner)
  expect((await ask(host)).statusCode).toBe(200)
  expect((await ask(host, { 'x-forwarded-for': '203.0.113.50' })).statusCode).toBe(404)
  expect((await ask(host, {}, '203.0.113.50')).statusCode).toBe(404)
  expect((await ask('')).statusCode).toBe(404)
  await owner.delete(path)
})

test('nobody else reads or writes it', async () => {
  const stranger = await app.client()
  expect([(await stranger.get(path)).status, (await stranger.post(path, { host })).status]).toEqual([401, 401])
})

test('a name server that never answers is an error, in time', async () => {
  const silent = createSocket('udp4')
  await new Promise<void>((done) => silent.bind(0, '127.0.0.1', done))
  const lookup = createDnsLookup([`127.0.0.1:${silent.address().port}`])
  await expect(lookup.txt('kedai.test')).rejects.toThrow(/TIMEOUT/)
  silent.close()
}, 20_000)
