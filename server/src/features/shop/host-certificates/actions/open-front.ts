import { createServer as createPlain } from 'node:http'
import type { IncomingMessage, Server as PlainServer, ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import type { Deps } from '../../../../platform/deps.ts'
import { limitConnections } from '../../../../platform/http/connections.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { createKeeper } from '../keeper.ts'
import type { Keeper } from '../keeper.ts'
import { findAnswer } from '../queries/certificates.ts'

export type Front = { httpPort: number; httpsPort: number; close(): Promise<void> }

const challengePath = /^\/\.well-known\/acme-challenge\/([A-Za-z0-9_-]{1,200})$/
const slowHeads = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 }

/**
 * The two ports of a server that faces the net: TLS with the certificate of the name that was asked for, and plain HTTP, which answers
 * authorities and sends everybody else on. @throws what `listen` throws
 */
export async function openFront(
  app: KedaiApp,
  deps: Deps,
  ports: { httpPort: number; httpsPort: number; host: string },
): Promise<Front> {
  const keeper = createKeeper(deps)
  const secure = createSecure(
    {
      ...slowHeads,
      requestTimeout: app.server.requestTimeout,
      minVersion: 'TLSv1.2',
      SNICallback: (name, answer) =>
        void keeper.find(name).then(
          (found) =>
            found.is === 'held'
              ? answer(null, found.context)
              : answer(new Error(`there is no certificate for ${name.slice(0, 253)}`)),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        ),
    },
    (request, response) => app.routing(request, response),
  )
  // A handshake that failed is the visitor's trouble: nothing of it is ours to answer.
  secure.on('tlsClientError', (_error, socket) => socket.destroy())
  secure.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade))
  const plain = createPlain({ ...slowHeads, requestTimeout: 30_000 }, (request, response) => {
    answerPlain(deps, keeper, request, response).catch((error: unknown) => {
      app.log.error({ err: error }, 'the plain port could not answer')
      say(response, 503, 'This site cannot answer now. Try again in a minute.')
    })
  })
  const opened: Server[] = []
  try {
    for (const [server, port] of [
      [plain, ports.httpPort],
      [secure, ports.httpsPort],
    ] as const) {
      limitConnections(server)
      await listen(server, port, ports.host)
      opened.push(server)
    }
  } catch (error) {
    await Promise.all(opened.map(close))
    throw error
  }
  return {
    httpPort: (plain.address() as AddressInfo).port, // both listen on a port
    httpsPort: (secure.address() as AddressInfo).port,
    async close() {
      secure.closeIdleConnections()
      plain.closeIdleConnections()
      await Promise.all([close(secure), close(plain)])
    },
  }
}

async function answerPlain(
  deps: Deps,
  keeper: Keeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume()
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const token = challengePath.exec(path)?.[1]
  if (token !== undefined) {
    const answer = await findAnswer(deps.db, token, deps.clock.now())
    return answer === null ? say(response, 404, 'There is nothing here.') : say(response, 200, answer)
  }
  const host = (request.headers.host ?? '').replace(/:\d{1,5}$/, '')
  const { is } = await keeper.find(host)
  if (is === 'not ours') return say(response, 404, 'There is no shop at this address.')
  if (is === 'none')
    return say(response, 503, 'This address is being made ready. Try again in a few minutes.', { 'retry-after': '60' })
  const { port } = new URL(deps.config.publicUrl)
  const isPlainRead = request.method === 'GET' || request.method === 'HEAD'
  const target = request.url?.startsWith('/') ? request.url : '/'
  say(response, isPlainRead ? 301 : 308, 'This site is at https.', {
    location: `https://${host.toLowerCase()}${port ? `:${port}` : ''}${target}`,
  })
}

function say(response: ServerResponse, status: number, line: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) return void response.destroy()
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(line)
}

const listen = (server: Server | PlainServer, port: number, host: string): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      server.on('error', () => {}) // of a connection that could not be taken
      done()
    })
  })

const close = (server: Server): Promise<void> => new Promise((done) => server.close(() => done()))
