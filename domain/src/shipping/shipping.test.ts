import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { grams } from '../weight/kilograms.ts'
import { coverageOf } from './coverage.ts'
import { findSharedRange, formatPostcodeRange, readPostcodeRange, type PostcodeRange } from './postcodes.ts'
import { quote, quoteAll, type ShippingMethod } from './quote.ts'
import { judgeRate, priceByRate, withoutBound, type Parcel, type Rate } from './rates.ts'
import { readStoredRate } from './stored-rate.ts'
import { isAcrossTheSea, isStateCode, type StateCode } from './state-codes.ts'
import { findState, stateOf, states, statesIn } from './states.ts'

const byWeight: Rate = {
  by: 'weight',
  firstGrams: grams(1000),
  firstPrice: sen(600),
  stepGrams: grams(1000),
  stepPrice: sen(150),
  maxGrams: grams(30_000),
}
const byQuantity: Rate = {
  by: 'quantity',
  firstQuantity: 2,
  firstPrice: sen(500),
  stepQuantity: 3,
  stepPrice: sen(100),
  maxQuantity: 8,
}
const parcel = (given: Partial<Parcel> = {}): Parcel => ({
  weight: grams(350),
  quantity: 1,
  goods: sen(2500),
  own: noSen,
  ...given,
})
const table: Rate = {
  by: 'weight',
  bands: [
    { most: 500, price: sen(500) },
    { most: 3000, price: sen(800) },
    { most: null, price: sen(2000) },
  ],
}
const peninsular: ShippingMethod = {
  zone: { country: 'MY', states: statesIn('peninsular'), postcodes: [] },
  rate: byWeight,
  freeAbove: null,
}

describe('states', () => {
  it('are the sixteen, in four regions', () => {
    const codes = Array.from({ length: 16 }, (_, index) => `MY-${String(index + 1).padStart(2, '0')}`)
    expect(states.map((state) => state.code).toSorted()).toEqual(codes)
    expect(statesIn('peninsular')).toHaveLength(13)
    expect(statesIn('sabah', 'sarawak', 'labuan').toSorted()).toEqual(['MY-12', 'MY-13', 'MY-15'])
    expect(stateOf('MY-10').name).toBe('Selangor')
  })

  it.each([
    ['MY-07', 'MY-07'],
    ['my 07', 'MY-07'],
    ['07', 'MY-07'],
    ['Penang', 'MY-07'],
    ['P. Pinang', 'MY-07'],
    ['pulau pinang', 'MY-07'],
    ['Malacca', 'MY-04'],
    ['Wp Kuala Lumpur', 'MY-14'],
    ['W.P. Kuala Lumpur', 'MY-14'],
    ['Wilayah Persekutuan Labuan', 'MY-15'],
    ['KL', 'MY-14'],
    ['Federal Territory of Putrajaya', 'MY-16'],
    ['N9', 'MY-05'],
    ['Negri Sembilan', 'MY-05'],
    ['Negeri Sembilan', 'MY-05'],
    ['Negeri Selangor', 'MY-10'],
    ['  SARAWAK ', 'MY-13'],
    ['Johor Darul Takzim', 'MY-01'],
  ])('%j is %s', (text, code) => expect(findState(text)?.code).toBe(code))

  it('finds nothing where there is nothing', () => {
    expect(
      ['', 'Singapore', 'MY-17', 'MY-00', '0', 'Kuala', 'constructor'].map(findState).every((state) => state === null),
    ).toBe(true)
    expect(isStateCode('MY-01')).toBe(true)
    expect(isStateCode('toString')).toBe(false)
    expect(['MY-00', 'MY-17', 'MY-1', 'my-01'].some(isStateCode)).toBe(false)
    for (const { code, region } of states)
      expect([isStateCode(code), isAcrossTheSea(code)]).toEqual([true, region !== 'peninsular'])
  })

  it('finds each by its own code and name, and no two share an alias', () => {
    for (const state of states) expect([findState(state.code), findState(state.name)]).toEqual([state, state])
    const aliases = states.flatMap((state) => state.aliases)
    expect(new Set(aliases).size).toBe(aliases.length)
  })
})

