import type { AnyRequest } from '../http/app-types.ts'
import type { Realtime } from './realtime.ts'

/** The pages that listen: a seller's, and a buyer's order. */
const listens = /^\/(?:s\/[^/?]+\/)?(?:seller|order)(?:[/?]|$)/

/** Where the page finds its sockets, as meta tags; nothing on a page that does not listen. (contract §6) */
export function liveMeta(request: AnyRequest, { endpointFor }: Pick<Realtime, 'endpointFor'>): string {
  if (!listens.test(request.url)) return ''
  const { key, host, port } = endpointFor(request)
  // The host is the visitor's own text.
  const safeHost = /^[\w.[\]:-]+$/.test(host) ? host : 'localhost'
  return (
    `\n<meta name="pusher-key" content="${key}">` +
    `\n<meta name="pusher-host" content="${safeHost}">` +
    `\n<meta name="pusher-port" content="${port}">`
  )
}
