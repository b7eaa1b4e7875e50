import { attempt } from './local-store.ts'

// One key per thing being submitted (`checkout:{view_id}`): a second press, a reload or a retry after a lost connection sends the same one,
// so that the server answers with the first order instead of making another. Forget it when the order is accepted or its content changes.
export function idempotencyKey(scope: string): string {
  const kept = attempt(() => sessionStorage.getItem(nameOf(scope)), null) ?? inMemory.get(scope)
  if (kept) return kept
  const key = newIdempotencyKey()
  inMemory.set(scope, key)
  attempt(() => sessionStorage.setItem(nameOf(scope), key), undefined)
  return key
}

export function forgetIdempotencyKey(scope: string): void {
  inMemory.delete(scope)
  attempt(() => sessionStorage.removeItem(nameOf(scope)), undefined)
}

const inMemory = new Map<string, string>()

const nameOf = (scope: string) => `idempotency:${scope}`

// For what does not outlive its page. `crypto.randomUUID` is missing on plain http outside loopback, `getRandomValues` is not.
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
