import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedMoney } from './money.ts'

const looksTyped = fc.stringMatching(/^(?:RM ?)?[0-9,]{1,14}(?:\.[0-9]{0,3})?$/)

it('takes no amount that the server cannot read', () => {
  fc.assert(
    fc.property(looksTyped, (text) => {
      const typed = typedMoney.safeParse(text)
      if (typed.success) expect(parseRinggit(typed.data)).not.toBeNull()
    }),
    { numRuns: 2_000 },
  )
})

it.each(['25', '25.5', '1,234.50', 'RM 5', 'rm0.05', '999,999,999.99', '000', ' 12 '])('takes %j', (text) => {
  expect(typedMoney.safeParse(text).success).toBe(true)
})

it.each(['', '0,000', '1,23', '12,3456', '1000000000', '1,000,000,000', '-5', '1.234', '9'.repeat(40), '１２'])(
  'refuses %j',
  (text) => {
    expect(typedMoney.safeParse(text).success).toBe(false)
  },
)
