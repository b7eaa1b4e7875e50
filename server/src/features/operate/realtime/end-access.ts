import type { Deps } from '../../../platform/deps.ts'
import { codes } from '../../../platform/realtime/protocol.ts'
import { maySee } from '../events/shared/who-sees.ts'
import { isShopAccess, mayListen } from './channel-gate.ts'
import type { ShopAccess } from './channel-gate.ts'
import { lookAgain } from './look-again.ts'
import { findMembers, placeName } from './queries/who-listens.ts'

/**
 * Asks again and again whether the sessions and memberships that opened channels still stand, and cuts the sockets of those that do
 * not: within 5 s, or at once where this server was told. (contract §6)
 */
export function endAccess(
  { db, clock, changes, realtime }: Pick<Deps, 'db' | 'clock' | 'changes' | 'realtime'>,
  onError: (error: unknown) => void,
): { close(): void } {
  async function look(): Promise<void> {
    const clients = realtime.clients().map((client) => ({ client, held: accessesOf(client.subscriptions.values()) }))
    const places = new Map(clients.flatMap(({ held }) => held.map((access) => [placeName(access), access])))
    if (places.size === 0) return
    const members = await findMembers(db, [...places.values()], clock.now())
    for (const { client, held } of clients) {
      for (const access of held) {
        const member = members.get(placeName(access))
        if (mayListen(member)) access.maySee = maySee(member)
        else {
          client.close(codes.unauthorised, 'You have been signed out, or have lost access to this shop')
          break
        }
      }
    }
  }

  return lookAgain({ changes }, look, onError)
}

const accessesOf = (subscriptions: Iterable<{ access: unknown }>): ShopAccess[] =>
  [...subscriptions].map(({ access }) => access).filter(isShopAccess)
