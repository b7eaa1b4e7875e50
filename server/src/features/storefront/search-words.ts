const mostWords = 8

/**
 * What a buyer typed, as a query over `products.search`: every word must begin a word of the title, and Chinese characters
 * must stand side by side. Null when there is no word in it. Splits as the function `search_words` of the database does.
 */
export function searchWords(term: string): string | null {
  const words = term.normalize('NFKC').replace(/\p{C}/gu, ' ').replace(/[!-/:-@[-`{-~]+/g, ' ').trim().split(/\s+/)
  const parts = words.filter((word) => word !== '').slice(0, mostWords).flatMap(wordParts)
  return parts.length === 0 ? null : parts.join(' & ')
}

// The signs that end a quoted word (quote, backslash) are gone by now.
const wordParts = (word: string): string[] =>
  word.split(/([㐀-䶿一-鿿]+)/).filter((part) => part !== '').map((part) =>
    /^[㐀-䶿一-鿿]/.test(part) ? `(${Array.from(part, (sign) => `'${sign}'`).join(' <-> ')})` : `'${part}':*`)
