import { describe, expect, test } from 'vitest'
import { createSealing } from './sealing.ts'
import { keyFor } from './signing.ts'

const now = keyFor('the secret in use, of many characters', 'test')
const before = keyFor('the secret before, of many characters', 'test')
const plain = JSON.stringify({ api_key: 'kunci-rahsia-Ωμέγα' })
const sealed = createSealing([now]).seal(plain, '7:billplz')

describe('sealed', () => {
  test('opens for whom it was sealed, and shows nothing of itself', () => {
    expect(createSealing([now]).open(sealed, '7:billplz')).toEqual({ plain, isOld: false })
    expect(sealed.includes('rahsia')).toBe(false)
    expect(createSealing([now]).seal(plain, '7:billplz').equals(sealed)).toBe(false)
  })

  test.each(['8:billplz', '7:stripe', '', '7:billplz '])('does not open for "%s"', (about) =>
    expect(createSealing([now]).open(sealed, about)).toBeNull(),
  )

  test('does not open with one bit changed anywhere, nor cut short', () => {
    const sealing = createSealing([now])
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(sealing.open(changed, '7:billplz'), `byte ${at}`).toBeNull()
      expect(sealing.open(sealed.subarray(0, at), '7:billplz'), `${at} bytes`).toBeNull()
    }
  })

  test('by the secret before opens while that one is known, and says that it is old', () => {
    const older = createSealing([before]).seal(plain, '7:billplz')
    expect(createSealing([now, before]).open(older, '7:billplz')).toEqual({ plain, isOld: true })
    expect(createSealing([now]).open(older, '7:billplz')).toBeNull()
  })
})
