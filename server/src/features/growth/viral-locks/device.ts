import { addressOfRequest, networkOfRequest } from '../../../platform/http/who-asks.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { isPublicAddress } from '../../../platform/public-web/public-address.ts'
import { visitorOf } from '../../../platform/sessions/visitor.ts'

/** Who looks, as hashes: a browser, the address it comes from (of IPv6 its /64) with its kind, and that address alone. null: this machine or a home network, where it tells nobody apart. */
export type Device = { device: string; address: string | null; network: string | null }

export function deviceOf(request: AnyRequest, key: KeyObject): Device {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32)
  const { guestId, sessionToken } = visitorOf(request)
  const agent = request.headers['user-agent'] ?? ''
  const network = networkOfRequest(request)
  const isTelling = isPublicAddress(addressOfRequest(request))
  return {
    device: hash(guestId ? `guest ${guestId}` : sessionToken ? `session ${sessionToken}` : `${network} ${agent}`),
    address: isTelling ? hash(`address ${network} ${agent}`) : null,
    network: isTelling ? hash(`network ${network}`) : null,
  }
}

/** Chats fetch a link to preview it, search engines to list it; neither is a person who came. */
export function isProgram(request: AnyRequest): boolean {
  const name = request.headers['user-agent']
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose
  return (
    name === undefined ||
    (typeof purpose === 'string' && /prefetch|preview/i.test(purpose)) ||
    /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python|lighthouse/i.test(name)
  )
}

/** The item and the code of a link that was followed; null for any other address. */
export function linkFollowed(url: string): { viewId: string; code: string } | null {
  const start = url.indexOf('?')
  if (start < 0) return null
  const code = /(?:^|&)vl=([A-Za-z0-9]{6,20})(?:&|$)/.exec(url.slice(start + 1))?.[1]
  const viewId = /^(?:(?:\/s\/[^/?]+)?\/i|\/api\/ajax\/guest\/view)\/([A-Za-z0-9-]{1,64})\/?$/.exec(
    url.slice(0, start),
  )?.[1]
  return code !== undefined && viewId !== undefined ? { viewId, code } : null
}
