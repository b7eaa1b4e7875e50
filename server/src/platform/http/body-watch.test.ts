import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { success } from '@kedai/contracts/envelope.ts'
import { uploadedFile } from '@kedai/contracts/values.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createBodyRoom } from './body-room.ts'
import { limitConnections } from './connections.ts'
import { createHttpApp } from './create-http-app.ts'
import type { HttpSettings } from './create-http-app.ts'
import { ok } from './envelope.ts'

const settings: HttpSettings = {
  publicUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  trustProxy: false,
  realtimePort: 8443,
  tls: null,
  logLevel: 'silent',
  maxSoldBytes: 1,
  paymentHosts: [],
  checkReplies: false,
  loosenedCsp: false,
}
const mega = 1024 * 1024

async function open(bodies: HttpSettings['bodies'], work: () => Promise<unknown> = async () => {}) {
  const app = await createHttpApp({ ...settings, bodies })
  app.post('/json', { schema: { body: z.object({}).loose(), response: { 200: success(z.null()) } } }, async () => {
    await work()
    return ok(null)
  })
  app.post(
    '/file',
    { schema: { body: z.object({ file: uploadedFile }), response: { 200: success(z.null()) } } },
    async () => {
      await work()
      return ok(null)
    },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** Writes the head and whatever pieces; what came back until the line was closed, and when. */
async function drip(
  port: number,
  path: string,
  head: string,
  pieces: AsyncIterable<string | Buffer> | Iterable<string | Buffer>,
) {
  const began = performance.now()
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket
    .on('data', (piece) => {
      answer += String(piece)
    })
    .on('error', () => {})
  await once(socket, 'connect')
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${head}\r\n\r\n`)
  const closed = once(socket, 'close')
  for await (const piece of pieces) {
    if (!socket.writable) break
    socket.write(piece)
  }
  await closed
  return { status: Number(answer.slice(9, 12)), tookMs: performance.now() - began }
}

async function* every(ms: number, piece: string | Buffer) {
  for (let at = 0; at < 200; at++) {
    yield piece
    await sleep(ms)
  }
}

const json = 'content-type: application/json\r\ncontent-length: 900000'
const form = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 8000000'
const fileHead = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

describe('a sender who falls silent', () => {
  let open400: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    open400 = await open({ silentMs: 400, textMs: 1_500, formMs: 1_500 })
  })
  afterAll(() => open400.app.close())

  test.each([
    ['/json', json, '{"a":"'],
    ['/file', form, `${fileHead}abc`],
    ['/file', form, ''],
    ['/json', json, ''],
  ])('at %s with %s after %j is told so and hung up on', async (path, head, start) => {
    const { status, tookMs } = await drip(open400.port, path, head, [start])
    expect(status).toBe(408)
    expect(tookMs).toBeGreaterThan(350)
    expect(tookMs).toBeLessThan(2_500)
  })

  test.each([
    ['/json', json, 'a'],
    ['/file', form, 'a'],
  ])('or who drips at %s has no longer than a whole body may take', async (path, head, piece) => {
    const { status, tookMs } = await drip(
      open400.port,
      path,
      head,
      (async function* () {
        yield path === '/file' ? fileHead : '{"a":"'
        yield* every(100, piece)
      })(),
    )
    expect(status).toBe(408)
    expect(tookMs).toBeGreaterThan(1_400)
    expect(tookMs).toBeLessThan(4_000)
  })

  test('control: a slow one who goes on is heard out', async () => {
    const { status } = await drip(
      open400.port,
      '/json',
      'connection: close\r\ncontent-type: application/json\r\ncontent-length: 10',
      (async function* () {
        for (const piece of ['{"a":', '"bc', '"}']) {
          yield piece
          await sleep(250)
        }
      })(),
    )
    expect(status).toBe(200)
  })
})

describe('bodies at once', () => {
  test('one address may hold no more bytes than its share, another one still gets in, and all of it is free again', async () => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { app, port } = await open({ maxBytesOfOne: 3 * mega, maxBytes: 5 * mega }, () => held)
    const file = Buffer.concat([Buffer.from(fileHead), Buffer.alloc(2 * mega, 65), Buffer.from('\r\n--x--\r\n')])
    const send = async (remoteAddress: string) =>
      await app.inject({
        method: 'POST',
        url: '/file',
        remoteAddress,
        payload: file,
        headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x' },
      })
    const first = send('10.0.0.1')
    await sleep(300)
    const second = await send('10.0.0.1')
    expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '5'])
    const other = send('10.0.0.2')
    await sleep(300)
    expect((await send('10.0.0.3')).statusCode).toBe(503)
    letGo()
    expect([(await first).statusCode, (await other).statusCode]).toEqual([200, 200])
    expect((await send('10.0.0.1')).statusCode).toBe(200)
    void port
    await app.close()
  })

  test('one /64 may have no more of them than its share', () => {
    const room = createBodyRoom({ maxBodies: 4, maxBodiesOfOne: 2, maxBytes: 10, maxBytesOfOne: 10 })
    const [first] = [room.enter('2001:db8::1'), room.enter('2001:db8::2')]
    expect(() => room.enter('2001:db8::3')).toThrow(expect.objectContaining({ code: 'too_many' }))
    room.enter('10.0.0.1')
    room.enter('10.0.0.2')
    expect(() => room.enter('10.0.0.3')).toThrow(expect.objectContaining({ code: 'busy' }))
    first?.arrived()
    first?.release()
    first?.release()
    expect(() => room.enter('2001:db8::3')).not.toThrow()
    expect(() => room.enter('2001:db8::4')).toThrow(expect.objectContaining({ code: 'too_many' }))
  })
})

test('an address has its share of connections; proxies in our own network are left alone', () => {
  let knock: (socket: object) => void = () => {}
  limitConnections(
    {
      on: (_event: string, heard: typeof knock) => {
        knock = heard
      },
    } as never,
    2,
  ) // all that it asks of a server
  const caller = (remoteAddress: string) => {
    let close = () => {}
    const socket = {
      remoteAddress,
      destroyed: false,
      destroy() {
        socket.destroyed = true
      },
      once: (_event: string, heard: () => void) => {
        close = heard
      },
      close: () => close(),
    }
    knock(socket)
    return socket
  }
  const [first] = [caller('203.0.113.9'), caller('203.0.113.9')]
  expect(caller('203.0.113.9').destroyed).toBe(true)
  expect(caller('203.0.113.10').destroyed).toBe(false)
  first?.close()
  expect(caller('203.0.113.9').destroyed).toBe(false)
  expect(
    ['10.1.1.1', '::ffff:10.1.1.1', 'fe80::1%eth0', '127.0.0.1'].map((own) =>
      [caller(own), caller(own), caller(own)].some(({ destroyed }) => destroyed),
    ),
  ).toEqual([false, false, false, false])
})
