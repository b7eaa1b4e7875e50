import { synonymsOf } from '@kedai/domain/search/synonyms.ts'

const maxWords = 8

/** `query`: over `products.search`. `words`: what may stand in a title that fits, for marking it. */
export type SearchWords = { query: string; words: string[] }

/**
 * What a buyer typed: every word, or another one for the same thing, must begin a word of the title, and Chinese characters
 * must stand side by side. Null when there is no word in it. Splits as the function `search_words` of the database does.
 */
export function searchWords(term: string): SearchWords | null {
  const words = term
    .normalize('NFKC')
    .replace(/\p{C}/gu, ' ')
    .replace(/[!-/:-@[-`{-~]+/g, ' ')
    .trim()
    .split(/\s+/)
  const parts = words
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .flatMap(wordParts)
  return parts.length === 0
    ? null
    : { query: parts.map(({ query }) => query).join(' & '), words: parts.flatMap((part) => part.words) }
}

// The signs that end a quoted word (quote, backslash) are gone by now.
const wordParts = (word: string): SearchWords[] =>
  word
    .split(/([㐀-䶿一-鿿]+)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^[㐀-䶿一-鿿]/.test(part)
        ? { query: `(${Array.from(part, (sign) => `'${sign}'`).join(' <-> ')})`, words: [part] }
        : withSynonyms(part),
    )

function withSynonyms(word: string): SearchWords {
  const words = [word, ...synonymsOf(word)]
  const query = words.map((one) => `'${one}':*`).join(' | ')
  return { query: words.length === 1 ? query : `(${query})`, words }
}
