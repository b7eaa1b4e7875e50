import { randomUUID } from 'node:crypto'
import type { ChannelEvent, ChannelService, Failure } from '../../../../integrations/channels/pusher.ts'
import { maxDataBytes, maxInBatch, whyFailed } from '../../../../integrations/channels/pusher.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { hasWaitingEvents, readEvents } from '../../../../platform/events/read-events.ts'
import { type EventMessage, messagesOf } from '../event-messages.ts'
import { beginOutsideEvents, findUnsentShops, holdShop, noteSent } from '../queries/outside.ts'

type Parts = Pick<Deps, 'db' | 'changes'> & {
  service: ChannelService
  log: { error(facts: object, line: string): void; warn(facts: object, line: string): void; info(line: string): void }
  /** Other times than the usual ones: tests. */
  pauses?: { firstMs: number; longestMs: number; lookAnywayMs: number }
}

/** An event goes on two channels at most, so that all of one read are one call. */
const perRead = Math.floor(maxInBatch / 2)
/** Longer than a call may take, so that nobody else sends the same meanwhile. */
const holdSeconds = 30
const shopsAtOnce = 4
const usualPauses = { firstMs: 1_000, longestMs: 30_000, lookAnywayMs: 10_000 }
/** Events that an older transaction, still open, keeps back. */
const waitingMs = 100
const heldMs = 250

/**
 * Sends what happens in every shop to the service that holds the sockets, once for all processes and in the order of `readEvents`. What
 * was sent is noted after it was: a service that is away, or a process that dies, delays events and loses none; one may come twice,
 * with the same id. A notice says when there is something; a look every 10 s stands in for one that was lost.
 */
export function sendEventsOutside({ db, changes, service, log, pauses = usualPauses }: Parts): { close(): void } {
  const me = randomUUID()
  const wanted = new Set<number>()
  const busy = new Set<number>()
  const timers = new Set<NodeJS.Timeout>()
  let isClosed = false
  /** While the service is away; it is told once, and asked again after a pause that grows. */
  let away: { pauseMs: number } | null = null
  let isPausing = false

  const after = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (!isClosed) work()
    }, ms).unref()
    timers.add(timer)
  }
  const onError = (error: unknown): void =>
    log.error({ err: error }, 'events could not be read for the channel service')

  function want(shopId: number): void {
    wanted.add(shopId)
    goOn()
  }

  function goOn(): void {
    for (const shopId of wanted) {
      if (isClosed || isPausing || busy.size >= shopsAtOnce) return
      if (busy.has(shopId)) continue
      wanted.delete(shopId)
      busy.add(shopId)
      sendShop(shopId)
        .catch(onError)
        .finally(() => {
          busy.delete(shopId)
          goOn()
        })
    }
  }

  async function look(): Promise<void> {
    if (isPausing) return
    for (const shopId of await findUnsentShops(db, 1_000)) want(shopId)
  }

  async function sendShop(shopId: number): Promise<void> {
    const hold = { shopId, by: me, seconds: holdSeconds }
    let afterId = await inTransaction(db, { shopId }, (trx) => holdShop(trx, hold))
    // Whoever has it may have read past this event already, or not.
    if (afterId === null) return after(heldMs, () => want(shopId))
    for (;;) {
      const from = afterId
      const { messages, lastId, hasMore, isWaiting } = await inTransaction(
        db,
        { shopId, readOnly: true },
        async (trx) => {
          const waits = await hasWaitingEvents(trx, shopId)
          const read = await readEvents(trx, { shopId, after: from, max: perRead })
          // Nobody here knows whose order is looked at.
          return { ...read, isWaiting: waits, messages: await messagesOf(trx, shopId, { ...read, hasBuyers: true }) }
        },
      )
      const isSent = messages.length === 0 || (await deliver(messages))
      if (isSent) afterId = lastId
      const isDone = !isSent || !hasMore || isClosed
      const note = { ...hold, afterId, seconds: isDone ? 0 : holdSeconds }
      const isMine = await inTransaction(db, { shopId }, (trx) => noteSent(trx, note))
      if (isSent && isWaiting) after(waitingMs, () => want(shopId))
      if (isDone || !isMine) return
    }
  }

  /** Whether the service has them, or will never take them. */
  async function deliver(messages: readonly EventMessage[]): Promise<boolean> {
    const failure = await tried(messages.map(asSent))
    if (failure === null) return true
    if (!failure.isFinal) return wait(failure)
    // One of them is refused for what it is: the others go alone.
    for (const message of messages) {
      const alone = messages.length === 1 ? failure : await tried([asSent(message)])
      if (alone && !alone.isFinal) return wait(alone)
      if (alone)
        log.warn({ event: message.event.id, name: message.name }, `the channel service refuses an event: ${alone.says}`)
    }
    return true
  }

  async function tried(events: readonly ChannelEvent[]): Promise<Failure | null> {
    try {
      await service.send(events)
    } catch (error) {
      return whyFailed(error)
    }
    if (away) log.info('the channel service takes events again')
    away = null
    return null
  }

  function wait(failure: Failure): false {
    if (isPausing) return false
    if (away === null) log.error({}, `the channel service cannot be told of events: ${failure.says}; they wait`)
    const { pauseMs } = (away ??= { pauseMs: pauses.firstMs })
    away.pauseMs = Math.min(pauseMs * 2, pauses.longestMs)
    isPausing = true
    after(pauseMs, () => {
      isPausing = false
      look().catch(onError)
    })
    return false
  }

  changes.on('event', (id) => (id === null ? void look().catch(onError) : want(Number(id))))
  const anyway = setInterval(() => void look().catch(onError), pauses.lookAnywayMs).unref()
  beginOutsideEvents(db).then(look).catch(onError)

  return {
    close() {
      isClosed = true
      clearInterval(anyway)
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

// What is too long says that something happened, and its id: whoever hears it asks.
function asSent({ channel, name, data, event }: EventMessage): ChannelEvent {
  const fits = Buffer.byteLength(data) <= maxDataBytes
  return { channel, name, data: fits ? data : JSON.stringify({ id: event.id }), socketId: event.socket_id }
}
