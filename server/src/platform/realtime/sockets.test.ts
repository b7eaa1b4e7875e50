import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { AddressInfo } from 'node:net'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { maxFrameBytes } from './protocol.ts'
import { maxSocketsOfOne } from './sockets.ts'
import { channelAuth, userAuth } from './signatures.ts'

let app: TestApp
let port: number
const open: WebSocket[] = []
beforeAll(async () => {
  app = await startTestApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()))
afterAll(() => app.close())

type Frame = { event: string; channel?: string; data: unknown }
type Raw = {
  frames: Frame[]
  closed: Promise<number>
  say(frame: unknown): void
  next(event: string): Promise<Frame>
  id: string
}

async function connect(path = '/app/kedai?protocol=7', headers: Record<string, string> = {}): Promise<Raw> {
  const socket = new WebSocket(`ws://localhost:${port}${path}`, { headers })
  open.push(socket)
  const frames: Frame[] = []
  socket.on('message', (bytes) => frames.push(JSON.parse(String(bytes))))
  const raw: Raw = {
    frames,
    id: '',
    closed: new Promise((done) => socket.once('close', done)),
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async next(event) {
      await expect.poll(() => frames.find((frame) => frame.event === event), { timeout: 10_000 }).toBeDefined()
      return frames.find((frame) => frame.event === event)!
    },
  }
  await new Promise((done, fail) => socket.once('open', done).once('error', fail))
  await expect.poll(() => frames.length, { timeout: 10_000 }).toBeGreaterThan(0)
  if (frames[0]?.event === 'pusher:connection_established') raw.id = JSON.parse(String(frames[0].data)).socket_id
  return raw
}

const subscribe = (channel: string, more: object = {}) => ({ event: 'pusher:subscribe', data: { channel, ...more } })
const sign = (id: string, channel: string, data?: string) =>
  channelAuth(app.deps.config.realtime.app, id, channel, data)

test('a handshake names the socket, and a wrong one is refused by its code', async () => {
  const { frames } = await connect()
  expect(frames[0]).toEqual({
    event: 'pusher:connection_established',
    data: expect.stringMatching(/^\{"socket_id":"\d+\.\d+","activity_timeout":30\}$/),
  })
  for (const [path, code] of [
    ['/app/other?protocol=7', 4001],
    ['/app/kedai', 4008],
    ['/app/kedai?protocol=5', 4007],
  ] as const) {
    const { frames: told, closed } = await connect(path)
    expect(told[0]).toMatchObject({ event: 'pusher:error', data: { code } })
    expect(await closed).toBe(code)
  }
})

test('only pages of ours may listen, and nothing else becomes a socket', async () => {
  await connect(undefined, { origin: `http://demo.localhost:${port}` })
  await expect(connect(undefined, { origin: 'https://evil.test' })).rejects.toThrow('403')
  await expect(connect('/elsewhere')).rejects.toThrow('404')
  await expect(connect(undefined, { host: 'evil.test' })).rejects.toThrow('404')
})

test('a ping is answered; what is no message is told and does not end it; an unknown event is passed over', async () => {
  const raw = await connect()
  raw.say('not json')
  expect((await raw.next('pusher:error')).data).toMatchObject({ code: 4200 })
  raw.say({ event: 'of-tomorrow', data: {} })
  raw.say({ event: 'pusher:ping', data: {} })
  await raw.next('pusher:pong')
})

test('channels need a name, and private ones a signature for this socket', async () => {
  const [raw, other] = [await connect(), await connect()]
  raw.say(subscribe('with space'))
  expect((await raw.next('pusher:error')).data).toMatchObject({ code: 4009 })
  raw.say(subscribe('hall'))
  expect(await raw.next('pusher_internal:subscription_succeeded')).toEqual({
    event: 'pusher_internal:subscription_succeeded',
    channel: 'hall',
    data: '{}',
  })
  raw.say(subscribe('private-room', { auth: sign(other.id, 'private-room') }))
  expect(await raw.next('pusher:subscription_error')).toMatchObject({
    channel: 'private-room',
    data: { type: 'AuthError', status: 401 },
  })
  other.say(subscribe('private-room', { auth: sign(other.id, 'private-room') }))
  await other.next('pusher_internal:subscription_succeeded')
})

