import { success } from '@kedai/contracts/envelope.ts'
import { uploadedFile } from '@kedai/contracts/values.ts'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inTransaction } from '../db/in-transaction.ts'
import { ok } from '../http/envelope.ts'
import type { Feature } from '../feature.ts'
import { pdf, photo, picture, svg } from '../test-app/pictures.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'
import type { FileKind } from './kinds.ts'
import { createStore } from './store.ts'
import { scaledTimeout } from '../test-app/scaled-timeout.ts'

let kedai: TestApp
let client: TestClient
let shopId = 0

const uploads: Feature = {
  name: 'sample uploads',
  async routes(app, { db, files, clock }) {
    app.post(
      '/test/upload/:kind',
      {
        schema: {
          params: z.object({ kind: z.enum(['product_picture', 'payment_proof']) }),
          body: z.object({ file: uploadedFile, fail: z.string().optional() }),
          response: { 200: success(z.object({ id: z.number(), link: z.string(), srcset: z.string().nullable() })) },
        },
      },
      async (request) => {
        const kind: FileKind = request.params.kind
        const stored = await files.accept(request.body.file, { shopId, kind, field: 'file' })
        try {
          const id = await inTransaction(db, { shopId }, async (trx) => {
            const row = await files.save(trx, stored)
            if (request.body.fail) throw new Error('rolled back')
            return row
          })
          return ok({
            id,
            link: stored.private ? files.privateLink(stored, clock.now()) : files.publicPath(stored.key),
            srcset: files.srcsetOf(stored.key, stored.widths),
          })
        } finally {
          await files.discardUnsaved(stored)
        }
      },
    )
  },
}

beforeAll(async () => {
  kedai = await startTestApp({ features: [uploads] })
  const [shop] = await kedai.asOwner<{ id: number }>(
    `insert into shops (username, name) values ('demo', 'Demo') returning id`,
  )
  shopId = shop?.id ?? 0
  client = await kedai.client()
})
afterAll(() => kedai.close())

const send = (
  kind: 'product_picture' | 'payment_proof',
  bytes: Uint8Array,
  filename = 'slip.jpg',
  more: Record<string, string> = {},
) => client.multipart(`/test/upload/${kind}`, { file: { filename, bytes }, ...more })
const onDisk = () => {
  const folder = kedai.deps.config.files.kind === 'local' ? kedai.deps.config.files.folder : ''
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
    : []
}

