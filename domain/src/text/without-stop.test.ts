import { expect, it } from 'vitest'
import { withoutStop } from './without-stop.ts'

it.each([
  ['Jumlah tidak sama.', 'Jumlah tidak sama'],
  [' 金额不符。 ', '金额不符'],
  ['Please wait...', 'Please wait...'],
  ['Salah akaun!', 'Salah akaun!'],
  ['', ''],
])('%j becomes %j', (words, inside) => expect(withoutStop(words)).toBe(inside))
