import type { AnyReply, AnyRequest } from './app-types.ts'

export type HeaderSettings = {
  /** Hosts a payment form may post to, e.g. `https://pay.example.test`. */
  paymentHosts: readonly string[]
  /** 0: sockets are on the web port alone. */
  realtimePort: number
  /** Where a service holds the sockets, `host:port`; left out: this server does. */
  socketsAt?: string | undefined
  /** PUBLIC_URL is https, so every visitor comes over it. */
  https: boolean
  /** Development only: Vite's client needs inline styles and its own socket. */
  loosened?: boolean
}

/** Sets the headers that every answer carries, errors and files included. */
export function createSecurityHeaders(settings: HeaderSettings): (request: AnyRequest, reply: AnyReply) => void {
  const start = policyStart(settings)
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // The counter reads codes by camera, where its person allows it.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  }
  let lastHost = ''
  let lastPolicy = ''
  return (request, reply) => {
    if (request.host !== lastHost) {
      lastHost = request.host
      lastPolicy = start + connectSources(request, settings)
    }
    reply.headers(fixed)
    reply.header('content-security-policy', lastPolicy)
    if (settings.https || request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}

function policyStart({ paymentHosts, loosened }: HeaderSettings): string {
  const script = loosened ? "script-src 'self' 'unsafe-inline'" : "script-src 'self'"
  const style = loosened ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'"
  const forms = ["form-action 'self'", ...paymentHosts].join(' ')
  const rest =
    "worker-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
  return `default-src 'self'; ${script}; ${style}; ${rest}; ${forms}; `
}

// The host is the visitor's own text, so only a plain name or address is let into the policy. `'self'` is no socket in older browsers.
function connectSources(request: AnyRequest, { realtimePort, socketsAt, loosened }: HeaderSettings): string {
  const sockets = (socketsAt === undefined ? ownPlaces(request, realtimePort) : [socketsAt])
    .map((place) => `ws://${place} wss://${place}`)
    .join(' ')
  return loosened ? `connect-src 'self' ${sockets} ws: wss:` : `connect-src 'self' ${sockets}`
}

function ownPlaces({ hostname, host }: AnyRequest, realtimePort: number): string[] {
  const name = isPlainHost(hostname) ? hostname : 'localhost'
  const own = isPlainHost(host.replace(/:\d{1,5}$/, '')) ? host : name
  return [own, ...(realtimePort > 0 ? [`${name}:${realtimePort}`] : [])]
}

const isPlainHost = (host: string): boolean => /^[a-z0-9.-]+$/i.test(host) || /^\[[0-9a-f:]+\]$/i.test(host)

/** Lets pages of these sites stand within this answer's. */
export const letFramesIn = (reply: AnyReply, hosts: readonly string[]): AnyReply =>
  reply.header(
    'content-security-policy',
    `${String(reply.getHeader('content-security-policy') ?? '')}; frame-src ${hosts.join(' ')}`,
  )