describe('rates', () => {
  it.each([
    [0, 600],
    [1000, 600],
    [1001, 750],
    [2000, 750],
    [2001, 900],
    [30_000, 4950],
  ])('%i g cost %i sen', (weight, price) =>
    expect(priceByRate(byWeight, parcel({ weight: grams(weight) }))).toEqual({ ok: true, price }),
  )
  it.each([
    [1, 500],
    [2, 500],
    [3, 600],
    [5, 600],
    [6, 700],
    [8, 700],
  ])('%i pieces cost %i sen', (quantity, price) =>
    expect(priceByRate(byQuantity, parcel({ quantity }))).toEqual({ ok: true, price }),
  )

  it('refuses what it does not carry', () => {
    expect(priceByRate(byWeight, parcel({ weight: grams(30_001) }))).toEqual({ ok: false, because: 'too_heavy' })
    expect(priceByRate(byQuantity, parcel({ quantity: 9 }))).toEqual({ ok: false, because: 'too_many' })
  })

  it.each([
    [0, 500],
    [500, 500],
    [501, 800],
    [3000, 800],
    [3001, 2000],
    [900_000, 2000],
  ])('a table asks %i g for %i sen', (weight, price) =>
    expect(priceByRate(table, parcel({ weight: grams(weight) }))).toEqual({ ok: true, price }),
  )

  it('a table that ends does not carry what lies above, but for an indication', () => {
    const ending: Rate = { by: 'quantity', bands: [{ most: 3, price: sen(500) }] }
    expect(priceByRate(ending, parcel({ quantity: 4 }))).toEqual({ ok: false, because: 'too_many' })
    expect(priceByRate(withoutBound(ending), parcel({ quantity: 4 }))).toEqual({ ok: true, price: 500 })
  })

  it('never gets cheaper with weight', () => {
    const weight = fc.nat({ max: 30_000 })
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map((some) =>
          priceByRate(byWeight, parcel({ weight: grams(some) })),
        )
        expect(light?.ok && heavy?.ok && light.price <= heavy.price).toBe(true)
      }),
    )
  })

  it('says why a rate cannot stand', () => {
    expect([byWeight, byQuantity, { by: 'flat', price: noSen } as const].map(judgeRate)).toEqual([null, null, null])
    expect(judgeRate({ ...byWeight, stepGrams: grams(0) })).toBe('step_not_positive')
    expect(judgeRate({ ...byQuantity, firstQuantity: 0 })).toBe('first_not_positive')
    expect(judgeRate({ ...byWeight, stepPrice: sen(-1) })).toBe('negative_price')
    expect(judgeRate({ by: 'flat', price: sen(-1) })).toBe('negative_price')
    const bands = (...most: (number | null)[]): Rate => ({
      by: 'weight',
      bands: most.map((one) => ({ most: one, price: sen(1) })),
    })
    expect([bands(), bands(null), bands(1, 2, null)].map(judgeRate)).toEqual(['no_bands', null, null])
    for (const wrong of [bands(0), bands(2, 2), bands(3, 2), bands(null, 5), bands(null, null)])
      expect(judgeRate(wrong)).toBe('bands_not_rising')
    expect(judgeRate({ ...byQuantity, maxQuantity: 1 })).toBe('most_below_first')
  })
})

describe('stored rates', () => {
  it.each([byWeight, byQuantity, table, { by: 'flat', price: noSen } as const])(
    'read back as they were: %o',
    (rate) => {
      for (const freeAbove of [null, sen(10_000)]) {
        expect(readStoredRate(JSON.parse(JSON.stringify({ rate, freeAbove })))).toEqual({ rate, freeAbove })
      }
    },
  )

  it.each([
    [null],
    [{}],
    [{ rate: { by: 'air', price: 1 } }],
    [{ rate: { by: 'flat', price: '5.00' } }],
    [{ rate: { by: 'flat', price: 0.5 } }],
    [{ rate: { by: 'flat', price: -1 } }],
    [{ rate: { ...byWeight, stepGrams: 0 } }],
    [{ rate: { by: 'flat', price: 1 }, freeAbove: 'x' }],
  ])('are refused when they are none: %j', (value) => expect(readStoredRate(value)).toBeNull())
})

