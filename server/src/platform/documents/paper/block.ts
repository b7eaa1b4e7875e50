import type { Pen } from './pen.ts'
import type { Tag } from './structure.ts'

/** Something of a known height that can be drawn anywhere. Points. */
export type Block = {
  height: number
  draw(pen: Pen, x: number, y: number): void
  /** The part that fits in `room` and the rest; null where it cannot be parted there. */
  part?: (room: number) => [Block, Block] | null
}

export const nothing: Block = { height: 0, draw: () => undefined }

/** Air. */
export const space = (height: number): Block => ({ height, draw: () => undefined })

/** One under another. May be parted between two, or inside one that may be. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const shown = blocks.filter(({ height }) => height > 0)
  return {
    height: shown.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, shown.length - 1),
    draw(pen, x, y) {
      let top = y
      for (const block of shown) {
        block.draw(pen, x, top)
        top += block.height + gap
      }
    },
    part: (room) => partStack(shown, gap, room),
  }
}

function partStack(blocks: readonly Block[], gap: number, room: number): [Block, Block] | null {
  let used = 0
  for (const [place, block] of blocks.entries()) {
    if (used + block.height > room) {
      const halves = block.part?.(room - used)
      const [above, below] = [
        [...blocks.slice(0, place), ...(halves ? [halves[0]] : [])],
        [...(halves ? [halves[1]] : [block]), ...blocks.slice(place + 1)],
      ]
      return above.length === 0 ? null : [stack(above, gap), stack(below, gap)]
    }
    used += block.height + gap
  }
  return null
}

/** Side by side, each at its own left edge. Parted, each column goes on below by itself. */
export function beside(columns: readonly { left: number; block: Block }[]): Block {
  return {
    height: Math.max(0, ...columns.map(({ block }) => block.height)),
    draw(pen, x, y) {
      for (const { left, block } of columns) block.draw(pen, x + left, y)
    },
    part(room) {
      const halves = columns.map(({ left, block }) => {
        const [above, below] = block.height <= room ? [block, nothing] : (block.part?.(room) ?? [nothing, block])
        return { above: { left, block: above }, below: { left, block: below } }
      })
      const above = beside(halves.map((half) => half.above))
      return above.height === 0 ? null : [above, beside(halves.map((half) => half.below))]
    },
  }
}

/** With air around it, and what is drawn behind it. */
export function padded(
  block: Block,
  {
    top = 0,
    bottom = 0,
    left = 0,
    behind,
  }: {
    top?: number
    bottom?: number
    left?: number
    behind?: (pen: Pen, x: number, y: number, height: number) => void
  },
): Block {
  const height = block.height + top + bottom
  return {
    height,
    draw(pen, x, y) {
      behind?.(pen, x, y, height)
      block.draw(pen, x + left, y + top)
    },
    part(room) {
      const halves = block.part?.(room - top)
      return halves ? [padded(halves[0], { top, left, behind }), padded(halves[1], { bottom, left, behind })] : null
    },
  }
}

/** The same as one element of the structure, to whoever hears it read. Parted, each half is one. */
export function tagged(tag: Tag, block: Block): Block {
  const { part } = block
  return {
    ...block,
    draw: (pen, x, y) => pen.element(tag, () => block.draw(pen, x, y)),
    ...(part && {
      part: (room) => {
        const halves = part(room)
        return halves ? [tagged(tag, halves[0]), tagged(tag, halves[1])] : null
      },
    }),
  }
}
