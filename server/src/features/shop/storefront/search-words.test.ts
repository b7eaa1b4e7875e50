import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('searchWords', () => {
  it.each([
    ['Batik', "'Batik':*"],
    ['  batik   lukis ', "'batik':* & 'lukis':*"],
    ['Kopi hitam', "('Kopi':* | 'coffee':*) & ('hitam':* | 'black':*)"],
    ['T-lukis', "'T':* & 'lukis':*"],
    ['鸡蛋', "('鸡' <-> '蛋')"],
    ['kap鸡蛋 A', "'kap':* & ('鸡' <-> '蛋') & 'A':*"],
    ["it's \\ & | ! :* <->", "'it':* & 's':*"],
    ['ＳＡＴＵ', "'SATU':*"],
    ['a b c d e f g h i j', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
  ])('%s', (term, query) => expect(searchWords(term)?.query).toBe(query))

  it('tells the words that may stand in a title', () =>
    expect(searchWords('hijab 鸡蛋')?.words).toEqual(['hijab', 'tudung', 'shawl', 'selendang', 'scarf', '鸡蛋']))

  it.each([[''], ['   '], ['!?&'], ['\u0000']])('%j holds no word', (term) => expect(searchWords(term)).toBeNull())
})
