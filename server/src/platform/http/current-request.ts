import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyRequest, KedaiApp } from './app-types.ts'

const current = new AsyncLocalStorage<AnyRequest>()

/** Remembers whose request is being answered, for listeners who hear of what came of it: which browser an order came from. */
export function knowRequests(app: KedaiApp): void {
  app.addHook('preHandler', (request, _reply, done) => current.run(request, done))
}

/** Null in jobs. */
export const currentRequest = (): AnyRequest | null => current.getStore() ?? null
