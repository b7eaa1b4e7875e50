import { loadChunk } from '../chunks.ts'
import { rememberSocketId } from '../http.ts'
import type { Endpoint, LiveEcho } from './echo.ts'
import { retrySooner } from './retry-sooner.ts'

// `away`: no socket just now; whoever needs to know asks the server now and then. `closed`: the server wants no more of this page.
export type LiveState = 'connecting' | 'live' | 'away' | 'closed'

export type LiveEvent = { id: number; at: string; order_no?: string }

export type Channel = { stop: () => void }

type Hear = {
  // `name` as `OrderPlaced`, without the namespace.
  event: (name: string, data: LiveEvent) => void
  state: (state: LiveState) => void
}

// A socket's own port may be shut where a page's is open: then the page's is tried.
const portTimeoutMs = 6_000
const comeBackMs = 3_000

// Listens to a private channel, named without `private-`, until it is stopped. The clients are loaded when first needed.
export function listen(channel: string, hear: Hear): Channel {
  const endpoint = endpointOfPage()
  if (!endpoint) {
    hear.state('away')
    return { stop() {} }
  }
  let stopped = false
  let leave = (): void => {}
  const start = async (at: Endpoint, isLastTry: boolean) => {
    const { createEcho } = await loadChunk(() => import('./echo.ts'))
    if (stopped) return
    const echo = createEcho(at)
    const listening = echo.private(channel)
    listening.listenToAll((name: string, data: LiveEvent) => name.startsWith('.') || hear.event(name, data))
    const { pusher } = echo.connector
    const { connection } = pusher
    // So that the service can be told when this person may hear no more.
    if (at.isOutside && channel.startsWith('shop.')) pusher.signin()
    const retry = retrySooner(pusher)
    const timeout = isLastTry
      ? undefined
      : setTimeout(() => {
          if (connection.state === 'connected') return
          leave()
          void start({ ...at, port: portOfPage() }, true).catch(() => hear.state('away'))
        }, portTimeoutMs)
    connection.bind('state_change', ({ current }: { current: string }) => {
      if (retry.isRetrying()) return
      rememberSocketId(current === 'connected' ? connection.socket_id : null)
      if (current === 'disconnected' && at.isOutside) return comeBack(at)
      if (current !== 'connected') hear.state(current === 'disconnected' ? 'closed' : stateOf(current))
    })
    // A browser without sockets fails before anybody can listen.
    if (connection.state === 'failed') hear.state('away')
    // Not before the server let it in.
    listening.subscribed(() => hear.state('live'))
    listening.error(() => hear.state('away'))
    leave = () => {
      clearTimeout(timeout)
      retry.stop()
      connection.unbind('state_change')
      rememberSocketId(null)
      end(echo)
    }
  }
  // A service ends all sockets of somebody who signed out in one place: whether this page may listen is asked anew.
  const comeBack = (at: Endpoint) => {
    hear.state('away')
    leave()
    const timer = setTimeout(() => void start(at, true).catch(() => hear.state('away')), comeBackMs)
    leave = () => clearTimeout(timer)
  }
  hear.state('connecting')
  void start(endpoint, endpoint.isOutside || endpoint.port === portOfPage()).catch(() => hear.state('away'))
  return {
    stop() {
      stopped = true
      leave()
    },
  }
}

const stateOf = (state: string): LiveState => (state === 'unavailable' || state === 'failed' ? 'away' : 'connecting')

const end = (echo: LiveEcho): void => echo.disconnect()

function endpointOfPage(): Endpoint | null {
  const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="pusher-${name}"]`)?.content ?? ''
  const [key, host, port] = [read('key'), read('host'), Number(read('port'))]
  return key === '' || host === '' || !(port > 0) ? null : { key, host, port, isOutside: host !== location.hostname }
}

const portOfPage = (): number => Number(location.port) || (location.protocol === 'https:' ? 443 : 80)
