/**
 * How well an entry matches what is typed, 0 to 1: every typed word must begin a word of the entry's label or of its other
 * words, or stand within them where the script has no spaces. The label counts for more.
 */
export function matchScore(typed: string, [label = '', words = '']: readonly string[] = []): number {
  const wanted = folded(typed)
  if (wanted === '') return 1
  const parts = wanted.split(' ')
  if (folded(label).startsWith(wanted)) return 1
  if (parts.every((part) => holds(folded(label), part))) return 0.8
  return parts.every((part) => holds(folded(`${label} ${words}`), part)) ? 0.5 : 0
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const holds = (text: string, part: string): boolean =>
  /\p{Script=Han}/u.test(part) ? text.includes(part) : ` ${text}`.includes(` ${part}`)
