import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency.ts'
import { attempt } from '../../lib/local-store.ts'

// How the last try with the key ended: the server refused it (nothing was kept), or nobody knows (the line was cut).
type LastTry = { content: string; outcome: 'refused' | 'unknown' }

// The Idempotency-Key of a page, made when it opens and kept across retries and reloads. A changed order gets a new key once the old
// one is known to be unused. While that is not known the key stays: the server then tells us that the first order did arrive,
// instead of taking a second one.
export function orderKey(viewId: string, content: string): string {
  const last = lastTry(viewId)
  if (last && last.outcome === 'refused' && last.content !== content) forgetOrderKey(viewId)
  noteTry(viewId, { content, outcome: 'unknown' })
  return idempotencyKey(scopeOf(viewId))
}

export const openOrderKey = (viewId: string): string => idempotencyKey(scopeOf(viewId))

export function noteRefused(viewId: string): void {
  const last = lastTry(viewId)
  if (last) noteTry(viewId, { ...last, outcome: 'refused' })
}

export function forgetOrderKey(viewId: string): void {
  forgetIdempotencyKey(scopeOf(viewId))
  attempt(() => sessionStorage.removeItem(noteOf(viewId)), undefined)
}

const scopeOf = (viewId: string) => `checkout:${viewId}`
const noteOf = (viewId: string) => `last-try:${viewId}`

const noteTry = (viewId: string, last: LastTry) =>
  attempt(() => sessionStorage.setItem(noteOf(viewId), JSON.stringify(last)), undefined)

function lastTry(viewId: string): LastTry | null {
  return attempt(() => {
    const kept = sessionStorage.getItem(noteOf(viewId))
    return kept === null ? null : (JSON.parse(kept) as LastTry) // written above, in this tab
  }, null)
}
