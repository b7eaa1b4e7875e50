import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('searchWords', () => {
  it.each([
    ['Baju', "'Baju':*"],
    ['  baju   kurung ', "'baju':* & 'kurung':*"],
    ['T-shirt', "'T':* & 'shirt':*"],
    ['鸡蛋', "('鸡' <-> '蛋')"],
    ['cap鸡蛋 A', "'cap':* & ('鸡' <-> '蛋') & 'A':*"],
    ["it's \\ & | ! :* <->", "'it':* & 's':*"],
    ['ＭＵＧ', "'MUG':*"],
    ['a b c d e f g h i j', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
  ])('%s', (term, query) => expect(searchWords(term)).toBe(query))

  it.each([[''], ['   '], ['!?&'], ['\u0000']])('%j holds no word', (term) => expect(searchWords(term)).toBeNull())
})
