import type { AnyRequest } from '../http/app-types.ts'
import { isFromOwnNetwork, networkOfRequest } from '../http/who-asks.ts'

/**
 * What the address of a call names: a shop, or a link or product, which are one shop's each. A header is believed last: whoever
 * asks by a link may write anything into it.
 */
export function placeOf({ params, shopRef }: AnyRequest): string | null {
  const given = (params ?? {}) as Record<string, unknown> // a contract may have made numbers of them
  const named = given['account'] ?? Object.values(given)[0] ?? shopRef?.username
  return named === undefined ? null : `named ${String(named).toLowerCase()}`
}

/** Who asks, for queues: an address, or the link that is asked for where the address is a proxy's or this machine's. */
export const askerOf = (request: AnyRequest): string =>
  isFromOwnNetwork(request) ? (placeOf(request) ?? '') : networkOfRequest(request)
