import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { EditedBlock } from './page-values.ts'

// Null: nothing changes by it.
type Changed = EditedBlock[] | null

// `step`: −1 up, 1 down.
export function moveBlock(blocks: readonly EditedBlock[], key: number, step: number): Changed {
  const from = blocks.findIndex((one) => one.key === key)
  return moveTo(blocks, from, from + step)
}

// To where another one stands.
export const dropBlock = (blocks: readonly EditedBlock[], key: number, onto: number): Changed =>
  moveTo(
    blocks,
    blocks.findIndex((one) => one.key === key),
    blocks.findIndex((one) => one.key === onto),
  )

function moveTo(blocks: readonly EditedBlock[], from: number, to: number): Changed {
  const moved = blocks[from]
  if (!moved || to < 0 || to >= blocks.length || from === to) return null
  const rest = blocks.filter((_, at) => at !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

// Below `after`, or last.
export function addBlock(blocks: readonly EditedBlock[], added: EditedBlock, after: number | null): EditedBlock[] {
  const at = after === null ? blocks.length : blocks.findIndex(({ key }) => key === after) + 1
  return [...blocks.slice(0, at), added, ...blocks.slice(at)]
}

export const writeBlock = (blocks: readonly EditedBlock[], key: number, block: PageBlock): EditedBlock[] =>
  blocks.map((one) => (one.key === key ? { key, block } : one))

export const removeBlock = (blocks: readonly EditedBlock[], key: number): EditedBlock[] =>
  blocks.filter((one) => one.key !== key)
