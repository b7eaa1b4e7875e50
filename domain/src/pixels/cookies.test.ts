import { expect, test } from 'vitest'
import { readAdsChoice, readClicks, writeAdsChoice, writeClicks } from './cookies.ts'

const searchOf = (pairs: [string, string][]) => ({ get: (name: string) => new Map(pairs).get(name) ?? null })

test('clicks of advertisements are kept as their providers read them', () => {
  const cookie = writeClicks(
    searchOf([
      ['fbclid', 'IwAR1'],
      ['ttclid', 'E.C.P'],
      ['gclid', 'Cj0_K-1'],
    ]),
    1_700_000_000_000,
  )
  expect(readClicks(cookie ?? '')).toEqual({ fbc: 'fb.1.1700000000000.IwAR1', ttclid: 'E.C.P', gclid: 'Cj0_K-1' })
  const one = writeClicks(searchOf([['ttclid', 'E.C.P']]), 1_700_000_000_000)
  expect(readClicks(one ?? '')).toEqual({ fbc: null, ttclid: 'E.C.P', gclid: null })
  expect(writeClicks(searchOf([['fbclid', '<script>']]), 1)).toBeNull()
})

test.each([undefined, '', 'x', 'a~b~c', '<a>~b~c~1700000000000', '~~~'])(
  '%s is no click, or only what is shaped like one',
  (cookie) => {
    const { fbc } = readClicks(cookie)
    expect(fbc).toBeNull()
  },
)

test('each shop is allowed or refused for itself, and the last word counts', () => {
  let cookie = ''
  expect(readAdsChoice(cookie, 'demo')).toBeNull()
  cookie = writeAdsChoice(cookie, 'demo', true)
  cookie = writeAdsChoice(cookie, 'lain', false)
  expect([readAdsChoice(cookie, 'demo'), readAdsChoice(cookie, 'lain'), readAdsChoice(cookie, 'x')]).toEqual([
    true,
    false,
    null,
  ])
  cookie = writeAdsChoice(cookie, 'demo', false)
  expect(readAdsChoice(cookie, 'demo')).toBe(false)
  for (let at = 0; at < 40; at++) cookie = writeAdsChoice(cookie, `kedai${at}`, true)
  expect(cookie.split('.')).toHaveLength(30)
})
