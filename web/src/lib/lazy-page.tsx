import { type ComponentType, lazy } from 'react'
import type { MessageGroup } from '../message-groups.ts'
import type { Query } from './query-cache.ts'
import { loadChunk } from './chunks.ts'
import { loadMessages } from './i18n.ts'
import type { Site } from './site.tsx'

export type PageContext = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams; site: Site }

export type PageModule = {
  default: ComponentType
  // Loaded by the server before drawing. A 404 of any of them makes the whole page "not found".
  queries?: (context: PageContext) => Query<unknown>[]
  // Such a 404 has words of its own, which the page shows once the browser has asked for them.
  tellsRefusals?: boolean
}

export type LazyPage = {
  Page: ComponentType
  // The file, as the build manifest names it.
  file: string
  load: () => Promise<PageModule>
  // Whose texts it needs besides the common ones.
  group: MessageGroup | null
}

// A page whose script comes on demand. Once `load` has settled it draws in the same pass, on the server and when the browser takes over.
export function lazyPage(file: string, load: () => Promise<PageModule>, group: MessageGroup | null = null): LazyPage {
  let loaded: PageModule | null = null
  const loadOnce = async () => (loaded ??= (await Promise.all([loadChunk(load), group && loadMessages(group)]))[0])
  return { file, group, load: loadOnce, Page: lazy(() => (loaded ? atOnce(loaded) : loadOnce())) }
}

// React reads a lazy part in the same pass when its `then` answers at once; a true promise never does.
const atOnce = (module: PageModule) =>
  ({ then: (settle: (module: PageModule) => void) => settle(module) }) as unknown as Promise<PageModule>
