import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAuthority } from '../../../certificate.fixture.ts'

type Order = {
  host: string
  token: string
  jwk: JsonWebKey
  status: string
  challenge: string
  chain: string | null
  isDeaf: boolean
}

/** `down`: closes every connection. `html`: answers as a wrong address would. `slow`: never answers. `deaf`: hangs at the end of the orders that begin meanwhile. */
export type Mood = 'well' | 'down' | 'html' | 'slow' | 'deaf'

/** A stand-in for an authority of RFC 8555: nonces used once, signed calls, http-01 really fetched, requests really signed. */
export async function openAuthority() {
  const authority = createAuthority()
  const nonces = new Set<string>()
  const accounts = new Map<string, JsonWebKey>()
  const orders: Order[] = []
  const state = { mood: 'well' as Mood, days: 90, plainPort: 0, directories: 0, wrongAnswer: false }
  const server = createServer((request, response) => {
    if (state.mood === 'down') return void request.socket.destroy()
    if (state.mood === 'slow') return
    if (state.mood === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
    answer(request, response).catch((error: unknown) =>
      response
        .writeHead(400, problem)
        .end(JSON.stringify({ type: 'urn:ietf:params:acme:error:malformed', detail: String(error) })),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'replay-nonce': newNonce(), ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    if (path === '/directory') {
      state.directories += 1
      return void send(200, { newNonce: `${url}/nonce`, newAccount: `${url}/account`, newOrder: `${url}/order` })
    }
    if (path === '/nonce') return void send(200, '')
    const { payload, jwk } = await open(request, path)
    if (path === '/account') {
      const known = [...accounts].find(([, one]) => thumb(one) === thumb(jwk))?.[0]
      const kid = known ?? `${url}/account/${accounts.size + 1}`
      accounts.set(kid, jwk)
      return void send(known ? 200 : 201, { status: 'valid' }, { location: kid })
    }
    if (path.startsWith('/account/')) return void send(200, { status: 'valid' })
    if (path === '/order') {
      const { identifiers } = payload as { identifiers: { value: string }[] }
      orders.push({
        host: identifiers[0]?.value ?? '',
        token: randomBytes(16).toString('base64url'),
        jwk,
        status: 'pending',
        challenge: 'pending',
        chain: null,
        isDeaf: state.mood === 'deaf',
      })
      const at = orders.length - 1
      return void send(201, shown(at), { location: `${url}/order/${at}` })
    }
    const [, kind = '', at = ''] = path.split('/')
    const order = orders[Number(at)]
    if (!order) throw new Error('no such order')
    const challenge = { type: 'http-01', url: `${url}/challenge/${at}`, token: order.token, status: order.challenge }
    if (kind === 'order') return void send(200, shown(Number(at)))
    if (kind === 'authorization')
      return void send(200, {
        status: order.challenge,
        identifier: { type: 'dns', value: order.host },
        challenges: [{ ...challenge, type: 'dns-01' }, challenge],
      })
    if (kind === 'challenge') {
      if (order.challenge === 'pending' && payload !== null) {
        const found = await fetched(order.host, state.plainPort, order.token)
        order.challenge = found === `${order.token}.${thumb(order.jwk)}` && !state.wrongAnswer ? 'valid' : 'invalid'
        if (order.challenge === 'valid') order.status = 'ready'
      }
      return void send(200, { ...challenge, status: order.challenge })
    }
    if (kind === 'finalize') {
      if (order.isDeaf) return
      if (order.status !== 'ready') throw new Error('the order is not ready')
      const { csr } = payload as { csr: string }
      order.chain = authority.sign(Buffer.from(csr, 'base64url'), order.host, state.days)
      order.status = 'valid'
      return void send(200, shown(Number(at)))
    }
    if (kind === 'certificate' && order.chain !== null)
      return void send(200, order.chain, { 'content-type': 'application/pem-certificate-chain' })
    throw new Error('no such place')
  }

  const shown = (at: number) => ({
    status: orders[at]?.status,
    identifiers: [{ type: 'dns', value: orders[at]?.host }],
    authorizations: [`${url}/authorization/${at}`],
    finalize: `${url}/finalize/${at}`,
    ...(orders[at]?.chain && { certificate: `${url}/certificate/${at}` }),
  })

  const newNonce = (): string => {
    const nonce = randomBytes(12).toString('base64url')
    nonces.add(nonce)
    return nonce
  }

  async function open(request: IncomingMessage, path: string): Promise<{ payload: unknown; jwk: JsonWebKey }> {
    let body = ''
    for await (const piece of request) body += String(piece)
    const sent = JSON.parse(body) as { protected: string; payload: string; signature: string } // by the client under test
    const head = JSON.parse(text(sent.protected)) as { nonce: string; url: string; kid?: string; jwk?: JsonWebKey }
    if (!nonces.delete(head.nonce)) throw new Error('the nonce is not new')
    if (head.url !== url + path) throw new Error('signed for another place')
    const jwk = head.jwk ?? accounts.get(head.kid ?? '')
    if (!jwk) throw new Error('no such account')
    const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    if (
      !verify('sha256', Buffer.from(`${sent.protected}.${sent.payload}`), key, Buffer.from(sent.signature, 'base64url'))
    )
      throw new Error('the signature is wrong')
    return { payload: sent.payload === '' ? null : (JSON.parse(text(sent.payload)) as unknown), jwk }
  }

  return {
    directory: `${url}/directory`,
    root: authority.root,
    orders,
    state,
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  }
}

const problem = { 'content-type': 'application/problem+json' }
const text = (part: string): string => Buffer.from(part, 'base64url').toString()

// RFC 7638, of an EC key.
const thumb = ({ crv, kty, x, y }: JsonWebKey): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')

/** As the world would fetch it: by the host's name, over plain HTTP. */
const fetched = (host: string, port: number, token: string): Promise<string> =>
  new Promise((resolve) => {
    ask({ host: '127.0.0.1', port, path: `/.well-known/acme-challenge/${token}`, headers: { host } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece))
      answer.on('end', () => resolve(body))
    })
      .once('error', () => resolve(''))
      .end()
  })
