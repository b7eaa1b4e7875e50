import { expect, it } from 'vitest'
import { synonymsOf, wordsTwice } from './synonyms.ts'

it.each([
  ['Baju', 'shirt'],
  ['hijab', 'tudung'],
  ['mug', 'cawan'],
  ['kasut', 'shoes'],
])('%s is also %s', (word, other) => {
  expect(synonymsOf(word)).toContain(other)
  expect(synonymsOf(other)).toContain(word.toLowerCase())
  expect(synonymsOf(word)).not.toContain(word.toLowerCase())
})

it('most words are only themselves', () => expect(synonymsOf('helikopter')).toEqual([]))

it('no word stands in two groups', () => expect(wordsTwice()).toEqual([]))
