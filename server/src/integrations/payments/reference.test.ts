import { expect, test } from 'vitest'
import { attemptIdOf, isBrokenReference, isReferenceOf, referenceOf } from './reference.ts'

test('no reference is a part of another, and each leads back whole', () => {
  const ids = [1, 12, 123, 99_999, 1_000_000_000]
  for (const id of ids) {
    expect([attemptIdOf(referenceOf(id)), isReferenceOf(id, referenceOf(id))]).toEqual([id, true])
    for (const other of ids.filter((one) => one !== id)) expect(referenceOf(other)).not.toContain(referenceOf(id))
  }
  expect(new Set(ids.map((id) => referenceOf(id).length)).size).toBe(1)
})

test('one of before is known whole, and nothing that was cut or has grown is known at all', () => {
  expect([attemptIdOf('K12'), isReferenceOf(12, 'K12'), isReferenceOf(1, 'K12')]).toEqual([12, true, false])
  const whole = referenceOf(12)
  for (const cut of [whole.slice(0, -1), whole.slice(0, 5), `${whole}1`, `${whole}E`, 'K', 'K012', 'K12E', 'K0'])
    expect([cut, attemptIdOf(cut), isBrokenReference(cut)]).toEqual([cut, null, true])
  for (const foreign of ['1001', 'KEDAI-TEST', `1${whole}`]) expect(isBrokenReference(foreign)).toBe(false)
})
