import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useState } from 'react'
import type { MessageGroup } from '../message-groups.ts'
import { loadChunk } from './chunks.ts'
import { loadMessages } from './i18n.ts'

// A part whose script comes once the page has appeared, so that a first visit waits for less. `meanwhile` stands in its
// place, on the server too; give it about the size of what comes. `group`: whose texts it needs besides those of its page.
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
  group?: MessageGroup,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await Promise.all([loadChunk(load), group && loadMessages(group)]))[0] }))
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
