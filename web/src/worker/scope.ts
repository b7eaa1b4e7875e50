// The parts of a service worker's world that ours uses. TypeScript has them only for programs that are nothing but workers.
export type Lasting = { waitUntil: (work: Promise<unknown>) => void }
export type Asked = Lasting & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
  preloadResponse?: Promise<Response | undefined>
}
export type Told = Lasting & { data: unknown; ports: readonly MessagePort[] }

export type Tab = {
  url: string
  visibilityState: DocumentVisibilityState
  postMessage: (message: unknown) => void
  focus?: () => Promise<unknown>
}
export type Pushed = Lasting & { data: { json: () => unknown } | null }
export type Pressed = Lasting & { notification: { data: unknown; close: () => void } }
export type Renewed = Lasting & { oldSubscription?: PushSubscription | null }

export type WorkerScope = {
  addEventListener: {
    (name: 'install' | 'activate', hear: (event: Lasting) => void): void
    (name: 'fetch', hear: (event: Asked) => void): void
    (name: 'message', hear: (event: Told) => void): void
    (name: 'push', hear: (event: Pushed) => void): void
    (name: 'notificationclick', hear: (event: Pressed) => void): void
    (name: 'pushsubscriptionchange', hear: (event: Renewed) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly Tab[]>
    openWindow?: (url: string) => Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable: () => Promise<void> }
    pushManager?: Pick<PushManager, 'subscribe'>
    showNotification?: (title: string, options: NotificationOptions & { renotify?: boolean }) => Promise<void>
  }
}
