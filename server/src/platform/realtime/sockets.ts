import type { IncomingMessage } from 'node:http'
import { randomInt } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import { countOpen } from '../http/connections.ts'
import { createBucket } from './bucket.ts'
import type { Client } from './channels.ts'
import type { FrameHandler } from './handle-frame.ts'
import { activitySeconds, codes, errorFrame, frameOf, idleMs, maxFrameBytes, parseFrame } from './protocol.ts'
import type { RealtimeApp } from './signatures.ts'

type Parts = {
  app: RealtimeApp
  frames: FrameHandler
  /** Whether a name in `Host` or `Origin` is one of ours. */
  isOurs: (hostname: string) => boolean
  /** Whose it is, proxies that are trusted believed. */
  addressOf: (request: IncomingMessage) => string
  /** Sockets of one address at once, of IPv6 a /64; null: as many as there is room for. */
  maxOfOne: number | null
  onError: (error: unknown) => void
}

/** Of one process: past them newcomers are asked to come back later. */
const maxSockets = 20_000
/** Of one address: hundreds of buyers behind one, each with a page or two that listens. */
export const maxSocketsOfOne = 500
/** What may wait for a client that reads slowly; past it, it is cut and catches up when it is back. */
const maxWaitingBytes = 1024 * 1024
const [framesAtOnce, framesPerSecond] = [150, 30]
const clientEventsPerSecond = 10
const closingMs = 1_000
const waitSeconds = 30

export type Sockets = ReturnType<typeof createSockets>

/** The sockets themselves: the handshake on `/app/{key}`, their limits and their ends. */
export function createSockets({ app, frames, isOurs, addressOf, maxOfOne, onError }: Parts) {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false })
  const clients = new Map<string, { client: Client; socket: WebSocket }>()
  const hasRoom = maxOfOne === null ? () => true : countOpen(maxOfOne)

  function accept(socket: WebSocket, { pathname, searchParams }: URL): void {
    socket.on('error', () => {}) // its end is what counts
    const refusal = judge(pathname, searchParams)
    if (refusal) return void refuse(socket, ...refusal)
    const client = createClient(socket)
    clients.set(client.id, { client, socket })
    const idle = setTimeout(() => refuse(socket, codes.idle, 'No activity'), idleMs).unref()
    const [all, clientEvents] = [
      createBucket(framesAtOnce, framesPerSecond),
      createBucket(clientEventsPerSecond, clientEventsPerSecond),
    ]
    let turn = Promise.resolve()
    socket.on('message', (bytes) => {
      idle.refresh()
      if (!all.take()) return void refuse(socket, codes.overCapacity, 'Too many messages')
      const frame = parseFrame(String(bytes))
      if (!frame) return client.send(errorFrame(codes.reconnect, 'Invalid message'))
      if (frame.event.startsWith('client-') && !clientEvents.take())
        return client.send(errorFrame(codes.clientEventRefused, 'Client events are sent too fast'))
      // One after the other: who has subscribed may speak.
      turn = turn.then(() => (clients.has(client.id) ? frames.handle(client, frame) : undefined)).catch(onError)
    })
    socket.once('close', () => {
      clearTimeout(idle)
      clients.delete(client.id)
      turn = turn.then(() => frames.leaveAll(client)).catch(onError)
    })
    client.send(frameOf('pusher:connection_established', { socket_id: client.id, activity_timeout: activitySeconds }))
  }

  function judge(pathname: string, query: URLSearchParams): [number, string] | null {
    if (pathname.split('/')[2] !== app.key) return [codes.unknownApp, 'Application does not exist']
    const protocol = query.get('protocol')
    if (protocol === null || protocol === '') return [codes.noProtocol, 'No protocol version supplied']
    if (protocol !== '7') return [codes.unsupportedProtocol, 'Unsupported protocol version']
    return clients.size >= maxSockets ? [codes.overCapacity, 'Over capacity'] : null
  }

  return {
    /** Takes over what asks to become a socket, on whatever port it came. */
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
      stream.on('error', () => stream.destroy())
      const url = urlOf(request)
      if (!url || !/^\/app\/[^/]+\/?$/.test(url.pathname) || !isOurs(url.hostname))
        return answer(stream, '404 Not Found')
      // Browsers say where a page comes from; another site's page may not listen with our visitors' help.
      const { origin } = request.headers
      if (origin !== undefined && !(URL.canParse(origin) && isOurs(new URL(origin).hostname)))
        return answer(stream, '403 Forbidden')
      if (!hasRoom(addressOf(request), stream)) return answer(stream, '429 Too Many Requests', waitSeconds)
      server.handleUpgrade(request, stream, head, (socket) => accept(socket, url))
    },
    clients: () => [...clients.values()].map(({ client }) => client),
    count: () => clients.size,
    /** Ends what is signed in as this person. */
    endUser(userId: string): void {
      for (const { client } of clients.values())
        if (client.userId === userId) client.close(codes.unauthorised, 'You have been signed out')
    },
    /** Clients come back at once, to whichever process is there. */
    async close(): Promise<void> {
      const open = [...clients.values()]
      for (const { socket } of open) socket.close(codes.reconnect, 'Server is going away')
      const limit = setTimeout(() => open.forEach(({ socket }) => socket.terminate()), closingMs)
      await Promise.all(
        open.map(
          ({ socket }) => socket.readyState === socket.CLOSED || new Promise((end) => socket.once('close', end)),
        ),
      )
      clearTimeout(limit)
      server.close()
    },
  }
}

function createClient(socket: WebSocket): Client {
  return {
    id: `${randomInt(1, 2 ** 40)}.${randomInt(1, 2 ** 40)}`,
    subscriptions: new Map(),
    userId: null,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxWaitingBytes) return socket.terminate()
      socket.send(frame)
    },
    close: (code, message) => refuse(socket, code, message),
  }
}

function refuse(socket: WebSocket, code: number, message: string): void {
  socket.send(errorFrame(code, message), () => {})
  socket.close(code, message)
  // One who does not answer is cut.
  setTimeout(() => socket.terminate(), closingMs).unref()
}

function urlOf({ headers, url }: IncomingMessage): URL | null {
  const address = `http://${headers.host ?? ''}${url ?? ''}`
  return URL.canParse(address) ? new URL(address) : null
}

function answer(stream: Duplex, status: string, retryAfter?: number): void {
  const wait = retryAfter === undefined ? '' : `Retry-After: ${retryAfter}\r\n`
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${wait}Content-Length: 0\r\n\r\n`)
}
