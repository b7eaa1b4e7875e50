import { expect, it } from 'vitest'
import { isCountryCode } from './countries.ts'

it('knows the 249 countries of ISO 3166-1 and nothing else', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  expect(letters.flatMap((a) => letters.map((b) => a + b)).filter(isCountryCode)).toHaveLength(249)
  for (const code of ['MY', 'SG', 'GB', 'PS', 'TW']) expect([code, isCountryCode(code)]).toEqual([code, true])
  for (const code of ['ZZ', 'UK', 'EU', 'XK', 'my', '', 'MYS'])
    expect([code, isCountryCode(code)]).toEqual([code, false])
})
