import { expect, it } from 'vitest'
import { areaNames, areaRules, areas, areasInList, isAreaName, orderLists, publicArea } from './areas.ts'

it('names every area once', () => {
  expect(areaNames.toSorted()).toEqual(Object.keys(areas).toSorted())
})

it('keeps prices of areas apart', () => {
  expect(new Set(areaNames.map((name) => areaRules(name).priceList)).size).toBe(areaNames.length)
})

it('offers the click upsell to direct buyers alone, who alone need no membership', () => {
  expect(areaNames.filter((name) => areaRules(name).clickUpsell)).toEqual([publicArea])
  expect(areaNames.filter((name) => areaRules(name).buyer === 'anyone')).toEqual([publicArea])
})

it('tries an image once for stockists and agent tiers, else three times (spec §8)', () => {
  expect(areaNames.filter((name) => areaRules(name).imageAttempts === 1)).toEqual(['stockist', 'agent-tier'])
})

it('shows every area in exactly one list', () => {
  expect(orderLists.flatMap(areasInList).toSorted()).toEqual(areaNames.toSorted())
  expect(areasInList('warehouse')).toEqual([])
})

it('knows its own names', () => {
  expect(isAreaName('agent-tier')).toBe(true)
  expect(isAreaName('toString')).toBe(false)
})
