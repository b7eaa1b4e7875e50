import { createHash } from 'node:crypto'
import type { AnyRequest } from '../http/app-types.ts'
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
