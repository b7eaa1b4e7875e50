import type { Db } from '../db/db.ts'
import { contextOf } from '../db/transaction-context.ts'
import type { EventMap } from './event-map.ts'
import { publishChange } from './changes.ts'
import { writeEvent } from './write-event.ts'

export type EventName = keyof EventMap
export type Listener<Name extends EventName> = (trx: Db, payload: EventMap[Name]) => void | Promise<void>

export type Events = {
  /** Wired once, in app.ts. Listeners run one after the other, in the order they were wired. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): void
}

/** The listeners of one database handle; `emit` finds them through its transactions. */
export function createEvents(db: Db): Events {
  const listeners: Listeners = new Map()
  wired.set(db, listeners)
  return {
    on(name, listener) {
      // Stored under its own name, so it is called back with the payload of that name only.
      listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener<EventName>])
    },
  }
}

/**
 * Tells a fact to the other features inside the same transaction: what throws there rolls all of it back. The fact is kept with
 * the commit, for what leaves afterwards (`readEvents`). The transaction acts for the shop of the event.
 */
export async function emit<Name extends EventName>(trx: Db, name: Name, payload: EventMap[Name]): Promise<void> {
  const listeners = wired.get(contextOf(trx).root)
  if (!listeners) throw new Error(`no events are wired to this database, so "${name}" would be lost`)
  writeEvent(trx, name, payload)
  publishChange(trx, 'event', payload.shopId)
  for (const listener of listeners.get(name) ?? []) await listener(trx, payload)
}

type Listeners = Map<EventName, Listener<EventName>[]>

const wired = new WeakMap<Db, Listeners>()
