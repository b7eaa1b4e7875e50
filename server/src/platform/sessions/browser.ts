import { createHash, createHmac } from 'node:crypto'
import type { AnyRequest } from '../http/app-types.ts'
import { networkOfRequest } from '../http/who-asks.ts'
import { keyFor } from '../signing.ts'
import { tokenOwner, visitorOf } from './visitor.ts'

/** The browser behind a request, as a row may keep it: whoever reads the row learns no cookie. Null for one that has none of ours. */
export function browserOf(request: AnyRequest): Buffer | null {
  const owner = tokenOwner(visitorOf(request))
  return owner === null ? null : nameOf(owner)
}

/** By which names a row may know this browser: as the session that is signed in, and as the guest it was before. */
export function browsersOf(request: AnyRequest): Buffer[] {
  const { sessionToken, guestId } = visitorOf(request)
  const owners = [tokenOwner({ sessionToken, guestId: null }), tokenOwner({ sessionToken: null, guestId })]
  return owners.flatMap((owner) => (owner === null ? [] : [nameOf(owner)]))
}

const nameOf = (owner: string): Buffer => createHash('sha256').update(`browser ${owner}`).digest().subarray(0, 16)

/** Who takes something scarce without an account: a browser and the network it comes from, as a row of a shop may keep them. */
export type Visitor = { browser: Buffer | null; network: Buffer | null }

/**
 * The network is what limits count (an IPv4 address, or the /64 of an IPv6 one), hashed by a key of the shop's own: whoever reads
 * the row learns no address, and two shops cannot compare theirs.
 */
export const visitorIn = (request: AnyRequest, shopId: number, appSecret: string): Visitor => ({
  browser: browserOf(request),
  network: createHmac('sha256', keyFor(appSecret, `network of shop ${shopId}`))
    .update(networkOfRequest(request))
    .digest()
    .subarray(0, 16),
})
