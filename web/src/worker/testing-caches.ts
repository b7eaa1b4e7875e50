/** Caches of a browser as far as the worker uses them, in memory. */
export function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>()
  const nameOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => kept.get(nameOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void kept.set(nameOf(request), response),
    delete: async (request: RequestInfo | URL) => kept.delete(nameOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  })
  return {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return cacheOf(kept)
    },
  } as unknown as CacheStorage
}

export const origin = 'https://kedai.test'
