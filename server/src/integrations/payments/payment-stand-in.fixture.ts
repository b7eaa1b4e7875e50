import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; headers: Record<string, string>; body: string }
export type Reply = { status?: number; body: unknown; headers?: Record<string, string> }
export type Mood = 'well' | 'slow' | 'broken' | 'nonsense'

/** A provider on this machine: answers as it is told, or does not. */
export async function startPaymentStandIn(answer: (asked: Asked) => Reply) {
  let mood: Mood = 'well'
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const call: Asked = {
        method: request.method ?? '',
        path: request.url ?? '/',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(pieces).toString('utf8'),
      }
      asked.push(call)
      if (mood === 'slow') return
      const { status = 200, body, headers } = inMood(mood) ?? answer(call)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // listens on a port
    feel: (how: Mood) => {
      mood = how
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const inMood = (mood: Mood): Reply | null =>
  mood === 'broken'
    ? { status: 500, body: '<h1>Internal Server Error</h1>' }
    : mood === 'nonsense'
      ? { body: '<html>We will be back soon' }
      : null
