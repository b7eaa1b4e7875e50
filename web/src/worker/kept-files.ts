const prefix = 'kedai-files-'

type Parts = { caches: CacheStorage; fetch: typeof fetch; build: string }

// Scripts, styles and pictures of one build. Their names change with what is in them, so what is kept is never asked for again.
export function createKeptFiles({ caches, fetch, build }: Parts) {
  const open = () => caches.open(prefix + build)

  async function answer(request: Request): Promise<Response> {
    const cache = await open()
    const kept = await cache.match(request.url)
    if (kept) return kept
    const response = await fetch(request)
    if (response.status === 200) await cache.put(request.url, response.clone())
    return response
  }

  return {
    answer,
    open,
    // What a document names; what is kept already is not fetched again.
    async keepAllOf(html: string, origin: string): Promise<void> {
      const paths = [...html.matchAll(/(?:src|href)="(\/v1\/[^"?#]+)"/g)].map(([, path = '']) => path)
      await Promise.all([...new Set(paths)].map((path) => answer(new Request(origin + path))))
    },
    async dropOtherBuilds(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + build)
      await Promise.all(others.map((name) => caches.delete(name)))
    },
  }
}

export type KeptFiles = ReturnType<typeof createKeptFiles>
