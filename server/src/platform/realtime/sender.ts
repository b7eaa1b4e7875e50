import { AsyncLocalStorage } from 'node:async_hooks'
import type { KedaiApp } from '../http/app-types.ts'

const sender = new AsyncLocalStorage<string>()

/** Remembers for each request which socket its page listens with: what it does is not told to that socket. (contract §6) */
export function knowSenders(app: KedaiApp): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const socketId = socketIdOf(request.headers['x-socket-id'])
    if (socketId === null) done()
    else sender.run(socketId, done)
  })
}

/** The socket of whoever asked for what is being done; null where nobody listens, and in jobs. */
export const currentSender = (): string | null => sender.getStore() ?? null

export const socketIdOf = (given: unknown): string | null =>
  typeof given === 'string' && /^\d{1,20}\.\d{1,20}$/.test(given) ? given : null
