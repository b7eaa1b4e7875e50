import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { ReactNode } from 'react'
import { type Sketch, sketchOf } from './block-sketches.tsx'

const size = { width: 48, height: 72, edge: 4, gap: 2 }

// A page in small, drawn from its blocks: where pictures, goods, forms and words stand. What does not fit runs off the sheet.
export function PageMiniature({ blocks }: { blocks: readonly PageBlock[] }) {
  let top = size.edge
  const pieces: ReactNode[] = []
  for (const [at, block] of blocks.entries()) {
    if (top >= size.height) break
    const { height, draw }: Sketch = sketchOf(block)
    pieces.push(
      <g key={at} transform={`translate(${size.edge} ${top})`}>
        {draw}
      </g>,
    )
    top += height + size.gap
  }
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="h-24 w-16 shrink-0 overflow-hidden rounded-s border border-line-strong bg-paper"
    >
      {pieces}
    </svg>
  )
}
