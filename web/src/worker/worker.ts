import { createKeptAnswers, pathOf } from './kept-answers.ts'
import { createKeptFiles } from './kept-files.ts'
import { kindOf } from './kept-kinds.ts'
import { createNotifications, readPush } from './notifications.ts'
import type { WorkerScope } from './scope.ts'
import { createShells } from './shells.ts'

// The seller's service worker: the counter opens without a network, with the last orders to read and the door of an event, and
// tells of orders while it is closed. It only ever answers calls that read, and of those only in the server's absence.

declare const BUILD: string // the name of the page's first script, put in by the build

const scope = self as unknown as WorkerScope
const { origin } = location

const files = createKeptFiles({ caches, fetch: (...call) => fetch(...call), build: BUILD })
const shells = createShells({ files, fetch: (...call) => fetch(...call), origin })
const answers = createKeptAnswers({
  caches,
  fetch: (...call) => fetch(...call),
  now: Date.now,
  tell: (message) => void tellTabs(message),
})

const notifications = createNotifications({
  clients: scope.clients,
  registration: scope.registration,
  setBadge: async (count) => navigator.setAppBadge?.(count),
  origin,
})

async function tellTabs(message: unknown): Promise<void> {
  for (const tab of await scope.clients.matchAll({ type: 'window' })) tab.postMessage(message)
}

// A new build waits until the tabs of the old one are closed, or somebody asks for it.
scope.addEventListener('install', (event) => event.waitUntil(shells.takeAll()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([files.dropOtherBuilds(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
)

scope.addEventListener('message', (event) => {
  const { type, lang } = readMessage(event.data)
  if (type === 'take-over') event.waitUntil(scope.skipWaiting())
  if (type === 'build') event.ports[0]?.postMessage(BUILD)
  if (type === 'state') answers.tellState()
  if (type === 'language') event.waitUntil(shells.takeInLanguage(lang).catch(() => undefined)) // the next page says it again
})

scope.addEventListener('push', (event) => {
  const message = readPush(() => event.data?.json())
  if (message) event.waitUntil(notifications.show(message))
})

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { url } = (notification.data ?? {}) as { url?: unknown }
  if (typeof url === 'string') event.waitUntil(notifications.open(url))
})

// The browser made its address anew; the counter tells the server of it when it opens next.
scope.addEventListener('pushsubscriptionchange', (event) => {
  const key = event.oldSubscription?.options.applicationServerKey
  const { pushManager } = scope.registration
  if (key && pushManager)
    event.waitUntil(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null))
})

scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const { pathname, origin: asked } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return
  const later = (work: Promise<unknown>) => event.waitUntil(work)
  if (request.mode === 'navigate')
    return event.respondWith(shells.answer(request, async () => (await preloadResponse) ?? fetch(request), later))
  if (pathname.startsWith('/v1/')) return event.respondWith(files.answer(request))
  if (kindOf(pathOf(request))) event.respondWith(answers.answer(request, later))
})

function readMessage(data: unknown): { type: string; lang: string } {
  const { type, lang } = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  return { type: typeof type === 'string' ? type : '', lang: typeof lang === 'string' ? lang : '' }
}
