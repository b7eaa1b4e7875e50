import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepFor } from '../catalogue/price-of.ts'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen } from '../money/sen.ts'
import { maskNumber, readBankAccount, readIdentity, readResellerCode } from './identity.ts'
import { asksFirstOrder, judgeMinimum, noMinimum } from './minimums.ts'
import { rankPrice } from './rank-price.ts'
import { afterApproval, mayApplyAgain, mayBuy, mayDo, resellerActionNames, resellerStatuses } from './statuses.ts'

const unit = { id: 7, price: sen(2500) }
const none = basisPoints(0)

describe('what a rank pays', () => {
  it('is the variation’s entry, else the product’s, else a percent off, else the public price', () => {
    const product = { variationId: null, minQuantity: 1, price: sen(1800) }
    const own = { variationId: 7, minQuantity: 1, price: sen(1700) }
    const others = { variationId: 8, minQuantity: 1, price: sen(1) }
    expect(rankPrice(unit, [product, own, others], none)).toEqual({
      list: [{ minQuantity: 1, price: 1700 }],
      by: 'own_entry',
    })
    expect(rankPrice(unit, [product, others], none).by).toBe('product_entry')
    expect(rankPrice(unit, [others], basisPoints(2000))).toEqual({
      list: [{ minQuantity: 1, price: 2000 }],
      by: 'percent',
    })
    expect(rankPrice(unit, [others], none)).toEqual({ list: null, by: 'retail' })
  })

  it('goes by the reseller’s own list before the rank’s, which holds below its first step', () => {
    const rank = { variationId: 1, minQuantity: 1, price: sen(1800) }
    const rankTen = { variationId: 1, minQuantity: 10, price: sen(1700) }
    const own = { variationId: null, minQuantity: 5, price: sen(1500), isOwn: true }
    expect(rankPrice({ id: 1, price: sen(2000) }, [rank, rankTen, own], none)).toEqual({
      list: [
        { minQuantity: 1, price: 1800 },
        { minQuantity: 5, price: 1500 },
      ],
      by: 'reseller_entry',
    })
  })

  it('below the first step is the usual price less the rank’s percent', () => {
    const { list } = rankPrice(unit, [{ variationId: null, minQuantity: 10, price: sen(1500) }], basisPoints(1000))
    expect(stepFor(list!, 9)?.price).toBe(2250)
    expect(stepFor(list!, 10)?.price).toBe(1500)
  })
})

describe('the smallest order', () => {
  it('asks for pieces, an amount and whole cartons', () => {
    const minimum = { quantity: 10, amount: sen(20_000), multipleOf: 5 }
    expect(judgeMinimum({ quantity: 9, amount: sen(99_999) }, minimum)).toEqual({ reason: 'too_few', min: 10 })
    expect(judgeMinimum({ quantity: 10, amount: sen(19_999) }, minimum)).toEqual({ reason: 'too_little', min: 20_000 })
    expect(judgeMinimum({ quantity: 12, amount: sen(20_000) }, minimum)).toEqual({
      reason: 'not_cartons',
      multipleOf: 5,
    })
    expect(judgeMinimum({ quantity: 15, amount: sen(20_000) }, minimum)).toBeNull()
    fc.assert(fc.property(fc.nat(), (quantity) => judgeMinimum({ quantity, amount: noSen }, noMinimum) === null))
    expect([asksFirstOrder(minimum), asksFirstOrder(noMinimum)]).toEqual([true, false])
  })
})

describe('statuses', () => {
  it('let three of them buy, and nobody leave twice', () => {
    expect(resellerStatuses.filter(mayBuy)).toEqual(['awaiting_first_order', 'active', 'warned'])
    expect(resellerStatuses.filter((status) => resellerActionNames.some((action) => mayDo(action, status)))).toEqual(
      resellerStatuses.filter((status) => !mayApplyAgain(status)),
    )
    expect([afterApproval(true), afterApproval(false)]).toEqual(['awaiting_first_order', 'active'])
  })
})

describe('numbers of people', () => {
  it.each([
    ['900101-14-5678', '900101145678'],
    [' 202601000001 (1234567-X) ', '2026010000011234567X'],
    ['A 1234567', 'A1234567'],
    ['12', null],
    ['abcdefgh', null],
  ])('reads the identity %j as %j', (typed, read) => expect(readIdentity(typed)).toBe(read))

  it('reads accounts and codes, and hides all but the end', () => {
    expect([readBankAccount('1234-5678 90'), readBankAccount('12a4567')]).toEqual(['1234567890', null])
    expect([readResellerCode(' ab12cd '), readResellerCode('a!'), readResellerCode('')]).toEqual(['AB12CD', null, null])
    expect(maskNumber('900101145678')).toBe('••••••••5678')
  })
})
