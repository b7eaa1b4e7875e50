import type { ChannelService } from '../../../../integrations/channels/pusher.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { lookAgain } from '../look-again.ts'
import { findMembers, placeName } from '../queries/who-listens.ts'
import { mayHearAll } from './may-hear-all.ts'
import { forgetListener, listListeners } from '../queries/outside.ts'

const maxListeners = 20_000

/**
 * Asks again and again whether the sessions and memberships that opened shops at the channel service still stand, and has the sockets
 * of those people ended there who lost one. Pages of theirs that still may come back by themselves.
 */
export function endAccessOutside(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  service: ChannelService,
  onError: (error: unknown) => void,
): { close(): void } {
  async function look(): Promise<void> {
    const listeners = await listListeners(db, maxListeners)
    if (listeners.length === 0) return
    const members = await findMembers(db, listeners, clock.now())
    const gone = listeners.filter((listener) => !mayHearAll(members.get(placeName(listener))))
    for (const userId of new Set(gone.map((listener) => listener.userId))) {
      await service.endUser(String(userId))
      for (const listener of gone)
        if (listener.userId === userId)
          await inTransaction(db, { shopId: listener.shopId }, (trx) => forgetListener(trx, listener))
    }
  }

  return lookAgain({ changes }, look, onError)
}
