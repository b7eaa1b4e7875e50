import { attempt } from '../../lib/local-store.ts'

// An order that this tab, or another one on this device, has just placed from a page. Kept for the tab only: the address opens the order.
export type Placed = { orderNo: string; target: string; message: string }

export const rememberPlaced = (viewId: string, placed: Placed): void => {
  attempt(() => sessionStorage.setItem(nameOf(viewId), JSON.stringify(placed)), undefined)
  attempt(() => {
    const channel = new BroadcastChannel(nameOf(viewId))
    channel.postMessage(placed)
    channel.close()
  }, undefined)
}

export const lastPlaced = (viewId: string): Placed | null =>
  attempt(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(viewId)) ?? 'null')
    return isPlaced(kept) ? kept : null
  }, null)

export const forgetPlaced = (viewId: string): void =>
  attempt(() => sessionStorage.removeItem(nameOf(viewId)), undefined)

// Calls when another tab has ordered from the same page. Returns the way to stop listening.
export function onPlacedElsewhere(viewId: string, hear: (placed: Placed) => void): () => void {
  const channel = attempt(() => new BroadcastChannel(nameOf(viewId)), null)
  if (!channel) return () => {}
  channel.onmessage = ({ data }: MessageEvent<unknown>) => isPlaced(data) && hear(data)
  return () => channel.close()
}

// Where the server sends the buyer: a path of ours, or a payment company over https, which a page of this machine may find on this machine. Anything else is not followed.
export function safeTarget(redirectTo: string): string | null {
  if (/^\/(?![/\\])/.test(redirectTo)) return redirectTo
  const target = attempt(() => new URL(redirectTo), null)
  const isKnown = target?.protocol === 'https:' || target?.origin === location.origin
  return isKnown || (isHere(target) && isHere(location)) ? redirectTo : null
}

const isHere = (address: Pick<URL, 'protocol' | 'hostname'> | null): boolean =>
  address?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(address.hostname)

const nameOf = (viewId: string) => `placed:${viewId}`

const isPlaced = (value: unknown): value is Placed =>
  typeof value === 'object' &&
  value !== null &&
  'orderNo' in value &&
  typeof value.orderNo === 'string' &&
  'target' in value &&
  typeof value.target === 'string' &&
  'message' in value
