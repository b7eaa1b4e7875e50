import fc from 'fast-check'
import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { combineCrc } from './combine-crc.ts'

it('is the sum of the bytes together, whatever they are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (one, other) => {
      expect(combineCrc(crc32(one), { crc: crc32(other), length: other.length })).toBe(
        crc32(Buffer.concat([one, other])),
      )
    }),
  )
})

it('also of a long page', () => {
  const [one, other] = [Buffer.from('<head>'), Buffer.alloc(70_001, 'halaman ')]
  expect(combineCrc(crc32(one), { crc: crc32(other), length: other.length })).toBe(crc32(Buffer.concat([one, other])))
})
