import { describe, expect, it } from 'vitest'
import { tee } from '../item-view.fixture.ts'
import { pick, tiersOf, unitOf } from './tiers.ts'

const names = ['Saiz', 'Warna']
const cell = (picked: (string | null)[], tier: number, option: string) =>
  tiersOf(tee.items, names, picked)[tier]?.cells.find((one) => one.option === option)

describe('cells', () => {
  it('stand in the order of the seller', () => {
    expect(tiersOf(tee.items, names, [null, null]).map(({ cells }) => cells.map(({ option }) => option))).toEqual([
      ['S', 'M', 'L', 'XL'],
      ['Merah', 'Biru', 'Hijau'],
    ])
  })
  it('say what is sold out beside the other pick, and stay pickable with another partner', () => {
    expect(cell(['S', null], 1, 'Merah')).toEqual({ option: 'Merah', state: 'sold_out', isPickable: true })
    expect(cell([null, null], 1, 'Merah')?.state).toBe('free')
  })
  it('say what is not made', () => {
    expect(cell(['XL', null], 1, 'Hijau')?.state).toBe('missing')
  })
  it('cannot be picked when there is none of it at all', () => {
    const gone = tee.items.map((unit) => (unit.options[0] === 'S' ? { ...unit, is_out_stock: true } : unit))
    expect(tiersOf(gone, names, [null, null])[0]?.cells[0]).toEqual({
      option: 'S',
      state: 'sold_out',
      isPickable: false,
    })
  })
})

describe('picking', () => {
  it('leads to a unit once every tier is picked', () => {
    expect(unitOf(tee.items, pick(tee.items, ['M', null], 1, 'Biru'))?.options).toEqual(['M', 'Biru'])
    expect(unitOf(tee.items, ['M', null])).toBeNull()
  })
  it('lets go of what does not go with it', () => {
    expect(pick(tee.items, ['S', 'Biru'], 1, 'Merah')).toEqual([null, 'Merah'])
    expect(pick(tee.items, ['XL', 'Biru'], 1, 'Hijau')).toEqual([null, 'Hijau'])
  })
})
