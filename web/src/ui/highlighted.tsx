// A title with the beginnings of words that were searched for marked, as text and never as markup.
export const Highlighted = ({ text, words }: { text: string; words: string }) => (
  <>{partsOf(text, words).map(({ part, isHit }, at) => (isHit ? <mark key={at}>{part}</mark> : part))}</>
)

// The server's rule: a word of the search begins a word of the title; Chinese signs may stand anywhere.
export function partsOf(text: string, words: string): { part: string; isHit: boolean }[] {
  const wanted = words
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(patternOf)
  if (wanted.length === 0) return [{ part: text, isHit: false }]
  const pieces = text.split(new RegExp(`(${wanted.join('|')})`, 'giu'))
  return pieces.map((part, at) => ({ part, isHit: at % 2 === 1 })).filter(({ part }) => part !== '')
}

const patternOf = (word: string) => (/^\p{Script=Han}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`)
