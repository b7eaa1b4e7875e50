import { expect, test } from 'vitest'
import { downloadsLeft, whyNotDownload, type DownloadFacts } from './why-not-download.ts'

const now = new Date('2026-11-20T04:00:00Z')
const grant = (given: Partial<DownloadFacts> = {}): DownloadFacts => ({
  limit: 3,
  used: 0,
  expiresAt: null,
  order: 'open',
  payment: 'paid',
  ...given,
})

test.each<[string, Partial<DownloadFacts>, ReturnType<typeof whyNotDownload>]>([
  ['fresh', {}, null],
  ['the last one', { used: 2 }, null],
  ['one too many', { used: 3 }, 'used_up'],
  ['without a limit', { limit: null, used: 999 }, null],
  ['a moment before its end', { expiresAt: new Date(now.getTime() + 1) }, null],
  ['at its end', { expiresAt: now }, 'expired'],
  ['money given back', { payment: 'refunded' }, 'order_ended'],
  ['some of it given back', { payment: 'partially_refunded' }, null],
  ['cancelled', { order: 'cancelled' }, 'order_ended'],
  ['completed', { order: 'completed' }, null],
])('%s', (_name, given, refusal) => {
  expect(whyNotDownload(grant(given), now)).toBe(refusal)
})

test('what is left never falls below none', () => {
  expect([
    downloadsLeft({ limit: 3, used: 1 }),
    downloadsLeft({ limit: 3, used: 4 }),
    downloadsLeft({ limit: null, used: 4 }),
  ]).toEqual([2, 0, null])
})
