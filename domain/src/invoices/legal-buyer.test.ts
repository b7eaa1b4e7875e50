import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen, sum } from '../money/sen.ts'
import { byLegalBuyer, creditByBuyer, type LegalBuyer } from './legal-buyer.ts'

const buyer = (name: string, tin: string | null = null, registrationNo: string | null = null): LegalBuyer => ({
  name,
  tin,
  registrationNo,
})
const sorted = (...buyers: LegalBuyer[]) =>
  byLegalBuyer(
    buyers.map((one, id) => ({ ...one, id })),
    (one) => one,
  ).map((group) => group.map(({ id }) => id))

it.each<[string, LegalBuyer[], number[][]]>([
  ['one name', [buyer('Siti'), buyer(' SITI '), buyer('Siti')], [[0, 1, 2]]],
  ['two names', [buyer('Alfa Sdn. Bhd.'), buyer('Beta Sdn. Bhd.'), buyer('Alfa Sdn Bhd')], [[0, 2], [1]]],
  ['one name and two tax numbers', [buyer('Alfa', 'C20990050040'), buyer('Alfa', 'C2584563200')], [[0], [1]]],
  [
    'two names and one tax number',
    [buyer('Alfa', 'C2584563200'), buyer('Alfa Sdn. Bhd.', 'c 2584563200'), buyer('Alfa Sdn Bhd')],
    [[0, 1, 2]],
  ],
  ['two registration numbers', [buyer('Alfa', null, '202001012345'), buyer('Alfa', null, '202001099999')], [[0], [1]]],
  [
    'a number that came later',
    [buyer('Alfa'), buyer('Alfa', 'C2584563200'), buyer('Alfa', 'C20990050040')],
    [[0, 1], [2]],
  ],
  ['a general tax number', [buyer('Siti', 'EI00000000010'), buyer('Ali', 'EI00000000010')], [[0], [1]]],
])('sorts %s', (_what, buyers, groups) => expect(sorted(...buyers)).toEqual(groups))

it('gives every sen of credit to one account, and leaves none below nothing while there is credit in all', () => {
  const change = fc.record({
    place: fc.nat(3),
    amount: fc.integer({ min: -400, max: 400 }).filter((amount) => amount !== 0),
    isFree: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const groups = [[{ id: 0 }, { id: 1 }], [{ id: 2 }], [{ id: 3 }]]
      let whole = 0
      const credit = changes.flatMap(({ place, amount, isFree }, id) => {
        const value = Math.max(amount, -whole)
        whole += value
        return value === 0
          ? []
          : [
              {
                id,
                amount: sen(value),
                invoiceId: isFree && value < 0 ? null : place,
                isGivenBack: isFree && value < 0,
                day: '2026-01-01',
                at: id,
              },
            ]
      })
      const accounts = creditByBuyer(groups, credit).map((account) => sum(account.map(({ amount }) => amount)))
      expect(sum(accounts)).toBe(whole)
      for (const account of accounts) expect(account).toBeGreaterThanOrEqual(0)
    }),
  )
})
