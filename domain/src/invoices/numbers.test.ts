import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentNumber, documentSeries, isDocumentPrefix, maxPrefix } from './numbers.ts'

it('pads to five digits and grows beyond them', () => {
  expect([documentNumber('INV-', 1), documentNumber('CN-', 99_999), documentNumber('', 100_000)]).toEqual([
    'INV-00001',
    'CN-99999',
    '100000',
  ])
  for (const [prefix, n] of [
    ['INV1', 1],
    ['INV-', 0],
    ['INV-', 1.5],
    ['inv-', 1],
  ] as const)
    expect(() => documentNumber(prefix, n)).toThrow(RangeError)
})

it.each(['', 'INV-', 'INV-2026-', 'A', ...Object.values(documentSeries).map(({ prefix }) => prefix)])(
  'takes the prefix %j',
  (prefix) => expect(isDocumentPrefix(prefix)).toBe(true),
)
it.each(['inv-', 'INV1', 'INV 1-', 'É-', 'INV/', `${'A'.repeat(maxPrefix)}-`])('refuses the prefix %j', (prefix) =>
  expect(isDocumentPrefix(prefix)).toBe(false),
)

it('never makes one number twice, in one series or two, nor one over fifty characters', () => {
  const aPrefix = fc.stringMatching(/^([A-Z0-9-]{0,6}[A-Z-])?$/)
  const aNumber = fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }))
  fc.assert(
    fc.property(aPrefix, aNumber, aPrefix, aNumber, (prefix, n, other, m) => {
      expect(documentNumber(prefix, n) === documentNumber(other, m)).toBe(prefix === other && n === m)
      expect(documentNumber('A'.repeat(maxPrefix), n).length).toBeLessThanOrEqual(50)
    }),
  )
})