describe('quote', () => {
  it('refuses what it cannot deliver, never for nothing', () => {
    const elsewhere = [
      { country: 'MY', state: 'MY-12', postcode: null },
      { country: 'MY', state: null, postcode: '43000' },
      { country: 'SG', state: null, postcode: null },
    ] as const
    for (const destination of elsewhere) {
      expect(quote({ ...peninsular, freeAbove: noSen }, parcel(), destination)).toEqual({
        ok: false,
        refusal: { reason: 'undeliverable', because: 'destination' },
      })
    }
    expect(
      quote({ ...peninsular, freeAbove: noSen }, parcel({ weight: grams(30_001) }), {
        country: 'MY',
        state: 'MY-10',
        postcode: null,
      }),
    ).toEqual({
      ok: false,
      refusal: { reason: 'undeliverable', because: 'too_heavy' },
    })
  })

  it('goes by the zone of postcodes where one holds the place', () => {
    const island: ShippingMethod = {
      zone: { country: 'MY', states: [], postcodes: [{ from: '07000', to: '07009' }] },
      rate: { by: 'flat', price: sen(2500) },
      freeAbove: null,
    }
    const there = (postcode: string | null) =>
      quoteAll([peninsular, island], parcel(), { country: 'MY', state: 'MY-02', postcode }).map(({ price }) => price)
    expect([there('07000'), there('07009'), there('07010'), there(null)]).toEqual([[2500], [2500], [600], [600]])
  })

  it('adds what a product asks by itself, also where the rate is free', () => {
    const there = { country: 'MY', state: 'MY-10', postcode: null } as const
    const free = { ...peninsular, freeAbove: noSen }
    expect(quote(peninsular, parcel({ own: sen(8000) }), there)).toEqual({ ok: true, price: 8600 })
    expect(quote(free, parcel({ own: sen(8000) }), there)).toEqual({ ok: true, price: 8000 })
    expect(quote(peninsular, parcel({ own: sen(8000), quantity: 0, weight: grams(0) }), there)).toEqual({
      ok: true,
      price: 8000,
    })
  })

  it('is free from the threshold on', () => {
    const method = { ...peninsular, freeAbove: sen(10_000) }
    const there = { country: 'MY', state: 'MY-10', postcode: null } as const
    expect(quote(method, parcel({ goods: sen(9_999) }), there)).toEqual({ ok: true, price: 600 })
    expect(quote(method, parcel({ goods: sen(10_000) }), there)).toEqual({ ok: true, price: 0 })
  })

  it('lists what reaches a place, the cheapest first', () => {
    const wide = { country: 'MY', states: statesIn('peninsular', 'sabah'), postcodes: [] }
    const flat: ShippingMethod = { zone: wide, rate: { by: 'flat', price: sen(500) }, freeAbove: null }
    const abroad: ShippingMethod = {
      zone: { country: 'SG', states: [], postcodes: [] },
      rate: { by: 'flat', price: sen(900) },
      freeAbove: null,
    }
    expect(
      quoteAll([peninsular, flat, abroad], parcel(), { country: 'MY', state: 'MY-01', postcode: null }).map(
        (found) => found.price,
      ),
    ).toEqual([500, 600])
    expect(
      quoteAll([peninsular, flat, abroad], parcel(), { country: 'MY', state: 'MY-12', postcode: null }).map(
        (found) => found.method,
      ),
    ).toEqual([flat])
    expect(
      quoteAll([peninsular, flat, abroad], parcel(), { country: 'SG', state: null, postcode: null }).map(
        (found) => found.method,
      ),
    ).toEqual([abroad])
  })
})

describe('postcodes', () => {
  it.each([
    ['43000', '43000'],
    [' 43000 - 43999 ', '43000-43999'],
    ['43000–43999', '43000-43999'],
    ['４３０００', '43000'],
  ])('%j reads as %s', (typed, written) => {
    const range = readPostcodeRange(typed)
    expect(range && formatPostcodeRange(range)).toBe(written)
  })
  it.each(['4300', '430000', '43999-43000', '43000-', 'abcde', ''])('%j is none', (typed) =>
    expect(readPostcodeRange(typed)).toBeNull(),
  )

  it('shared by two ranges are found', () => {
    const ranges = (...texts: string[]) => texts.map((text) => readPostcodeRange(text)!)
    expect(findSharedRange(ranges('50000-50999', '43000', '51000-52000'))).toBeNull()
    expect(findSharedRange(ranges('50000-50999', '43000', '50999'))?.map(formatPostcodeRange)).toEqual([
      '50000-50999',
      '50999',
    ])
  })
})

describe('coverage', () => {
  const zone = (
    name: string,
    codes: readonly StateCode[],
    given: { isPriced?: boolean; postcodes?: PostcodeRange[] } = {},
  ) => ({ name, country: 'MY', states: codes, postcodes: [], isPriced: true, ...given })

  it('names the states that no price reaches and those that two zones hold', () => {
    const island = zone('Pulau', [], { postcodes: [{ from: '87000', to: '87999' }] })
    const { uncovered, shared } = coverageOf([
      zone('Barat', statesIn('peninsular')),
      zone('Lembah Klang', ['MY-10', 'MY-14']),
      zone('Timur', ['MY-12'], { isPriced: false }),
      island,
    ])
    expect(uncovered.map(({ name }) => name)).toEqual(['Labuan', 'Sabah', 'Sarawak'])
    expect(shared.map(({ state, zones }) => [state.name, ...zones])).toEqual([
      ['Kuala Lumpur', 'Barat', 'Lembah Klang'],
      ['Selangor', 'Barat', 'Lembah Klang'],
    ])
  })
})