describe('accepted', () => {
  test('a photo is drawn anew: no metadata, at most 2000 px, three widths', async () => {
    const sent = await photo(2600, 1300)
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const answer = await send('product_picture', sent)
    const { link, srcset } = answer.body.data
    expect(link).toMatch(/^\/media\/\d+\/[0-9a-f]{32}\.jpg$/)
    const served = await client.get(link)
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const kept = await sharp(served.bytes).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 2000, 1000, undefined])
    expect(served.bytes.includes('PhoneOfAminah')).toBe(false)
    const paths = String(srcset)
      .split(', ')
      .map((entry) => entry.split(' '))
    expect(paths.map(([, width]) => width)).toEqual(['400w', '800w', '1600w'])
    for (const [path, width] of paths) {
      const narrow = await client.get(path ?? '')
      expect(await sharp(narrow.bytes).metadata()).toMatchObject({ format: 'webp', width: Number(width?.slice(0, -1)) })
    }
  })
  test.each(['png', 'webp', 'avif'] as const)('%s, whatever its name says', async (format) => {
    expect((await send('payment_proof', await picture(format), '../../etc/passwd\u202E.exe')).status).toBe(200)
  })
  test('a picture lying on its side is stood up', async () => {
    const answer = await send(
      'product_picture',
      await sharp(await photo(600, 400))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    expect(await sharp((await client.get(answer.body.data.link)).bytes).metadata()).toMatchObject({
      width: 400,
      height: 600,
    })
  })
  test('a PDF slip is handed over to be saved, never shown', async () => {
    const answer = await send('payment_proof', pdf, 'Resit Mei (1).pdf')
    const served = await client.get(answer.body.data.link)
    expect(served.bytes.equals(pdf)).toBe(true)
    expect(served.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(served.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Resit%20Mei%201.pdf")
    expect(served.headers['content-security-policy']).toContain('sandbox')
  })
  test('what is saved is the row of the shop', async () => {
    await send('payment_proof', await photo())
    const [row] = await kedai.asOwner<{ shop_id: number; private: boolean; kind: string; mime: string }>(
      'select * from files order by id desc limit 1',
    )
    expect(row).toMatchObject({ shop_id: shopId, private: true, kind: 'payment_proof', mime: 'image/jpeg' })
  })
})

describe('refused, with the reason at the field and nothing stored', () => {
  const bomb = () =>
    sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, RegExp][] = [
    ['SVG', () => svg, /SVG/],
    ['SVG with BOM', () => Buffer.concat([Buffer.from('\ufeff'), svg]), /SVG/],
    ['svgz', () => gzipSync(svg), /JPEG, PNG/],
    ['HTML', () => Buffer.from('<html><script>alert(1)</script>'), /JPEG, PNG/],
    ['GIF', () => picture('gif'), /JPEG, PNG/],
    ['GIF that is script', () => Buffer.from('GIF89a/*xx*/=1;alert(1)//'), /JPEG, PNG/],
    ['a zip', () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaa'), /JPEG, PNG/],
    ['HEIC', () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1')]), /HEIC/],
    ['empty', () => Buffer.alloc(0), /empty/],
    ['cut in half', async () => (await photo()).subarray(0, 4000), /damaged/],
    [
      'JPEG by its first bytes alone',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3000, 65)]),
      /damaged/,
    ],
    ['196 megapixels', bomb, /40 megapixels/],
  ]
  test.each(cases)('%s', async (_what, make, reason) => {
    const before = onDisk().length
    const bytes = await make()
    const started = performance.now()
    const answer = await send('payment_proof', bytes)
    expect(performance.now() - started).toBeLessThan(scaledTimeout(2_000))
    expect(answer.status).toBe(422)
    expect(answer.body.data.file[0]).toMatch(reason)
    expect(answer.body.message).toBe(answer.body.data.file[0])
    expect(onDisk()).toHaveLength(before)
  })
  test('a PDF is no picture of a product', async () => expect((await send('product_picture', pdf)).status).toBe(422))
  test('above 8 MB', async () => {
    const answer = await send('payment_proof', Buffer.alloc(8 * 1024 * 1024 + 1))
    expect([answer.status, answer.body.data.file[0]]).toEqual([413, expect.stringContaining('8 MB')])
  })
})

test('what follows a picture in the file is not kept', async () => {
  const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert("polyglot")</script>')])
  const answer = await send('product_picture', polyglot)
  if (answer.status === 200) expect((await client.get(answer.body.data.link)).bytes.includes('polyglot')).toBe(false)
  else expect(answer.status).toBe(422)
})

test('nothing stays behind a transaction that rolled back', async () => {
  const before = onDisk().length
  expect((await send('product_picture', await photo(), 'a.jpg', { fail: '1' })).status).toBe(500)
  expect(onDisk()).toHaveLength(before)
})

