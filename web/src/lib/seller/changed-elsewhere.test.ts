import { beforeAll, expect, it } from 'vitest'
import { i18n } from '../i18n.ts'
import { changesSince, currentOf, meet } from './changed-elsewhere.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const before = { name: 'Raya', minSpend: '', products: [1], isOn: true }

it('keeps what was typed here, takes the rest from there, and says where both have written', () => {
  const typed = { ...before, name: 'Raya 2027', minSpend: '20' }
  const current = { ...before, name: 'Merdeka', isOn: false }
  const { values, errors } = meet({ before, typed, current })
  expect(values).toEqual({ name: 'Raya 2027', minSpend: '20', products: [1], isOn: false })
  expect(Object.keys(errors)).toEqual(['name'])
  expect(errors.name).toContain('Merdeka')
})

it('says nothing where both have written the same, or only one has', () => {
  expect(
    meet({ before, typed: { ...before, name: 'Merdeka' }, current: { ...before, name: 'Merdeka', minSpend: '5' } })
      .errors,
  ).toEqual({})
})

it('names the fields as they are named on the wire', () => {
  const sides = { before, typed: { ...before, minSpend: '20' }, current: { ...before, minSpend: '30' } }
  expect(Object.keys(meet(sides).errors)).toEqual(['min_spend'])
  expect(Object.keys(meet(sides, (name) => `rate.${name}`).errors)).toEqual(['rate.minSpend'])
})

it('knows what changed by value', () =>
  expect(changesSince(before, { ...before, products: [1], name: 'B' })).toEqual({ name: 'B' }))

it('finds what stands there in a 409 alone', () => {
  const failure = { ok: false, message: '', fields: {}, retryAfterSeconds: null, requestId: null } as const
  expect(currentOf({ ...failure, code: 409, data: { current: { name: 'B' } } })).toEqual({ name: 'B' })
  expect([
    currentOf({ ...failure, code: 409, data: null }),
    currentOf({ ...failure, code: 422, data: { current: {} } }),
    currentOf({ ...failure, code: 409, data: { totals: {} } }),
  ]).toEqual([null, null, null])
})
