import { expect, it } from 'vitest'
import { partsOf } from './highlighted.tsx'

it.each([
  ['Cawan seramik', 'cawan', ['[Cawan]', ' seramik']],
  ['Cawan seramik', 'sera CAW', ['[Caw]', 'an ', '[sera]', 'mik']],
  ['Secawan kopi', 'cawan', ['Secawan kopi']],
  ['手工鸡蛋花', '鸡蛋', ['手工', '[鸡蛋]', '花']],
  ['A+B (x)', '+ (', ['A+B (x)']],
  ['Cawan', '', ['Cawan']],
])('%s, searched for %j', (text, words, shown) => {
  expect(partsOf(text, words).map(({ part, isHit }) => (isHit ? `[${part}]` : part))).toEqual(shown)
})
