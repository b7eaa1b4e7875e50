import { withBuffers } from '@kedai/domain/appointments/slots.ts'
import { formatTime, parseTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { moveSlot } from '../../claims/actions/move-slot.ts'
import { mayReschedule } from '../../product-types/shared/may-reschedule.ts'
import { calendarsOf, readService } from '../../product-types/shared/service-rules.ts'
import { freeAt, readUses } from '../../product-types/shared/slot-uses.ts'
import { refusals } from '../messages.ts'
import { lockAppointment, moveAppointment } from '../queries/appointments.ts'

type Reschedule = { shopId: number; token: string; slot: string; staff: number | undefined; now: Date }

/** Another time for what a buyer booked. To where it is already changes nothing. @throws AppError 404, 409, 422 */
export async function rescheduleAppointment(
  trx: Db,
  { shopId, token, slot: typed, staff, now }: Reschedule,
): Promise<void> {
  const booked = await lockAppointment(trx, shopId, token)
  if (!booked) throw new AppError('not_found', texts.notFound)
  const start = parseTime(typed)
  if (
    start !== null &&
    formatTime(start) === formatTime(booked.starts_at) &&
    (staff ?? booked.calendar_id) === booked.calendar_id
  )
    return
  if (!mayReschedule(booked, now)) throw new AppError('conflict', refusals.tooLateToMove)
  const service = readService(booked.details)
  const { product_id: productId, calendar_id: had } = booked
  const all = calendarsOf(service, staff)
  if (all.length === 0) throw refuseField('staff', refusals.noStaff)
  // Whoever served stays, if they can; they come first among the others.
  const calendars = all.toSorted((a, b) => Number(b.id === had) - Number(a.id === had))
  if (start === null) throw refuseField('slot', refusals.noSlot)
  const uses = await readUses(trx, calendars, { start: plusHours(start, -48), end: plusHours(start, 72) })
  const free = freeAt(calendars, start, { productId, capacity: service.capacity, uses, now })
  const [best] = free
  if (!best) throw refuseField('slot', refusals.noSlot)
  const span = withBuffers(best.slot, best.calendar.rules)
  const calendarIds = calendars.filter(({ id }) => free.some(({ calendar }) => calendar.id === id)).map(({ id }) => id)
  const holder = { shopId, holder: 'order', holderId: booked.order_id } as const
  const short = await moveSlot(
    trx,
    holder,
    { line: booked.line_no, productId, from: span.start, until: span.end, calendarIds },
    now,
  )
  const [missing] = short
  if (missing) throw new AppError('conflict', refusals.taken, { data: { left: missing.left } })
  await moveAppointment(trx, shopId, booked.id, { ...best.slot, now })
}
