import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../config/config.ts'
import type { FileStore } from '../config/files.ts'
import { scaledTimeout } from '../test-app/scaled-timeout.ts'
import { photo } from '../test-app/pictures.ts'
import { createFiles } from './files.ts'
import { createStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'kedai-s3-'))
let peer: S3rver
let settings: Extract<FileStore, { kind: 's3' }>

// A peer of another author that checks every signature.
beforeAll(async () => {
  peer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  })
  const { port } = await peer.run()
  settings = {
    kind: 's3',
    drafts: join(folder, 'drafts'),
    bucket: 'pictures',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
})
afterAll(async () => {
  await peer.close()
  rmSync(folder, { recursive: true, force: true })
})

async function readAll(key: string): Promise<Buffer | null> {
  const stream = await createStore(settings).read(key)
  if (!stream) return null
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

describe('a bucket', () => {
  it('keeps bytes, gives them back, and forgets them', async () => {
    const store = createStore(settings)
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))
    await store.open()
    await store.put('public/1/abc.jpg', bytes)
    expect((await readAll('public/1/abc.jpg'))?.equals(bytes)).toBe(true)
    await store.remove('public/1/abc.jpg')
    expect(await readAll('public/1/abc.jpg')).toBeNull()
    await store.remove('public/1/abc.jpg') // a job may run twice
  })
  it('takes a large file from the disk piece by piece, and gives any part of it', async () => {
    const store = createStore(settings)
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, at) => (at * 7) % 251))
    const draft = join(folder, 'large.part')
    writeFileSync(draft, bytes)
    await store.keep('private/1/large.zip', draft)
    expect([
      existsSync(draft),
      await store.size('private/1/large.zip'),
      await store.size('private/1/none.zip'),
    ]).toEqual([false, bytes.length, null])
    const part = await store.read('private/1/large.zip', { start: 1_000_000, end: 1_999_999 })
    expect(Buffer.concat(await (part?.toArray() ?? [])).equals(bytes.subarray(1_000_000, 2_000_000))).toBe(true)
    expect(await store.read('private/1/none.zip', { start: 0, end: 1 })).toBeNull()
  })
  it('holds a picture with its narrower ones, and none of a discarded upload', async () => {
    const files = createFiles({ files: settings, appSecret: 'a secret of thirty-two characters!' })
    const stored = await files.accept(
      { filename: 'a.jpg', bytes: await photo(900, 600) },
      { shopId: 7, kind: 'product_picture', field: 'file' },
    )
    const keys = [stored.key, ...stored.widths.map((width) => stored.key.replace('.jpg', `-${width}.webp`))]
    expect(keys).toHaveLength(3)
    for (const key of keys) expect((await readAll(key))?.length).toBeGreaterThan(200)
    await files.discardUnsaved(stored)
    for (const key of keys) expect(await readAll(key)).toBeNull()
  })
})

describe('a store that takes connections and answers nothing', () => {
  it('holds an upload for seconds, not for a minute, and the next ones are refused at once', async () => {
    const open = new Set<Socket>()
    let isSilent = false
    const { port: peerPort } = new URL(settings.endpoint ?? '')
    const between = createTcpServer((socket) => {
      open.add(socket.on('error', () => {}))
      if (isSilent) return
      const onward = connect(Number(peerPort), '127.0.0.1').on('error', () => {})
      socket.pipe(onward).pipe(socket)
    }).listen(0, '127.0.0.1')
    await once(between, 'listening')
    const { port } = between.address() as AddressInfo // a TCP server has one
    const store = createStore({ ...settings, endpoint: `http://127.0.0.1:${port}` })
    await store.open()
    isSilent = true
    for (const socket of open) socket.unpipe().destroy()
    const began = performance.now()
    await expect(store.put('public/1/late.jpg', Buffer.from('late'))).rejects.toMatchObject({
      code: 'not_ready',
      retryAfter: 10,
    })
    expect(performance.now() - began).toBeLessThan(scaledTimeout(20_000))
    const again = performance.now()
    await expect(store.read('public/1/late.jpg')).rejects.toMatchObject({ code: 'not_ready' })
    expect(performance.now() - again).toBeLessThan(1_000)
    for (const socket of open) socket.destroy()
    between.close()
  }, 90_000)
})

describe('settings that will not do are refused at the start, in one line', () => {
  const opening = async (change: Partial<typeof settings>): Promise<unknown> =>
    createStore({ ...settings, ...change })
      .open()
      .then(
        () => null,
        (error: unknown) => error,
      )
  it.each([
    ['a bucket that is not there', { bucket: 'elsewhere' }, /S3_BUCKET elsewhere at .* there is no such bucket$/],
    ['another key', { accessKeyId: 'SOMEBODY' }, /S3_ACCESS_KEY_ID/],
    ['another secret', { secretAccessKey: 'guess' }, /S3_SECRET_ACCESS_KEY/],
  ])('%s', async (_what, change, line) => {
    const refusal = await opening(change)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(String(refusal)).toMatch(line)
    expect(String(refusal)).not.toContain('\n')
  })
  it('but a store that is away, or ill, may be there again later', async () => {
    const ill = createServer((_request, response) => {
      response.writeHead(503).end()
    }).listen(0, '127.0.0.1')
    await once(ill, 'listening')
    const address = ill.address()
    const port = typeof address === 'object' ? address?.port : 0
    const answered = await opening({ endpoint: `http://127.0.0.1:${port}` })
    ill.close()
    const silent = await opening({ endpoint: `http://127.0.0.1:${port}` })
    for (const refusal of [answered, silent]) expect(refusal).not.toBeInstanceOf(ConfigError)
    expect([String(answered), String(silent)]).toEqual([
      expect.stringContaining('it answered 503'),
      expect.stringContaining('does not answer'),
    ])
  })
})
