import { type ComponentType, lazy } from 'react'
import { loadChunk } from './chunks.ts'

export type LazyPart<Props> = {
  // Drawn by the server like any other; in the browser it waits for `load`, and the server's markup stands there meanwhile.
  Part: ComponentType<Props>
  // Rejects with ChunkLoadError; may then be called again.
  load: () => Promise<void>
}

// A part of a page whose script comes when it is wanted, not with the page. Drawing it never starts the loading: `load` does.
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const waiting: ((part: { default: ComponentType<Props> }) => void)[] = []
  const load = async () => {
    if (loaded) return
    const part = await loadChunk(fetchPart)
    loaded = part
    for (const go of waiting.splice(0)) go({ default: part })
  }
  const Part = lazy(() =>
    loaded
      ? atOnce({ default: loaded })
      : new Promise<{ default: ComponentType<Props> }>((resolve) => waiting.push(resolve)),
  )
  // `lazy` asks for a component of any props; this one is drawn with its own.
  return { Part: Part as unknown as ComponentType<Props>, load }
}

// React reads a lazy part in the same pass when its `then` answers at once; a true promise never does.
const atOnce = <Module,>(module: Module) =>
  ({ then: (take: (module: Module) => void) => take(module) }) as unknown as Promise<Module>
