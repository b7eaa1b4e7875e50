import { createSecretKey } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packBody, unpackBody } from './packed-body.ts'
import { gzippedBody, plainBody, spliceable } from './spliced-body.ts'
import type { Slot } from './spliced-body.ts'

const secret = createSecretKey(Buffer.alloc(32, 1))
const name = Buffer.alloc(32, 2)
const text = `a<!--visitor-meta-->${'茶b'.repeat(9_000)}"server_time":"2026-01-01 00:00:00","answers":{"at":17,"of":{}}`
const fill = (slot: Slot) => ({ visitor: '<meta>', time: '2026-11-20 09:00:00', asked: '99' })[slot]

test('a page comes back as it was, whether gzip is read or not', () => {
  const body = spliceable(text)
  const again = unpackBody(secret, name, packBody(secret, name, { body, etag: 'W/"x"' }))
  expect(again?.etag).toBe('W/"x"')
  expect(unpackBody(secret, name, packBody(secret, name, { body, etag: null }))?.etag).toBeNull()
  if (!again) return
  const page = plainBody(body, fill)
  expect(page.toString()).toContain('"answers":{"at":99,"of":{}}')
  expect(plainBody(again.body, fill).equals(page)).toBe(true)
  // Packed well from the second time on.
  for (let time = 0; time < 3; time++) expect(gunzipSync(gzippedBody(again.body, fill)).equals(page)).toBe(true)
  expect(again.body.size).toBeCloseTo(body.size)
})

test('a page of nothing but what is filled in comes back too', () => {
  const again = unpackBody(
    secret,
    name,
    packBody(secret, name, { body: spliceable('<!--visitor-meta-->'), etag: null }),
  )
  expect(again && plainBody(again.body, fill).toString()).toBe('<meta>')
  expect(again && gunzipSync(gzippedBody(again.body, fill)).toString()).toBe('<meta>')
})

test('what was changed, cut short, put under another name or sealed by somebody else is no page', () => {
  const packed = packBody(secret, name, { body: spliceable(text), etag: 'W/"x"' })
  for (const at of [0, 31, 32, 40, packed.length - 1]) {
    const changed = Buffer.from(packed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unpackBody(secret, name, changed)).toBeNull()
  }
  for (const length of [0, 31, 32, packed.length - 1])
    expect(unpackBody(secret, name, packed.subarray(0, length))).toBeNull()
  expect(unpackBody(secret, Buffer.alloc(32, 3), packed)).toBeNull()
  expect(unpackBody(createSecretKey(Buffer.alloc(32, 9)), name, packed)).toBeNull()
  expect(unpackBody(secret, name, packed)).not.toBeNull()
})
