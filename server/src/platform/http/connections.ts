import type { Socket } from 'node:net'
import { networkOf } from './network.ts'
import { isOwnNetwork } from './trusted-hops.ts'

/** Hundreds of phones behind one address, a few connections each. */
const maxOfOne = 3_000

type Listening = { on(event: 'connection', listener: (socket: Socket) => void): unknown }
type Closing = { once(event: 'close', listener: () => void): unknown }

/** Closes what one address opens beyond its share. Our own network is left alone: there stand the proxies. */
export function limitConnections(server: Listening, max = maxOfOne): void {
  const hasRoom = countOpen(max)
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress !== undefined && !hasRoom(socket.remoteAddress, socket)) socket.destroy()
  })
}

/**
 * Counts what each address (of IPv6 a /64) holds open, until it closes. Answers whether there is room for one more; our own network
 * has any.
 */
export function countOpen(max: number): (address: string, closing: Closing) => boolean {
  const open = new Map<string, number>()
  return (address, closing) => {
    if (isOwnNetwork(address)) return true
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > max) return false
    open.set(network, count)
    closing.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    return true
  }
}
