import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from '../http/app-types.ts'
import { QueueFull, createFairTurns } from '../threads/fair-turns.ts'
import type { TurnSettings } from '../threads/fair-turns.ts'
import { askerOf, placeOf } from './place-of.ts'

/** Of one process: papers that are read and drawn at once. A group is an address, a member one of its links. */
export const paperTurns: TurnSettings = {
  atOnce: 6,
  atOnceOf: { group: 2, member: 2 },
  waiting: 400,
  waitingOf: { group: 90, member: 20 },
}

const waitSeconds = 5

/**
 * Papers are served in turn, over addresses and in each over its links, before anything is read for them: whoever asks for
 * hundreds waits for himself. Past what may wait of one address or link it is 429, past what may wait in all 503.
 */
export function takePapersInTurn(app: KedaiApp, { rateLimits }: { rateLimits: boolean }): void {
  const turns = createFairTurns(rateLimits ? paperTurns : { ...paperTurns, waitingOf: {} })
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.limits?.includes('paper')) return
    const end = await turns
      .take({ group: askerOf(request), member: placeOf(request) ?? '' })
      .catch((error: unknown): never => {
        if (!(error instanceof QueueFull)) throw error
        if (!error.isOwn) throw new AppError('busy', texts.busy, { retryAfter: waitSeconds })
        throw new AppError('too_many', texts.tooMany, { params: { seconds: waitSeconds }, retryAfter: waitSeconds })
      })
    if (reply.raw.closed || reply.raw.destroyed) end() // whoever asked has gone
    else reply.raw.once('close', end)
  })
}
