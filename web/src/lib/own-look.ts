import { attempt, localStore } from './local-store.ts'
import { serverNow } from './server-time.ts'

// A shop's own host never sees its seller's session (contract §1a), so the seller's browser would count there as a buyer.
// A link opened from the seller's screens says so behind its `#`; that browser is remembered on that host from then on.
const mark = '#own='
// A link that was copied with its mark and passed on says nothing after so many milliseconds.
const goodForMs = 120_000

const own = localStore<boolean>({
  key: 'own-look',
  version: 1,
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
})

export const withOwnMark = (url: string): string => `${url}${mark}${serverNow().getTime()}`

// Whether this browser is the seller's. Takes the mark out of the address, so that what is shared from there is clean.
export function isOwnLook(): boolean {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return own.read()
  attempt(() => history.replaceState(history.state, '', `${pathname}${search}`), undefined)
  if (Math.abs(serverNow().getTime() - Number(hash.slice(mark.length))) < goodForMs) own.write(true)
  return own.read()
}
