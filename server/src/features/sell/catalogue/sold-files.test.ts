import { mkdirSync, readdirSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipartOf } from '../../../platform/test-app/multipart-of.ts'
import { pdf } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'

const path = '/api/ajax/seller/digital-files'
const mega = 1024 * 1024
const most = 3 * mega

let app: TestApp
let port = 0
let owner: TestClient
let packer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { maxSoldBytes: most } })
  const shop = await openTestShop(app, 'kedai-fail')
  owner = await signedIn(app, shop.ownerId)
  packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(() => app.close())

/** A film of so many bytes, by its first ones. */
const film = (bytes: number, seed = 1): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(bytes - 24, seed)])

type Sending = {
  client: TestClient
  declared?: number | null
  payload: Buffer
  type: string
  headers?: Record<string, string>
  cutAfter?: number
  waitsFor?: 'answer'
}
type Told = { status: number; body: { message: string | null; data: Record<string, unknown> | null } | null }

/** Over a real connection, as much of the body as is wished; `declared` null: no content-length. Status 0: no answer came. */
function send({ client, declared, payload, type, headers = {}, cutAfter, waitsFor }: Sending): Promise<Told> {
  return new Promise((resolve) => {
    const length = declared === null ? {} : { 'content-length': String(declared ?? payload.length) }
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const asked = ask(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent: false,
        headers: {
          host: 'localhost:3000',
          cookie,
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-csrf-token': client.csrf ?? '',
          'content-type': type,
          ...length,
          ...headers,
        },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('error', () => resolve({ status: 0, body: null }))
          .on('end', () => {
            resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(pieces).toString()) })
            asked.destroy()
          })
      },
    ).on('error', () => resolve({ status: 0, body: null }))
    if (cutAfter !== undefined)
      asked.write(payload.subarray(0, cutAfter), () => void sleep(100).then(() => asked.destroy()))
    else if (waitsFor === 'answer') asked.write(payload.subarray(0, 500))
    else asked.end(payload)
  })
}