describe('private links', () => {
  const link = async () => String((await send('payment_proof', await photo())).body.data.link)
  test('open for ten minutes, for who has them', async () => {
    const own = await link()
    expect((await client.get(own)).status).toBe(200)
    kedai.clock.advance(10 * 60_000 + 2_000)
    expect((await client.get(own)).status).toBe(403)
  })
  test('a part is sent as it is asked for, and the rest of what broke off', async () => {
    const own = String((await send('payment_proof', pdf, 'Resit.pdf')).body.data.link)
    const part = (range: string, headers: Record<string, string> = {}) =>
      client.get(own, { headers: { range, ...headers } })
    const whole = await client.get(own)
    const { etag } = whole.headers
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(pdf.length),
      etag: expect.stringMatching(/^"[0-9a-f]{32}\.pdf"$/),
    })
    const first = await part('bytes=0-9')
    expect([first.status, first.headers['content-range'], first.headers['content-length'], first.bytes]).toEqual([
      206,
      `bytes 0-9/${pdf.length}`,
      '10',
      pdf.subarray(0, 10),
    ])
    const rest = await part('bytes=10-', { 'if-range': String(etag) })
    expect([rest.status, Buffer.concat([first.bytes, rest.bytes]).equals(pdf)]).toEqual([206, true])
    expect((await part('bytes=-4')).bytes).toEqual(pdf.subarray(-4))
    const other = await part('bytes=10-', { 'if-range': '"another"' })
    expect([other.status, other.bytes.equals(pdf)]).toEqual([200, true])
    expect((await part('bytes=0-1,4-5')).status).toBe(200)
    const beyond = await part(`bytes=${pdf.length}-`)
    expect([beyond.status, beyond.headers['content-range'], beyond.text]).toEqual([416, `bytes */${pdf.length}`, ''])
    const head = await kedai.app.inject({ method: 'HEAD', url: own })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(pdf.length),
      0,
    ])
    expect(
      (await client.get(own.replace('signature=', 'signature=A'), { headers: { range: 'bytes=1-' } })).status,
    ).toBe(404)
  })
  test('stay open for as long as a large file takes over a slow line', () => {
    const { files, clock } = kedai.deps
    const key = `private/1/${'a'.repeat(32)}.mp4`
    const minutes = (size: number) =>
      (Number(
        new URL(files.privateLink({ key, fileName: 'a.mp4', size }, clock.now()), 'http://x').searchParams.get(
          'expires',
        ),
      ) *
        1000 -
        clock.now().getTime()) /
      60_000
    expect([Math.round(minutes(0)), Math.round(minutes(75_000_000)), Math.round(minutes(512 * 1024 * 1024))]).toEqual([
      10, 20, 82,
    ])
  })
  test('cannot be changed', async () => {
    const own = await link()
    const later = own.replace(/expires=(\d+)/, (_all, time: string) => `expires=${Number(time) + 9999}`)
    for (const forged of [
      later,
      own.replace(/signature=.{3}/, 'signature=AAA'),
      own.replace('/slip', '/other'),
      own.split('?')[0] ?? '',
      own.replace(/files\/\d+/, 'files/9999'),
    ]) {
      expect((await client.get(forged)).status).toBe(404)
    }
  })
  test('and the store cannot be walked', async () => {
    const names = [
      '../app-secret',
      '..%2fapp-secret',
      '%2e%2e/app-secret',
      'private/1/x.jpg',
      '.htaccess',
      'C:%5Cx.jpg',
      `${'a'.repeat(32)}.jpg/../../x`,
    ]
    for (const name of names)
      for (const start of ['/media/1/', '/media/', '/files/', '/v1/'])
        expect((await client.get(start + name)).status).toBe(404)
  })
})

test('files are their shop’s alone on the disk, also in a folder that stood open before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-modes-'))
  mkdirSync(join(folder, 'private', '1'), { recursive: true })
  writeFileSync(join(folder, 'private', '1', 'old.jpg'), 'x')
  for (const [path, mode] of [
    ['', 0o755],
    ['private', 0o755],
    ['private/1', 0o777],
    ['private/1/old.jpg', 0o644],
  ] as const)
    chmodSync(join(folder, path), mode)
  const store = createStore({ kind: 'local', folder, drafts: join(folder, 'drafts') })
  await store.open()
  await store.put('private/1/new.jpg', Buffer.from('x'))
  await store.put('private/2/new.jpg', Buffer.from('x'))
  const modes = [
    '',
    'private',
    'private/1',
    'private/1/old.jpg',
    'private/1/new.jpg',
    'private/2',
    'private/2/new.jpg',
  ].map((path) => (statSync(join(folder, path)).mode & 0o777).toString(8))
  rmSync(folder, { recursive: true })
  expect(modes).toEqual(['700', '700', '700', '600', '600', '700', '600'])
})
