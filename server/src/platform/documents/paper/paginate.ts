import type { Block } from './block.ts'

/** A block of the stream that fills pages. */
export type Part = {
  block: Block
  /** Air above it; dropped at the top of a page. */
  gap: number
  /** Never the last on a page. */
  keepWithNext?: boolean
  /** May be cut where the page ends. What may not is cut only when it is taller than a page. */
  mayBreak?: boolean
  /** Drawn above it where it opens a page: the head of its table. */
  repeats?: Block
}

export type Placed = { block: Block; y: number }

/** Lays parts on pages. `top` is the first free line of the first page, `nextTop` of the others, `bottom` the last one: points from the page's upper edge. */
export function paginate(
  parts: readonly Part[],
  { top, nextTop, bottom }: { top: number; nextTop: number; bottom: number },
): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = top
  let isFresh = true
  const waiting = [...parts]

  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const gap = isFresh ? 0 : part.gap
    const together = [part, ...followers(part, waiting)]
    if (y + gap + heightOf(together) <= bottom) place(part, gap)
    else if (y + gap + part.block.height <= bottom && isAlone(together)) place(part, gap)
    else breakHere(part, gap, together)
  }
  return pages

  function place(part: Part, gap: number): void {
    pages.at(-1)?.push({ block: part.block, y: y + gap })
    y += gap + part.block.height
    isFresh = false
  }

  function breakHere(part: Part, gap: number, together: readonly Part[]): void {
    const opening = part.repeats?.height ?? 0
    const fitsOnFresh = nextTop + opening + heightOf(together) <= bottom
    const mustBreak = nextTop + opening + part.block.height > bottom
    if (part.mayBreak || mustBreak) {
      const halves = part.block.part?.(bottom - y - gap)
      if (halves) {
        place({ ...part, block: halves[0] }, gap)
        waiting.unshift({ ...part, block: halves[1], gap: 0 })
        return openPage(part)
      }
    }
    // Kept together, they would never fit: then each for itself.
    if (!isFresh && (fitsOnFresh || y + gap + part.block.height > bottom)) {
      waiting.unshift(part)
      return openPage(part)
    }
    place(part, gap)
  }

  function openPage(first: Part): void {
    pages.push([])
    y = nextTop
    isFresh = true
    if (!first.repeats) return
    pages.at(-1)?.push({ block: first.repeats, y })
    y += first.repeats.height
  }
}

function followers(part: Part, waiting: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (let at = 0, last: Part | undefined = part; last?.keepWithNext; last = waiting[at++]) {
    const next = waiting[at]
    if (next) kept.push(next)
  }
  return kept
}

const isAlone = (together: readonly Part[]) => together.length === 1

// Of what may break, a few lines are enough.
const heightOf = (together: readonly Part[]) =>
  together.reduce(
    (sum, { block, gap, mayBreak }, place) =>
      place === 0 ? block.height : sum + gap + (mayBreak ? Math.min(block.height, fewLines) : block.height),
    0,
  )

const fewLines = 40
