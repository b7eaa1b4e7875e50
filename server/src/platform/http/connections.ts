import type { Socket } from 'node:net'
import { networkOf } from './network.ts'
import { isOwnNetwork } from './trusted-hops.ts'

/** Hundreds of phones behind one address, a few connections each. */
const maxOfOne = 3_000

type Listening = { on(event: 'connection', listener: (socket: Socket) => void): unknown }

/** Closes what one address opens beyond its share. Our own network is left alone: there stand the proxies. */
export function limitConnections(server: Listening, max = maxOfOne): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || isOwnNetwork(address)) return
    const network = networkOf(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > max) return void socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
