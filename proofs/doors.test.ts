import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectWithin } from './harness/expect-within.ts'
import { createBrowser } from './harness/browser.ts'
import type { Browser } from './harness/browser.ts'
import { makeDemoHome } from './harness/home.ts'
import type { Home } from './harness/home.ts'
import { buyerNo, placeUrl } from './harness/listing.ts'
import { startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'

const mega = 1024 * 1024

let home: Home
let server: RunningServer
let guest: Browser
beforeAll(async () => {
  home = await makeDemoHome()
  server = await startServer({ env: { DATA_DIR: home.dataDir, RATE_LIMITS: 'on' } })
  await server.ready(180_000)
  guest = createBrowser(server.url)
  await guest.open('/login')
})
afterAll(async () => {
  await server.stop()
  await home.remove()
})

const residentBytes = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) * 1024

type Sent = { status: number; tookMs: number; sentBytes: number }

/** A request over a line of its own; `pieces` are written as the server takes them, until it answers or hangs up. */
async function send(
  path: string,
  headers: Record<string, string>,
  pieces: Iterable<Buffer>,
  timeoutMs = 60_000,
): Promise<Sent> {
  const began = performance.now()
  const { hostname, port, host } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  let sentBytes = 0
  socket
    .on('data', (piece) => {
      answer += String(piece)
    })
    .on('error', () => {})
  await once(socket, 'connect')
  const all = {
    host,
    cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    ...headers,
  }
  socket.write(
    `POST ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  for (const piece of pieces) {
    if (answer !== '' || !socket.writable) break
    sentBytes += piece.length
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), sleep(timeoutMs)])
    await sleep(0)
  }
  while (answer === '' && !socket.destroyed && performance.now() - began < timeoutMs) await sleep(20)
  const tookMs = performance.now() - began
  socket.destroy()
  return { status: Number(answer.slice(9, 12)), tookMs, sentBytes }
}

const csrf = async () => ((await guest.get('/api/ajax/auth/me')).body.data?.['csrf_token'] ?? '') as string // the refusal brings one
const form = (length: number) => ({
  'content-type': 'multipart/form-data; boundary=x',
  'content-length': String(length),
})
const fileHead = Buffer.from('--x\r\ncontent-disposition: form-data; name="paymentProof"; filename="a.jpg"\r\n\r\n')
function* file(bytes: number) {
  yield fileHead
  const piece = Buffer.alloc(64 * 1024, 65)
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

test('41 MB for what nobody sells, or without a token, are answered before they are taken; twenty at once cost no memory', async () => {
  const token = await csrf()
  const before = residentBytes()
  const sent = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      send(
        placeUrl(at % 2 ? 'tiada-barang-ini' : 'DEMO-MUG'),
        { ...form(41 * mega), ...(at % 2 ? { 'x-csrf-token': token } : {}) },
        file(41 * mega),
      ),
    ),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, (_, at) => (at % 2 ? 404 : 403)))
  expect(Math.max(...sent.map(({ sentBytes }) => sentBytes))).toBeLessThan(8 * mega) // what the kernels on both sides hold
  expect(residentBytes() - before).toBeLessThan(150 * mega)
})

test('a body of which nothing comes any more is answered 408 after 20 s, and others are served meanwhile', async () => {
  const token = await csrf()
  const slow = Promise.all([
    send(
      '/api/ajax/auth/login',
      { 'content-type': 'application/json', 'content-length': '900', 'x-csrf-token': token },
      [Buffer.from('{"email":"')],
    ),
    send(placeUrl('DEMO-MUG'), { ...form(4 * mega), 'x-csrf-token': token }, [fileHead, Buffer.alloc(1000, 65)]),
  ])
  await sleep(1_000)
  expect((await guest.get('/api/ajax/guest/view/DEMO-MUG')).status).toBe(200)
  for (const { status, tookMs } of await slow) {
    expect(status).toBe(408)
    expect(tookMs).toBeGreaterThan(19_000)
    expectWithin('the answer to silence', tookMs, 35_000)
  }
})

test('a head that drips in is hung up on', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let isOver = false
  socket
    .on('close', () => {
      isOver = true
    })
    .resume()
  const began = performance.now()
  socket.write('GET / HTTP/1.1\r\n')
  while (!isOver && performance.now() - began < 45_000) {
    socket.write('x-more: 1\r\n')
    await sleep(1_000)
  }
  expect(isOver).toBe(true)
})

test('120 guesses of coupons at once are judged ten times', async () => {
  const guesser = createBrowser(server.url)
  await guesser.open('/s/demo/i/DEMO-MUG')
  await guesser.get('/api/ajax/auth/me')
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      guesser.post('/api/ajax/guest/coupon/DEMO-MUG', { code: `TEKA${at}`, quantity: 1 }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ headers }) => headers['retry-after'] === undefined)).toHaveLength(10)
})

test('control: what is sold is ordered, by a name that is ours and by no other', async () => {
  await guest.get('/api/ajax/auth/me')
  expect((await guest.post(placeUrl('DEMO-MUG'), buyerNo(1, { paymentMethod: 'cod' }))).status).toBe(200)
  expect(
    (await guest.post(placeUrl('DEMO-MUG'), buyerNo(2, { paymentMethod: 'cod' }), { host: 'evil.test' })).status,
  ).toBe(404)
})

test('what serves requests is no superuser, and files lie closed', async () => {
  const users = await home.sql<{ usename: string; app: string }>(
    `select distinct usename::text, split_part(application_name, ' ', 2) as app from pg_stat_activity where datname = 'kedai' and application_name like 'kedai %' order by 2, 1`,
  )
  const serving = users.filter(({ app }) => ['app', 'public', 'listener'].includes(app))
  expect(serving.length).toBeGreaterThanOrEqual(3)
  expect(serving.filter(({ usename }) => !usename.endsWith('_login'))).toEqual([])
  expect((statSync(`${home.dataDir}/files`).mode & 0o777).toString(8)).toBe('700')
})
