// The page's side of the seller's service worker (`src/worker/worker.ts`).

type Heard = {
  // Answers are shown that were kept; when those were loaded, in ms since 1970.
  away: (at: number) => void
  back: () => void
  // The server has another build than this page.
  newVersion: () => void
  // From now on the worker sees what this page asks.
  taken: () => void
}

const hourMs = 3600_000

/** Starts the worker, once the first screen has what it asked for. Ends with what it answers. */
export function startAppWorker(heard: Heard): () => void {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return () => undefined
  const over = new AbortController()
  const wasTaken = serviceWorker.controller !== null
  const listen = { signal: over.signal }
  serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; at?: number }>) => {
      if (data.type === 'away') heard.away(Number(data.at) || Date.now())
      if (data.type === 'back') heard.back()
    },
    listen,
  )
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (isReloading) return location.reload()
      void judge(serviceWorker.controller, heard.newVersion)
      if (!wasTaken) heard.taken()
    },
    listen,
  )
  serviceWorker.controller?.postMessage({ type: 'state' })
  void register(serviceWorker).then((registration) => {
    if (!registration || over.signal.aborted) return
    const look = () => void settle(registration.waiting, heard.newVersion)
    look()
    registration.addEventListener(
      'updatefound',
      () => registration.installing?.addEventListener('statechange', look, listen),
      listen,
    )
    const timer = setInterval(() => void registration.update().catch(() => undefined), hourMs)
    over.signal.addEventListener('abort', () => clearInterval(timer))
    registration.active?.postMessage({ type: 'language', lang: document.documentElement.lang })
  })
  return () => over.abort()
}

let isReloading = false

/** Goes on with the new build: by the worker that waits with it, or at once where it is in charge already. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/seller')
  if (!registration?.waiting) return location.reload()
  isReloading = true
  registration.waiting.postMessage({ type: 'take-over' })
}

const register = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.register('/seller/app/worker.js', { scope: '/seller', updateViaCache: 'none' }).catch(() => null) // forbidden, or no network now: the next page tries again

// A page that came after the new build needs no other page: the worker it belongs to takes over unseen.
async function settle(waiting: ServiceWorker | null, newVersion: () => void): Promise<void> {
  if (!waiting) return
  if ((await buildOf(waiting)) === ownBuild()) waiting.postMessage({ type: 'take-over' })
  else newVersion()
}

async function judge(controller: ServiceWorker | null, newVersion: () => void): Promise<void> {
  if (controller && (await buildOf(controller)) !== ownBuild()) newVersion()
}

function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((told) => {
    port1.onmessage = ({ data }) => told(data)
    worker.postMessage({ type: 'build' }, [port2])
  })
}

const ownBuild = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1)
