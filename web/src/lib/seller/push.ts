import type { PushKey } from '@kedai/contracts/push.ts'
import { call, get } from '../http.ts'
import { isApplePhone, isInstalled } from './install-prompt.ts'

// Notifications of orders on this device while the counter is closed: the page's side of `worker/notifications.ts`.

const path = '/api/ajax/seller/push'

// `install`: Apple's phones have notifications for what stands on the home screen alone. `blocked`: refused in the browser's settings.
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'
export type Turned = { state: PushState; problem: string | null }

const isSupported = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return isApplePhone() && !isInstalled() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await findSubscription()) && Notification.permission === 'granted' ? 'on' : 'off'
}

/** In a press alone: the browser asks whoever sits there first. */
export async function turnPushOn(): Promise<Turned> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off', problem: null }
  const key = await get<PushKey>(path)
  if (!key.ok) return { state: 'off', problem: key.message }
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscribe(registration, key.data.public_key).catch(() => null)
  if (!subscription) return { state: 'off', problem: null } // no push service can be reached
  const saved = await save(subscription)
  return { state: saved.ok ? 'on' : 'off', problem: saved.ok ? null : saved.message }
}

export async function turnPushOff(): Promise<Turned> {
  const subscription = await findSubscription()
  if (!subscription) return { state: 'off', problem: null }
  const removed = await call('DELETE', path, { body: { endpoint: subscription.endpoint } })
  if (!removed.ok) return { state: 'on', problem: removed.message }
  await subscription.unsubscribe().catch(() => false) // the server tells it nothing more
  return { state: 'off', problem: null }
}

/** A device that is on says so to each session anew; one whose key is no longer the server's subscribes again. */
export async function renewPush(): Promise<void> {
  if ((await readPushState()) !== 'on') return
  const key = await get<PushKey>(path)
  if (!key.ok) return
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscribe(registration, key.data.public_key).catch(() => null)
  if (subscription) await save(subscription)
}

/** Whoever signs out hears nothing more here. The server forgets the device with the session. */
export async function forgetPush(): Promise<void> {
  if (!isSupported()) return
  await (await findSubscription())?.unsubscribe().catch(() => false)
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/seller').catch(() => undefined)
  return (await registration?.pushManager?.getSubscription().catch(() => null)) ?? null
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const before = await pushManager.getSubscription()
  if (before && keyOf(before) === key) return before
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string | null =>
  key && base64url(new Uint8Array(key))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const save = (subscription: PushSubscription) =>
  call<null>('PUT', path, { body: { endpoint: subscription.endpoint, keys: subscription.toJSON().keys ?? {} } })
