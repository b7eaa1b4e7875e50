import type { Face } from './faces.ts'

/** A stretch of text that one font can draw. */
export type Run = { face: Face; text: string }

/** What no font has is written so, and told to whoever asked. */
export const standIn = '?'

/**
 * Splits a line by the fonts that have its letters. Marks that are not Latin (quotation marks, dashes, spaces) stay with the letters before them;
 * so do the joiners inside an emoji. A letter no font has becomes `?` and is told to `onMissing`.
 */
export function runsOf(text: string, faces: readonly Face[], onMissing: (character: string) => void): Run[] {
  const runs: { face: Face; text: string }[] = []
  for (const written of cleaned(text)) {
    const character = lookalikes[written] ?? written
    const found = faceFor(character, faces, runs.at(-1)?.face)
    if (found === 'nothing to draw') continue
    if (!found) onMissing(character)
    const face = found ?? faces[0]
    if (!face) throw new Error('no font to draw with')
    const last = runs.at(-1)
    const drawn = found ? character : standIn
    if (last?.face === face) last.text += drawn
    else runs.push({ face, text: drawn })
  }
  return runs
}

function faceFor(
  character: string,
  faces: readonly Face[],
  before: Face | undefined,
): Face | 'nothing to draw' | undefined {
  const code = character.codePointAt(0) ?? 0
  if (before && staysWithItsNeighbour(code) && before.has(code)) return before
  if (isJoiner(code)) return 'nothing to draw'
  return faces.find((face) => face.has(code))
}

// Ticks and crosses as people type them, where only the heavier ones have a letter.
const lookalikes: Readonly<Record<string, string>> = { '✓': '✔', '✗': '✖', '✘': '✖', '✕': '✖' }

const isJoiner = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)
const staysWithItsNeighbour = (code: number) =>
  code === 0x20 || (code >= 0x2000 && code <= 0x206f) || code === 0xb7 || isJoiner(code)

// One way to write an accented letter; no line ends, tabs, soft hyphens or marks of direction inside a line.
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv, '')
