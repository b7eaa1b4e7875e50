import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { bestOfferPercentage, offerPercentage, priceRangeText, rangeOf } from './price-range.ts'
import { freeSlug, isViewId, makeSlug } from './slug.ts'
import { allCombinations, judgeVariations, optionsText, type Tier } from './variations.ts'

describe('prices of a listing', () => {
  it('reads as a range', () => {
    expect(priceRangeText(rangeOf([sen(4500), sen(3900), sen(4200)]))).toBe('39.00 - 45.00')
    expect(priceRangeText(rangeOf([sen(2500), sen(2500)]))).toBe('25.00')
    expect(priceRangeText(rangeOf([]))).toBe('-')
  })

  it('never promises more than it gives', () => {
    expect(offerPercentage(sen(3000), sen(2000))).toBe(33)
    expect(offerPercentage(sen(3000), sen(3500))).toBe(0)
    expect(offerPercentage(sen(0), sen(0))).toBe(0)
    expect(
      bestOfferPercentage([
        { price: sen(100), promoPrice: sen(80) },
        { price: sen(100), promoPrice: sen(50) },
      ]),
    ).toBe(50)
    expect(bestOfferPercentage([{ price: sen(100), promoPrice: null }])).toBeNull()
  })
})

describe('variations', () => {
  const tiers: Tier[] = [
    { name: 'Saiz', options: ['S', 'M'] },
    { name: 'Warna', options: ['Merah', 'Biru', 'Hijau'] },
  ]

  it('takes any distinct set of known combinations', () => {
    fc.assert(
      fc.property(fc.subarray(allCombinations(tiers), { minLength: 1 }), (some) => {
        expect(judgeVariations(tiers, some)).toEqual([])
      }),
    )
    expect(judgeVariations([], [[]])).toEqual([])
    expect(allCombinations(tiers)).toHaveLength(6)
    expect(allCombinations([])).toEqual([[]])
    expect(optionsText(['S', 'Merah'])).toBe('S / Merah')
  })

  it('says everything that is wrong, and where', () => {
    expect(judgeVariations([], [])).toEqual([{ reason: 'no_variations' }])
    expect(judgeVariations([], [[], []])).toEqual([{ reason: 'same_options_twice', variation: 1 }])
    expect(
      judgeVariations(tiers, [
        ['S', 'Merah'],
        [' s', 'MERAH '],
      ]),
    ).toEqual([{ reason: 'same_options_twice', variation: 1 }])
    expect(judgeVariations(tiers, [['S', 'Ungu'], ['S']])).toEqual([
      { reason: 'unknown_option', variation: 0 },
      { reason: 'unknown_option', variation: 1 },
    ])
    expect(
      judgeVariations(
        [
          { name: ' ', options: ['S', 's ', ''] },
          { name: 'Warna', options: [] },
        ],
        [['S', 'x']],
      ),
    ).toEqual([
      { reason: 'tier_unnamed', tier: 0 },
      { reason: 'option_twice', tier: 0, option: 1 },
      { reason: 'option_unnamed', tier: 0, option: 2 },
      { reason: 'tier_without_options', tier: 1 },
      { reason: 'unknown_option', variation: 0 },
    ])
    const third = { name: 'Fit', options: ['Slim'] }
    expect(judgeVariations([...tiers, third], [['S', 'Biru', 'Slim']])).toEqual([{ reason: 'too_many_tiers' }])
    expect(judgeVariations([third, { ...third, name: 'fit' }], [['Slim', 'Slim']])).toEqual([
      { reason: 'tier_name_twice', tier: 1 },
    ])
  })
})

describe('slugs', () => {
  it.each([
    ['Baju Kurung Batik!', 'baju-kurung-batik'],
    ['Café Crème', 'cafe-creme'],
    ['--A--', 'a'],
    ['马来西亚', 'kategori'],
    ['', 'kategori'],
  ])('%j becomes %j', (name, slug) => expect(makeSlug(name, 'kategori')).toBe(slug))

  it('needs nothing escaped and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ0éÄß -_.马ⅷﬁ☕') }), (name) => {
        const slug = makeSlug(name, 'x')
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(makeSlug(slug, 'x')).toBe(slug)
      }),
    )
  })

  it('finds the first free one', () => {
    expect(freeSlug('baju', (slug) => ['baju', 'baju-2'].includes(slug))).toBe('baju-3')
  })

  it('knows what a view id is', () => {
    expect(['DEMO-MUG', 'a1'].every(isViewId)).toBe(true)
    expect(['remove', 'Remove', '123', '', 'a b', '-a', 'a/b'].some(isViewId)).toBe(false)
  })
})
