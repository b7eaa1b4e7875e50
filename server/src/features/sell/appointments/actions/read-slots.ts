import type { Slot } from '@kedai/contracts/appointments.ts'
import { roomIn, slotsBetween, usesWithout, withBuffers } from '@kedai/domain/appointments/slots.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { formatTime, parseTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { calendarsOf, readService } from '../../product-types/shared/service-rules.ts'
import { readUses } from '../../product-types/shared/slot-uses.ts'
import { refusals } from '../messages.ts'
import { findOwnUse, findService } from '../queries/appointments.ts'

/** Days that are told to who names none. */
export const shownDays = 14

type Wanted = {
  viewId: string
  from: string
  to: string
  staff: number | undefined
  now: Date
  /** The token of an order that its buyer moves, and where orders are read. */
  moving?: { db: Db; token: string }
}

/**
 * When a service can be booked, between two days; the room of all its staff unless one is named. To whoever moves an order, what
 * it has booked counts as free. @throws AppError 404 for what takes no slots, 422
 */
export async function readSlots(db: Db, { viewId, from, to, staff, now, moving }: Wanted): Promise<Slot[]> {
  const found = await findService(db, viewId)
  if (!found || !takesSlots(found.item_type)) throw new AppError('not_found', texts.notFound)
  const service = readService(found.details)
  const calendars = calendarsOf(service, staff)
  if (calendars.length === 0) throw refuseField('staff', refusals.noStaff)
  const [start, end] = [parseTime(from), parseTime(to)]
  if (start === null || end === null || to < from) return []
  const all = await readUses(db, calendars, { start: plusHours(start, -48), end: plusHours(end, 72) })
  const own = moving ? await readOwnUse(moving, { shopId: found.shop_id, productId: found.id }) : null
  const uses = own ? usesWithout(all, own) : all
  const slots = new Map<number, Slot>()
  for (const { id, rules } of calendars)
    for (const one of slotsBetween(rules, from, to, now)) {
      const room = roomIn(id, found.id, withBuffers(one, rules), { capacity: service.capacity, uses })
      const before = slots.get(one.start.getTime())?.left ?? 0
      slots.set(one.start.getTime(), { start: formatTime(one.start), end: formatTime(one.end), left: before + room })
    }
  return [...slots.entries()].toSorted(([a], [b]) => a - b).map(([, one]) => one)
}

const readOwnUse = ({ db, token }: { db: Db; token: string }, of: { shopId: number; productId: number }) =>
  inTransaction(db, { shopId: of.shopId, readOnly: true }, (trx) => findOwnUse(trx, { ...of, token }))

export const takesSlots = (name: string): boolean =>
  isProductTypeName(name) && productTypeRules(name).fields.some((field) => field === 'slot')
