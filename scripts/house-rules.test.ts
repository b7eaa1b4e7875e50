import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { describeBreach, findHouseBreaches, houseRules } from './house-rules/find-breaches.ts'
import { fine, planted } from './house-rules/planted.ts'
import { parse, readSourceTree } from './house-rules/source-tree.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

it('finds no breach in the repository', () => {
  const files = readSourceTree(root)
  expect(files.length).toBeGreaterThan(50) // a listing that sees nothing would pass for ever
  expect(findHouseBreaches(files).map(describeBreach)).toEqual([])
})

describe('a planted breach is found', () => {
  it.each(planted)('$rule in $path: $text', ({ rule, path, text }) => {
    expect(findHouseBreaches([parse(path, text)]).map((breach) => breach.rule)).toContain(rule)
  })

  it('of every rule there is', () => {
    expect(new Set(planted.map(({ rule }) => rule))).toEqual(new Set(houseRules.map(({ name }) => name)))
  })
})

it.each(fine)('leaves alone $path: $text', ({ path, text }) => {
  expect(findHouseBreaches([parse(path, text)])).toEqual([])
})
