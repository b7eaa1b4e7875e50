import { expect, test } from 'vitest'
import type { Ceiling, Ceilings } from '../ceilings/measure-ceilings.ts'
import { tablesOf } from './print.ts'
import type { Results } from './results.ts'

const one: Ceiling = { perSecond: 400, cpuMs: 2.5, p50: 40, p99: 90 }
const ceilings: Ceilings = {
  'empty route': one,
  picture: one,
  'item view': one,
  list: one,
  search: one,
  order: one,
  'order without rules': one,
  commit: one,
}
const results: Results = {
  at: '2026-11-28T00:00:00Z',
  machine: { cpu: 'any', cores: 2, node: '24', pinned: true },
  size: 1000,
  ceilings,
  ran: [],
  arrivals: [],
  mails: null,
  memory: null,
  starts: [],
  growth: {},
  page: null,
}

const linesOf = (given: Results) =>
  tablesOf(given)
    .split('\n')
    .filter((line) => line.includes('by pgbench'))

test('a machine without pgbench is told so, in a row of as many cells as the others', () => {
  const lines = linesOf(results)
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('no pgbench here')
    expect(line.split('|')).toHaveLength(7)
  }
})

test('where there is one, its figures stand there', () => {
  const lines = linesOf({ ...results, ceilings: { ...ceilings, 'order by pgbench': one, 'TPC-B by pgbench': one } })
  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('no pgbench here')
})
