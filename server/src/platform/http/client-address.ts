import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config/config.ts'
import { trustHops } from './trusted-hops.ts'

/** Whom proxies are believed about, as the server is told it: hops, addresses, or nobody. */
export const trustOf = (trustProxy: Config['trustProxy']) =>
  typeof trustProxy === 'number' ? trustHops(trustProxy) : trustProxy

/** The address of who asks, as `request.ip` says it, for what is no request of the router's: sockets. */
export function createClientAddress(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trust = trustOf(trustProxy)
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trusted = typeof trust === 'function' ? trust : proxyAddr.compile(trust)
  return (request) => proxyAddr(request, trusted)
}
