import { createHash } from 'node:crypto'

/** Twelve signs that tell words from any others, before names and numbers are filled in. */
export const wordsVersion = (...words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n\n')).digest('hex').slice(0, 12)