const form = (bytes: Buffer, filename = 'Kelas Memasak.mp4') => multipartOf({ file: { filename, bytes } })
const rows = () => app.asOwner<{ id: number; key: string }>('select id, key from files order by id')
function onDisk(): string[] {
  const { files } = app.deps.config
  if (files.kind !== 'local') return []
  mkdirSync(files.folder, { recursive: true })
  return readdirSync(files.folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
}
const nothingNew = async (work: () => Promise<void>) => {
  const [rowsBefore, filesBefore] = [await rows(), onDisk()]
  await work()
  await expect.poll(async () => [await rows(), onDisk()], { timeout: 5_000 }).toEqual([rowsBefore, filesBefore])
}

test('a large file arrives whole, with its name, kind and hash', async () => {
  const bytes = film(2.5 * mega)
  const { status, body } = await send({ client: owner, ...form(bytes) })
  expect([status, body?.data]).toEqual([
    200,
    { id: expect.any(Number), name: 'Kelas Memasak.mp4', bytes: bytes.length },
  ])
  const [row] = await app.asOwner<{ sha256: Buffer; mime: string; private: boolean; kind: string; key: string }>(
    'select sha256, mime, private, kind, key from files where id = $1',
    [body?.data?.['id']],
  )
  expect(row).toMatchObject({ mime: 'video/mp4', private: true, kind: 'digital_file' })
  expect(row?.sha256).toEqual(createHash('sha256').update(bytes).digest())
  const link = app.deps.files.privateLink({ key: row?.key ?? '', fileName: 'Kelas Memasak.mp4' }, app.clock.now())
  expect((await owner.get(link)).bytes.equals(bytes)).toBe(true)
  expect(onDisk().filter((name) => name.endsWith('.part'))).toEqual([])
})

test('one as large as may be, of which nothing was said before, is taken', async () => {
  expect((await send({ client: owner, declared: null, ...form(film(most)) })).body?.data).toMatchObject({ bytes: most })
})

test('how large it may be is told', async () => {
  expect((await owner.get(`${path}/rules`)).body.data).toEqual({ most_bytes: most })
  expect((await (await app.client()).get(`${path}/rules`)).status).toBe(401)
  expect((await packer.get(`${path}/rules`)).status).toBe(403)
})

describe('refused before the body is read', () => {
  const early = (client: TestClient, more: Partial<Sending> = {}) =>
    send({ client, ...form(film(mega)), waitsFor: 'answer', ...more })
  test('nobody signed in, staff without the work, a shop of somebody else, no token', async () => {
    await nothingNew(async () => {
      expect((await early(await app.client())).status).toBe(401)
      expect((await early(packer)).status).toBe(403)
      expect((await early(owner, { headers: { 'x-shop': 'somebody-else' } })).status).toBe(404)
      expect((await early(owner, { headers: { 'x-csrf-token': 'stale' } })).status).toBe(403)
    })
  })
  test('what says itself that it is too large', async () => {
    const { status, body } = await early(owner, { declared: most + mega })
    expect([status, body?.message, body?.data]).toEqual([
      413,
      'Your request is too large. The limit is 3 MB.',
      { file: ['Your request is too large. The limit is 3 MB.'] },
    ])
  })
  test('what the disk has no room for', async () => {
    const roomy = await startTestApp({ config: { maxSoldBytes: Number.MAX_SAFE_INTEGER } })
    const seller = await signedIn(roomy, (await openTestShop(roomy, 'kedai-penuh')).ownerId)
    const { status, body } = await seller.multipart(
      path,
      { file: { filename: 'a.mp4', bytes: film(100) } },
      { headers: { 'content-length': String(2 ** 52) } },
    )
    expect([status, body.message]).toEqual([
      507,
      'Storage is full, so the file could not be saved. Everything else still works.',
    ])
    await roomy.close()
  })
})

describe('refused while it arrives, and nothing stays', () => {
  test('too large without having said so', () =>
    nothingNew(async () => {
      const { status, body } = await send({ client: owner, declared: null, ...form(film(most + 1)) })
      expect([status, body?.message]).toEqual([413, 'Your request is too large. The limit is 3 MB.'])
    }))
  test('a kind that is not sold, by its first bytes alone', () =>
    nothingNew(async () => {
      const { payload, type } = form(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200_000, 65)]), 'pelan.mp4')
      const cut = payload.subarray(0, 150_000)
      expect((await send({ client: owner, payload: cut, type, declared: payload.length })).status).toBe(422)
    }))
  test('an empty one, and no file at all', () =>
    nothingNew(async () => {
      expect((await send({ client: owner, ...form(Buffer.alloc(0)) })).body?.data).toEqual({
        file: ['This file is empty. Please choose another one.'],
      })
      expect(Object.keys((await send({ client: owner, ...multipartOf({ title: 'a' }) })).body?.data ?? {})).toEqual([
        'file',
      ])
      expect((await owner.post(path, { file: 'a' })).status).toBe(422)
    }))
  test('a form that ends before its end', () =>
    nothingNew(async () => {
      const { payload, type } = form(film(mega))
      const { status, body } = await send({ client: owner, payload: payload.subarray(0, 400_000), type })
      expect([status, body?.message]).toEqual([
        400,
        'The upload was interrupted and the file was not saved. Check your connection and try again.',
      ])
    }))
  test('a connection that is lost', () =>
    nothingNew(async () => {
      const { payload, type } = form(film(mega))
      expect((await send({ client: owner, payload, type, cutAfter: 300_000 })).status).toBe(0)
    }))
})

test('sent twice with one key it is one file; another file with that key is refused', async () => {
  const headers = { 'idempotency-key': 'fail-pertama' }
  const first = await send({ client: owner, ...form(film(mega, 7)), headers })
  const [rowsAfter, filesAfter] = [await rows(), onDisk()]
  const second = await send({ client: owner, ...form(film(mega, 7)), headers })
  expect(second.body?.data).toEqual(first.body?.data)
  expect((await send({ client: owner, ...form(film(mega, 8)), headers })).status).toBe(422)
  expect([await rows(), onDisk()]).toEqual([rowsAfter, filesAfter])
})

test('bytes whose row was never committed go a day later, the others stay', async () => {
  await app.runJobs()
  const draft = await app.deps.files.receive(
    { filename: 'a.pdf', declared: null, pieces: stream(pdf) },
    { shopId: 1, kind: 'digital_file', field: 'file', most },
  )
  const { removeUnsaved } = await import('../../../platform/files/sweep-unused.ts')
  await app.deps.files.keep(draft)
  const kept = (await rows()).at(-1)
  await removeUnsaved(app.deps, draft)
  await removeUnsaved(app.deps, { shopId: Number(kept?.key.split('/')[1]), key: kept?.key ?? '', widths: [] })
  expect([await app.deps.files.store.size(draft.key), await app.deps.files.store.size(kept?.key ?? '')]).toEqual([
    null,
    expect.any(Number),
  ])
  const waiting = await app.asOwner<{ n: number }>(
    `select count(*)::integer as n from pgboss.job where name = 'files.remove-unsaved' and start_after > now() + interval '23 hours'`,
  )
  expect(waiting[0]?.n).toBeGreaterThan(0)
})

async function* stream(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
