import { findSlot, roomIn, type Slot, type Use, withBuffers } from '@kedai/domain/appointments/slots.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Calendar } from './service-rules.ts'
import { listSlotUses } from '../queries/slot-uses.ts'

export type Free = { calendar: Calendar; slot: Slot; room: number }

/** What is booked of calendars over a time, by whatever product. */
export const readUses = (db: Db, calendars: readonly Calendar[], { start, end }: Slot): Promise<Use[]> =>
  listSlotUses(
    db,
    calendars.map(({ id }) => id),
    start,
    end,
  )

/** Who could serve at a moment, those with most room first; empty where none begins then. */
export const freeAt = (
  calendars: readonly Calendar[],
  start: Date,
  of: { productId: number; capacity: number; uses: readonly Use[]; now: Date },
): Free[] =>
  calendars
    .flatMap((calendar) => {
      const slot = findSlot(calendar.rules, start, of.now)
      return slot
        ? [{ calendar, slot, room: roomIn(calendar.id, of.productId, withBuffers(slot, calendar.rules), of) }]
        : []
    })
    .toSorted((a, b) => b.room - a.room)
