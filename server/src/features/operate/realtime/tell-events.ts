import { orderChannel } from '@kedai/domain/realtime/channels.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findNewestEvent, hasWaitingEvents, readEvents } from '../../../platform/events/read-events.ts'
import type { KeptEvent } from '../../../platform/events/read-events.ts'
import type { Realtime } from '../../../platform/realtime/realtime.ts'
import { isShopAccess, shopIdOf } from './channel-gate.ts'
import { messagesOf } from './event-messages.ts'

type Watched = { after: number; isReading: boolean; isStale: boolean; timer: NodeJS.Timeout | null; pauseMs: number }

const perRead = 100
/** Events that an older transaction, still open, keeps back are asked for again after a pause. */
const [firstPauseMs, longestPauseMs] = [25, 1_000]
/** A notice is lost when a process dies between a commit and its notice. */
const lookAnywayMs = 10_000

export type EventTeller = {
  /** Tells what happens in the shop from now on. */
  watch(shopId: number): Promise<void>
  close(): void
}

type Parts = Pick<Deps, 'db' | 'changes'> & { realtime: Realtime; onError: (error: unknown) => void }

/**
 * Tells the sockets of this process what happens in their shops, in the order of `readEvents`: whoever heard an event goes on after
 * its id, and misses nothing. Every process reads for itself; a change notice says when.
 */
export function createEventTeller({ db, changes, realtime, onError }: Parts): EventTeller {
  const shops = new Map<number, Watched>()
  const starting = new Map<number, Promise<void>>()
  changes.on('event', (id) => {
    for (const shopId of id === null ? shops.keys() : [Number(id)]) look(shopId)
  })
  const anyway = setInterval(() => {
    const wanted = new Set(
      realtime
        .clients()
        .flatMap(({ subscriptions }) => [...subscriptions.values()].map(({ access }) => shopIdOf(access))),
    )
    for (const shopId of shops.keys()) {
      if (wanted.has(shopId)) look(shopId)
      else forget(shopId)
    }
  }, lookAnywayMs).unref()

  function forget(shopId: number): void {
    const timer = shops.get(shopId)?.timer
    if (timer) clearTimeout(timer)
    shops.delete(shopId)
  }

  async function start(shopId: number): Promise<void> {
    const after = await inTransaction(db, { shopId, readOnly: true }, (trx) => findNewestEvent(trx, shopId))
    shops.set(shopId, { after, isReading: false, isStale: false, timer: null, pauseMs: firstPauseMs })
    look(shopId) // what older transactions kept back at that moment
  }

  function look(shopId: number): void {
    const shop = shops.get(shopId)
    if (!shop) return
    if (shop.isReading) return void (shop.isStale = true)
    if (shop.timer) clearTimeout(shop.timer)
    shop.timer = null
    shop.isReading = true
    readOn(shopId, shop)
      .catch((error: unknown) => {
        onError(error)
        return true
      })
      .then((isWaiting) => {
        shop.isReading = false
        if (shops.get(shopId) !== shop) return
        if (shop.isStale) {
          shop.isStale = false
          shop.pauseMs = firstPauseMs
          look(shopId)
        } else if (isWaiting) {
          shop.timer = setTimeout(() => look(shopId), shop.pauseMs)
          shop.timer.unref()
          shop.pauseMs = Math.min(shop.pauseMs * 2, longestPauseMs)
        } else shop.pauseMs = firstPauseMs
      })
      .catch(onError)
  }

  /** Answers whether more is there that cannot be read yet. */
  async function readOn(shopId: number, shop: Watched): Promise<boolean> {
    for (;;) {
      const { isWaiting, hasMore } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        const waits = await hasWaitingEvents(trx, shopId)
        const { events, lastId, hasMore: isMore } = await readEvents(trx, { shopId, after: shop.after, max: perRead })
        if (events.length > 0) await tell(shopId, trx, events)
        shop.after = lastId
        return { isWaiting: waits, hasMore: isMore }
      })
      if (!hasMore) return isWaiting
    }
  }

  async function tell(shopId: number, trx: Deps['db'], events: readonly KeptEvent[]): Promise<void> {
    const hasBuyers = realtime.channels.names().some((name) => name.startsWith(orderChannel('')))
    for (const { event, to, channel, name, data } of await messagesOf(trx, shopId, { events, hasBuyers }))
      realtime.tellHere(channel, name, data, {
        except: event.socket_id,
        ...(to === 'shop' && { isFor: ({ access }) => isShopAccess(access) && access.maySee(event) }),
      })
  }

  return {
    watch(shopId) {
      if (shops.has(shopId)) return Promise.resolve()
      const begun = starting.get(shopId) ?? start(shopId).finally(() => starting.delete(shopId))
      starting.set(shopId, begun)
      return begun
    },
    close() {
      clearInterval(anyway)
      for (const shopId of [...shops.keys()]) forget(shopId)
    },
  }
}