test('what a client says in a private channel goes to the others, unchanged; anywhere else it is refused', async () => {
  const [one, two] = [await connect(), await connect()]
  for (const raw of [one, two]) {
    raw.say(subscribe('private-room', { auth: sign(raw.id, 'private-room') }))
    raw.say(subscribe('hall'))
    await raw.next('pusher_internal:subscription_succeeded')
  }
  await sleep(50)
  one.say({ event: 'client-typing', channel: 'private-room', data: { who: 'Siti' } })
  expect(await two.next('client-typing')).toEqual({
    event: 'client-typing',
    channel: 'private-room',
    data: { who: 'Siti' },
  })
  one.say({ event: 'client-typing', channel: 'hall', data: {} })
  expect((await one.next('pusher:error')).data).toMatchObject({ code: 4301 })
  expect(one.frames.filter(({ event }) => event === 'client-typing')).toEqual([])
  one.say({ event: 'pusher:unsubscribe', data: { channel: 'private-room' } })
  one.frames.length = 0
  one.say({ event: 'client-typing', channel: 'private-room', data: {} })
  expect((await one.next('pusher:error')).data).toMatchObject({ code: 4301 })
  for (let n = 0; n < 30; n++) two.say({ event: 'client-typing', channel: 'private-room', data: {} })
  expect((await two.next('pusher:error')).data).toMatchObject({ code: 4301, message: expect.stringContaining('fast') })
})

test('presence tells who is there, as text in text', async () => {
  const data = '{"user_id":7,"user_info":{"name":"Siti"}}'
  const raw = await connect()
  raw.say(subscribe('presence-room', { auth: sign(raw.id, 'presence-room', data), channel_data: data }))
  const { data: told } = await raw.next('pusher_internal:subscription_succeeded')
  expect(JSON.parse(String(told))).toEqual({ presence: { ids: ['7'], hash: { 7: { name: 'Siti' } }, count: 1 } })
})

test('somebody signed in hears what is for him, and is ended by name', async () => {
  const raw = await connect()
  raw.say(subscribe('#server-to-user-42'))
  await raw.next('pusher:subscription_error')
  const user = '{"id":"42"}'
  raw.say({
    event: 'pusher:signin',
    data: { auth: userAuth(app.deps.config.realtime.app, raw.id, user), user_data: user },
  })
  await raw.next('pusher:signin_success')
  raw.say(subscribe('#server-to-user-42', { auth: '' }))
  await raw.next('pusher_internal:subscription_succeeded')
  app.deps.realtime.publish('#server-to-user-42', 'hello', '{"a":1}', null)
  expect((await raw.next('hello')).data).toBe('{"a":1}')
  app.deps.realtime.endUser('42')
  expect(await raw.closed).toBe(4009)
  const thief = await connect()
  thief.say({ event: 'pusher:signin', data: { auth: 'kedai:0', user_data: user } })
  expect(await thief.closed).toBe(4009)
})

test('a cache channel tells its last event to who comes later', async () => {
  const [early, late] = [await connect(), await connect()]
  early.say(subscribe('cache-price'))
  await early.next('pusher:cache_miss')
  app.deps.realtime.publish('cache-price', 'price', '{"sen":2500}', null)
  late.say(subscribe('cache-price'))
  expect((await late.next('price')).data).toBe('{"sen":2500}')
})

test('too much at once ends a socket', async () => {
  const large = await connect()
  large.say({ event: 'x', data: 'x'.repeat(maxFrameBytes) })
  expect(await large.closed).toBe(1009)
  const fast = await connect()
  for (let n = 0; n < 400; n++) fast.say({ event: 'pusher:ping', data: {} })
  expect(await fast.closed).toBe(4100)
})

test('sockets of one visitor are bounded, behind a proxy that is trusted too; others get theirs', async () => {
  const limited = await startTestApp({ config: { rateLimits: true, trustProxy: ['127.0.0.1', '::1'] } })
  await limited.app.listen({ port: 0, host: '127.0.0.1' })
  const { port: own } = limited.app.server.address() as AddressInfo
  const knock = (address: string) =>
    new Promise<number>((done) => {
      const socket = new WebSocket(`ws://localhost:${own}/app/kedai?protocol=7`, {
        headers: { 'x-forwarded-for': address },
      })
      open.push(socket)
      socket
        .once('open', () => done(101))
        .once('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
        .once('error', () => done(0))
    })
  const statuses: number[] = []
  for (let at = 0; at < maxSocketsOfOne + 60; at += 40)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 40 }, (_, one) => knock(`2a05:4f00:77:542::${(at + one).toString(16)}`)),
      )),
    )
  expect(statuses.filter((status) => status === 101)).toHaveLength(maxSocketsOfOne)
  expect(new Set(statuses)).toEqual(new Set([101, 429]))
  expect(await knock('2a05:4f00:77:543::1')).toBe(101)
  expect(await knock('203.0.113.5')).toBe(101)
  // Who has closed one may open another.
  open[0]?.terminate()
  await expect.poll(() => knock('2a05:4f00:77:542::ffff'), { timeout: 10_000 }).toBe(101)
  await limited.close()
})
