import { subjectOfChannel } from '@kedai/domain/realtime/channels.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { ChannelGate } from '../../../platform/realtime/handle-frame.ts'
import { maySee, maySeeAny } from '../events/shared/who-sees.ts'
import { findGrant, findMembers, findShopOfOrder, placeName } from './queries/who-listens.ts'
import type { ShopMember } from './queries/who-listens.ts'

/** What lets a socket listen to a shop; `maySee` follows the rights of the member as they change. */
export type ShopAccess = { sessionId: string; shopId: number; maySee: ReturnType<typeof maySee> }
/** What lets it listen to an order, which nobody takes away. */
export type OrderAccess = { shopId: number; token: string }

export const isShopAccess = (access: unknown): access is ShopAccess =>
  typeof access === 'object' && access !== null && 'sessionId' in access

/** Which shop a subscription hears of; null for a channel that means nothing here. */
export const shopIdOf = (access: unknown): number | null =>
  typeof access === 'object' && access !== null && 'shopId' in access && typeof access.shopId === 'number'
    ? access.shopId
    : null

/** Whether somebody of the shop may listen: whoever has work of which something is told. */
export const mayListen = (member: ShopMember | undefined): member is ShopMember =>
  member !== undefined && maySeeAny(member)

const refused = { refused: 'This channel is not open to you.' }

/** Asks, when a socket comes into a channel, whether what opened it to its page still stands. `watch` readies the shop's events. */
export const createChannelGate = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  watch: (shopId: number) => Promise<void>,
): ChannelGate => ({
  async admit(socketId, channel) {
    const subject = subjectOfChannel(channel)
    if (subject?.of === 'shop') {
      const sessionId = await findGrant(db, socketId, channel)
      if (sessionId === null) return refused
      const place = { sessionId, shopId: subject.shopId }
      const member = (await findMembers(db, [place], clock.now())).get(placeName(place))
      if (!mayListen(member)) return refused
      await watch(subject.shopId)
      return { access: { ...place, maySee: maySee(member) } satisfies ShopAccess }
    }
    if (subject?.of === 'order') {
      const shopId = await findShopOfOrder(db, subject.token)
      if (shopId === null) return refused
      await watch(shopId)
      return { access: { shopId, token: subject.token } satisfies OrderAccess }
    }
    return { access: null }
  },
})
