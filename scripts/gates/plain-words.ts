import { findWords } from '../plain-words/find-words.ts'
import type { Finds, Kind } from '../plain-words/find-words.ts'
import { plainWords } from '../plain-words/words.ts'
import { fromBreaches } from './gate.ts'
import type { Gate } from './gate.ts'

export const plainWordsGate: Gate = {
  name: 'plain words',
  run: async (root) => judgeWords(findWords(root), (kind) => plainWords[kind].max),
}

/** Red above a number, and below it until the number is lowered. */
export function judgeWords(finds: Finds, maxOf: (kind: Kind) => number) {
  const kinds = Object.keys(finds) as Kind[] // its own keys
  const breaches = kinds.flatMap((kind) => {
    const [count, max] = [finds[kind].length, maxOf(kind)]
    if (count > max)
      return [
        `${kind}: ${count} of at most ${max}. Say it plainly (scripts/plain-words/words.ts):`,
        ...finds[kind].slice(0, 20),
      ]
    return count < max ? [`${kind}: ${count} are left; write ${count} for ${max} in scripts/plain-words/words.ts`] : []
  })
  return fromBreaches(breaches, kinds.map((kind) => `${kind} ${finds[kind].length}`).join(', '))
}
