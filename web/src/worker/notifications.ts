import type { PushMessage } from '@kedai/contracts/push.ts'
import type { WorkerScope } from './scope.ts'

type Parts = {
  clients: WorkerScope['clients']
  registration: WorkerScope['registration']
  setBadge: (count: number) => Promise<void>
  origin: string
}

const deskPath = '/seller/desk'

/** What a device shows of a shop's orders while the counter is closed, and where a press on it leads. */
export function createNotifications({ clients, registration, setBadge, origin }: Parts) {
  return {
    async show(message: PushMessage): Promise<void> {
      await setBadge(message.waiting).catch(() => undefined) // not installed, or not allowed
      const tabs = await clients.matchAll({ type: 'window' })
      // The order desk rings by itself.
      if (tabs.some(({ url, visibilityState }) => visibilityState === 'visible' && pathOf(url) === deskPath)) return
      await registration.showNotification?.(message.title, {
        body: message.body,
        tag: message.tag,
        renotify: true,
        icon: `${origin}/v1/app/icon-192.png`,
        data: { url: message.url },
      })
    },

    /** A tab that stands there already comes to the front; no other is led away from what is being typed in it. */
    async open(url: string): Promise<void> {
      const to = new URL(url, origin)
      if (to.origin !== origin || !to.pathname.startsWith('/seller')) return
      const tabs = await clients.matchAll({ type: 'window' })
      const there = tabs.find((tab) => pathOf(tab.url) === to.pathname)
      await (there ? there.focus?.() : clients.openWindow?.(to.href))
    },
  }
}

const pathOf = (url: string): string => new URL(url).pathname

/** Null for what is not ours. */
export function readPush(read: () => unknown): PushMessage | null {
  try {
    const said = read()
    return isMessage(said) ? said : null
  } catch {
    return null
  }
}

const isMessage = (said: unknown): said is PushMessage =>
  typeof said === 'object' &&
  said !== null &&
  (['title', 'body', 'url', 'tag'] as const).every(
    (name) => name in said && typeof Reflect.get(said, name) === 'string',
  ) &&
  'waiting' in said &&
  typeof said.waiting === 'number'
