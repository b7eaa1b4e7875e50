import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  method: string
  keepsOpen: boolean
  path: string
  query: Record<string, string>
  form: Record<string, string>
  authorization: string | null
}
/** What it does next: answers, keeps silent, breaks the line off, or never ends its answer. */
export type Next = { status?: number; body: string | object } | 'hang' | 'cut' | 'endless'

/** A provider on this machine that keeps what it was asked and answers as it is told; the last answer again when no other waits. */
export async function startStandIn() {
  const asked: Asked[] = []
  const next: Next[] = []
  const server = createServer(
    (request, response) =>
      void answer(request).then((how) => {
        if (how === 'hang') return
        if (how === 'cut') return request.socket.destroy()
        if (how === 'endless') return void response.writeHead(200).write('<html>')
        const isText = typeof how.body === 'string'
        response
          .writeHead(how.status ?? 200, { 'content-type': isText ? 'text/html' : 'application/json' })
          .end(isText ? how.body : JSON.stringify(how.body))
      }),
  )
  async function answer(request: IncomingMessage): Promise<Next> {
    let body = ''
    for await (const piece of request) body += String(piece)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    asked.push({
      method: request.method ?? '',
      keepsOpen: request.headers.connection !== 'close',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(body)),
      authorization: request.headers.authorization ?? null,
    })
    return (next.length > 1 ? next.shift() : next[0]) ?? { status: 500, body: 'nothing to say' }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listens on a port
    /** From now on these answers, one after another. */
    say: (...answers: Next[]) => void next.splice(0, next.length, ...answers),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
