import type { LineDetails } from '@kedai/contracts/line-details.ts'
import type { Use } from '@kedai/domain/appointments/slots.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { formatTime, parseTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { type ChosenLine, type OrderWish, productType, type Settings } from '../shared/product-type.ts'
import { mayReschedule } from '../shared/may-reschedule.ts'
import { calendarsOf, readService } from '../shared/service-rules.ts'
import { freeAt, readUses } from '../shared/slot-uses.ts'
import { judgeService } from './judge-form.ts'
import { changes, orderRefusals } from './messages.ts'
import { findAppointment, keepOwnCalendar, keepPerson, renamePerson, saveSettings } from '../queries/bookable-slots.ts'

type Facts = { uses: readonly Use[] }

/** Somebody's time, booked by the slot. (contract §2a) */
export const service = productType<Facts>({
  form: {
    judge: judgeService,
    // Who serves is known by a calendar, which other services may share.
    async save(trx, { shopId, productId, settings }) {
      const kept = readService(settings)
      const staff = []
      for (const one of kept.staff) {
        const isKept = one.id !== null && (await renamePerson(trx, shopId, one.id, one.name))
        staff.push({ ...one, id: isKept ? one.id : await keepPerson(trx, shopId, one.name) })
      }
      const calendarId = staff.length === 0 ? await keepOwnCalendar(trx, { shopId, productId }) : null
      await saveSettings(trx, { shopId, productId }, { ...kept, staff, calendar_id: calendarId })
    },
  },
  view(_publicDb, { settings }) {
    const kept = readService(settings)
    return {
      item: {
        service: {
          duration_minutes: kept.duration_minutes,
          staff: calendarsOf(kept).flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])),
          notice_hours: kept.notice_hours,
          ahead_days: kept.ahead_days,
          capacity: kept.capacity,
          reschedule_hours: kept.reschedule_hours,
          deposit: null,
        },
      },
    }
  },
  order: {
    async load(trx, { settings, body }) {
      const start = parseTime(body.slot ?? '')
      if (start === null) return { uses: [] }
      const around = { start: plusHours(start, -48), end: plusHours(start, 72) }
      return { uses: await readUses(trx, calendarsOf(readService(settings)), around) }
    },
    judge: judgeSlot,
  },
  line: tellLine,
  async orderParts(trx, { shopId, orderId, now }) {
    const found = await findAppointment(trx, shopId, orderId)
    if (!found) return {}
    const [start, end] = [formatTime(found.starts_at), formatTime(found.ends_at)]
    const staff = found.of_product === null ? { id: found.calendar_id, name: found.name } : null
    return {
      order: {
        appointment: { start, end, status: found.status as 'booked', can_reschedule: mayReschedule(found, now) },
      },
      lines: new Map([[found.line_id, { slot: start, slot_end: end, staff }]]),
    }
  },
})

function judgeSlot({ settings, body, facts, wants, productId, now }: OrderWish<Facts>): {
  lines: ChosenLine[]
  fields: Record<string, (typeof orderRefusals)[keyof typeof orderRefusals][]>
} {
  const kept = readService(settings)
  const staffId = typeof body.staff === 'number' ? body.staff : undefined
  const calendars = calendarsOf(kept, staffId)
  if (calendars.length === 0) return { lines: [], fields: { staff: [orderRefusals.noStaff] } }
  const typed = body.slot ?? ''
  if (typed === '') return { lines: [], fields: { slot: [orderRefusals.slotMissing] } }
  const start = parseTime(typed)
  const free = start === null ? [] : freeAt(calendars, start, { productId, capacity: kept.capacity, ...facts, now })
  const [best] = free
  if (!best) return { lines: [], fields: { slot: [orderRefusals.noSlot] } }
  const { slot } = best
  const lines = wants.map(({ unitId, quantity, field }): ChosenLine => {
    const who = staffId === undefined ? null : best.calendar.name
    const short = best.room < quantity
    const message = best.room === 0 ? changes.taken : fill(changes.fewerLeft, { left: best.room })
    return {
      unitId,
      quantity,
      field,
      choice: {
        unitPrice: null,
        addonTotal: noSen,
        options: [formatTime(slot.start).slice(0, 16), ...(who === null ? [] : [who])].join(' · '),
        claims: [
          {
            kind: 'slot',
            productId,
            amount: quantity,
            from: new Date(slot.start.getTime() - kept.buffer_before * 60_000),
            until: new Date(slot.end.getTime() + kept.buffer_after * 60_000),
            calendarIds: free.map(({ calendar }) => calendar.id),
          },
        ],
        details: {
          slot: formatTime(slot.start),
          slot_end: formatTime(slot.end),
          staff: staffId === undefined || who === null ? null : { id: staffId, name: who },
        },
        change: short ? { what: 'slot', left: best.room, message } : null,
      },
    }
  })
  return { lines, fields: {} }
}

// As this type wrote it.
function tellLine({ slot, slot_end, staff }: Settings): LineDetails {
  return { slot: String(slot), slot_end: String(slot_end), staff: (staff ?? null) as LineDetails['staff'] }
}
