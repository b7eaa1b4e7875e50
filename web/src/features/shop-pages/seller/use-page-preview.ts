import type { PreviewedBlock } from '@kedai/contracts/shop-pages.ts'
import { startTransition, useEffect, useState } from 'react'
import { post } from '../../../lib/http.ts'
import type { EditedBlock } from './page-values.ts'

type Preview = { blocks: readonly PreviewedBlock[]; problem: string | null; at: string }

// Long ago, so that every countdown still counts.
const empty: Preview = { blocks: [], problem: null, at: '2026-01-01 00:00:00' }

// What the blocks would show now; where one is not finished, what it waits for. Drawn when there is time for it: whoever goes on
// typing is not kept waiting.
export function usePagePreview(blocks: readonly EditedBlock[]): Preview {
  const [shown, setShown] = useState(empty)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      post<{ blocks: PreviewedBlock[] }>(
        '/api/ajax/seller/pages/preview',
        { blocks: blocks.map(({ block }) => block) },
        { signal: stop.signal },
      ).then(
        (result) =>
          startTransition(() =>
            setShown((before) =>
              result.ok
                ? { blocks: keepSame(before.blocks, result.data.blocks), problem: null, at: before.at }
                : { ...before, problem: result.message },
            ),
          ),
        () => {}, // asked anew meanwhile
      )
    }, 400)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [blocks])
  return shown
}

// A block that shows what it showed stays the same object, wherever it stands now, and is not drawn anew.
function keepSame(before: readonly PreviewedBlock[], now: readonly PreviewedBlock[]): readonly PreviewedBlock[] {
  const known = new Map(before.map((block) => [JSON.stringify(block), block]))
  return now.map((block) => known.get(JSON.stringify(block)) ?? block)
}
