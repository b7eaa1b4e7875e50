import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import { loadChunk } from './chunks.ts'

// A part whose script comes once the page has appeared, so that a first visit waits for less. `meanwhile` stands in its
// place, on the server too; give it about the size of what comes.
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load) }))
  return function Later(props: Props) {
    const [hasAppeared, setHasAppeared] = useState(false)
    useEffect(() => setHasAppeared(true), [])
    if (!hasAppeared) return meanwhile
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}
