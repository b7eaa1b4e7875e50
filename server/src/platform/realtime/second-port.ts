import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '../config/config.ts'
import { limitConnections } from '../http/connections.ts'

type Parts = {
  port: number
  host: string
  tls: Config['tls']
  upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => void
  /** Calls of the HTTP API, which stand on this port too. */
  call: RequestListener
}

export type SecondPort = { port: number; close(): Promise<void> }

const tlsHello = 0x16
const options = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** The port of the sockets besides the web port, for ws and, where there is a certificate, for wss alike. @throws what `listen` throws */
export async function openSecondPort({ port, host, tls, upgrade, call }: Parts): Promise<SecondPort> {
  const listener = (request: IncomingMessage, response: ServerResponse): void =>
    request.url?.startsWith('/apps/') ? call(request, response) : notHere(response)
  const plain = createHttpServer(options, listener)
  const servers: Server[] = [plain]
  if (tls)
    servers.push(createHttpsServer({ ...options, cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, listener))
  for (const server of servers) server.on('upgrade', upgrade)
  const open = new Set<Socket>()
  const door = tls === null ? plain : createServer((socket) => tellApart(socket, plain, servers[1] ?? plain))
  door.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  limitConnections(door)
  await new Promise<void>((done, fail) => {
    door.once('error', fail)
    door.listen(port, host, done)
  })
  door.on('error', () => {}) // of a connection that could not be taken
  return {
    port: (door.address() as AddressInfo).port, // it listens on a port, not on a pipe
    close: () =>
      new Promise((done) => {
        door.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}

// The first byte of a TLS handshake is like nothing that HTTP begins with.
function tellApart(socket: Socket, plain: Server, secure: Server): void {
  socket.on('error', () => socket.destroy())
  socket.setTimeout(options.headersTimeout, () => socket.destroy())
  socket.once('data', (first: Buffer) => {
    socket.setTimeout(0)
    socket.removeAllListeners('timeout')
    socket.pause()
    socket.unshift(first)
    const server = first[0] === tlsHello ? secure : plain
    server.emit('connection', socket)
    process.nextTick(() => socket.resume())
  })
}

function notHere(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Sockets are served at /app/{key}\n')
}
