import { describe, expect, it } from 'vitest'
import { dropped, stepped } from './tree.ts'

const list = [
  { id: 1, parent_id: null },
  { id: 11, parent_id: 1 },
  { id: 12, parent_id: 1 },
  { id: 2, parent_id: null },
  { id: 3, parent_id: null },
  { id: 31, parent_id: 3 },
]
const shown = (places: typeof list | null) =>
  places?.map(({ id, parent_id }) => (parent_id === null ? `${id}` : `${parent_id}/${id}`)).join(' ') ?? null

describe('a category', () => {
  it.each([
    [1, 'down', '2 1 1/11 1/12 3 3/31'],
    [1, 'up', null],
    [3, 'down', null],
    [12, 'up', '1 1/12 1/11 2 3 3/31'],
    [11, 'up', null],
    [12, 'down', null],
    [2, 'in', '1 1/11 1/12 1/2 3 3/31'],
    [3, 'in', null],
    [1, 'in', null],
    [12, 'out', '1 1/11 12 2 3 3/31'],
    [2, 'out', null],
    [11, 'in', null],
  ] as const)('%i goes %s', (id, step, wanted) => expect(shown(stepped(list, id, step))).toBe(wanted))

  it.each([
    [3, 1, '3 3/31 1 1/11 1/12 2'],
    [1, 3, '2 3 3/31 1 1/11 1/12'],
    [2, 11, '1 1/2 1/11 1/12 3 3/31'],
    [11, 12, '1 1/12 1/11 2 3 3/31'],
    [12, 2, '1 1/11 2 12 3 3/31'],
    [11, 31, '1 1/12 2 3 3/11 3/31'],
    [1, 31, '2 3 3/31 1 1/11 1/12'],
    [1, 11, null],
    [2, 2, null],
  ])('%i let go on %i', (id, onto, wanted) => expect(shown(dropped(list, id, onto))).toBe(wanted))
})
