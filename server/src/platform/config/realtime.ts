import type { RealtimeApp } from '../realtime/signatures.ts'
import { keyFor } from '../signing.ts'

/** A service that speaks as Pusher does and holds the sockets instead of this server. Servers ask `host`, pages go to `socketHost`. */
export type OutsideService = { host: string; port: number; tls: boolean; socketHost: string; socketPort: number }

/** `outside`: null where the sockets are this server's own. */
export type RealtimeSettings = { app: RealtimeApp; outside: OutsideService | null }

type Read = (name: string) => string | null
type Wrong = { wrong: string }

const builtIn = 'kedai'

/** The application of the live channel, by the names that are usual for it; or the line that says what is wrong with them. */
export function readRealtime(text: Read, appSecret: string): { settings: RealtimeSettings } | Wrong {
  const [id, key, secret] = [text('PUSHER_APP_ID'), text('PUSHER_APP_KEY'), text('PUSHER_APP_SECRET')]
  for (const [name, given] of Object.entries({ PUSHER_APP_ID: id, PUSHER_APP_KEY: key }))
    if (given !== null && !/^[\w-]{1,100}$/.test(given))
      return { wrong: `${name} may hold letters, digits, - and _ alone` }
  if (secret !== null && secret.length < 16) return { wrong: 'PUSHER_APP_SECRET must have at least 16 characters' }
  const outside = readOutside(text)
  if (outside !== null && 'wrong' in outside) return outside
  if (outside !== null && (id === null || key === null || secret === null))
    return { wrong: 'PUSHER_HOST needs PUSHER_APP_ID, PUSHER_APP_KEY and PUSHER_APP_SECRET of the application there' }
  const own = keyFor(appSecret, 'realtime').toString('hex')
  return { settings: { app: { id: id ?? builtIn, key: key ?? builtIn, secret: secret ?? own }, outside } }
}

function readOutside(text: Read): OutsideService | Wrong | null {
  const host = text('PUSHER_HOST')
  if (host === null) {
    const [lonely] = ['PUSHER_PORT', 'PUSHER_SCHEME', 'PUSHER_SOCKET_HOST', 'PUSHER_SOCKET_PORT'].filter(text)
    return lonely === undefined ? null : { wrong: `${lonely} needs PUSHER_HOST, the service that holds the sockets` }
  }
  const scheme = text('PUSHER_SCHEME') ?? 'https'
  if (scheme !== 'https' && scheme !== 'http') return { wrong: `PUSHER_SCHEME is "${scheme}", not https or http` }
  const socketHost = text('PUSHER_SOCKET_HOST') ?? host
  for (const [name, given] of Object.entries({ PUSHER_HOST: host, PUSHER_SOCKET_HOST: socketHost }))
    if (!/^[a-z0-9][a-z0-9.-]{0,252}$/i.test(given))
      return { wrong: `${name} is "${given}", not the name of a host alone, such as ws.example.com` }
  const port = readPort(text('PUSHER_PORT'), scheme === 'https' ? 443 : 80)
  const socketPort = readPort(text('PUSHER_SOCKET_PORT'), port)
  if (port === null) return { wrong: 'PUSHER_PORT must be a port, 1 to 65535' }
  if (socketPort === null) return { wrong: 'PUSHER_SOCKET_PORT must be a port, 1 to 65535' }
  return { host, port, tls: scheme === 'https', socketHost, socketPort }
}

function readPort<Usual extends number | null>(given: string | null, usual: Usual): number | Usual | null {
  if (given === null) return usual
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  return port > 0 && port < 65_536 ? port : null
}
