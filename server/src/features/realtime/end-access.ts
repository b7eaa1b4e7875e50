import type { Deps } from '../../platform/deps.ts'
import { codes } from '../../platform/realtime/protocol.ts'
import { maySee } from '../events/shared/who-sees.ts'
import { isShopAccess, mayListen } from './channel-gate.ts'
import type { ShopAccess } from './channel-gate.ts'
import { findMembers, placeName } from './queries/who-listens.ts'

const everyMs = 3_000

/**
 * Asks again and again whether the sessions and memberships that opened channels still stand, and cuts the sockets of those that do
 * not: within 5 s, or at once where this server was told. (contract §6)
 */
export function endAccess(
  { db, clock, changes, realtime }: Pick<Deps, 'db' | 'clock' | 'changes' | 'realtime'>,
  onError: (error: unknown) => void,
): { close(): void } {
  let turn: Promise<void> | null = null
  const check = (): void => {
    turn ??= look()
      .catch(onError)
      .finally(() => (turn = null))
  }
  const timer = setInterval(check, everyMs).unref()
  changes.on('session', check)

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

  return { close: () => clearInterval(timer) }
}

const accessesOf = (subscriptions: Iterable<{ access: unknown }>): ShopAccess[] =>
  [...subscriptions].map(({ access }) => access).filter(isShopAccess)
