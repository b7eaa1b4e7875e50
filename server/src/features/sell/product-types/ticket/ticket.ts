import type { LineDetails } from '@kedai/contracts/line-details.ts'
import { eventTimes, namedParticipant, type TicketStatus } from '@kedai/contracts/ticket-forms.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { eventEnd, nextSaleEdge, saleState } from '@kedai/domain/tickets/sale.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { qrPath } from '../../../../platform/codes/qr-path.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { findQuota, saveLimit } from '../queries/collection.ts'
import { listEventsOfLines, listTickets, lockOffer, readRoom } from '../queries/tickets.ts'
import { productType, type Settings, type TypeUnit, type TypeView } from '../shared/product-type.ts'
import { readTickets, saleTimesOf, spanOf } from '../shared/ticket-settings.ts'
import { editTickets } from './edit.ts'
import { judgeEvent } from './form.ts'
import { formTexts } from './messages.ts'
import { judgeTickets, type TicketFacts } from './order.ts'

/** Places at an event, for named people. (contract §2a) */
export const ticket = productType<TicketFacts>({
  form: {
    judge: judgeEvent,
    async save(trx, { shopId, productId, settings }) {
      const { capacity } = readTickets(settings)
      const taken = await saveLimit(trx, { shopId, productId, most: capacity })
      if (taken !== null) throw refuseField('ticket.capacity', fill(formTexts.fewerThanTaken, { taken }))
    },
  },
  async view(publicDb, { productId, settings, units, now }) {
    const event = readTickets(settings)
    const room = event.capacity === null ? null : ((await readRoom(publicDb, productId)) ?? event.capacity)
    return viewOf(event, units, room, now)
  },
  order: {
    async load(trx, { shopId, productId, body, now }) {
      const offer = body.offer ? await lockOffer(trx, { shopId, productId, token: body.offer, now }) : null
      return { quota: (await findQuota(trx, shopId, productId)) ?? null, offer }
    },
    judge: judgeTickets,
  },
  edit: editTickets,
  line: tellLine,
  async orderParts(trx, { shopId, orderId, reader, now }) {
    const rows = await listTickets(trx, shopId, orderId)
    const isMine = reader === 'buyer'
    const lines = isMine ? [] : await listEventsOfLines(trx, shopId, orderId)
    return {
      lines: new Map(
        lines.map(({ id, details }) => [id, { participant_fields: readTickets(details).participant_fields }]),
      ),
      order: {
        tickets: rows.map((row, at) => ({
          id: row.id,
          code: row.code,
          name: row.name,
          email: row.email,
          mobile: row.mobile,
          item_title: row.item_title,
          title: row.title,
          status: row.status as TicketStatus, // one of them by its check
          admitted_at: row.admitted_at && formatTime(row.admitted_at),
          can_pass_on: row.status === 'valid' && now < eventEnd({ starts: row.starts_at, ends: row.ends_at }),
          line_id: row.order_line_id,
          place: row.place,
          qr: isMine && row.status !== 'void' && at < drawnAtMost ? qrPath(row.code) : null,
        })),
      },
    }
  },
})

/** A page of more codes is too long to look for one; they all stand in the PDF. */
const drawnAtMost = 60

function viewOf(
  event: ReturnType<typeof readTickets>,
  units: readonly TypeUnit[],
  room: number | null,
  now: Date,
): TypeView {
  const span = spanOf(event)
  const types = units.map((unit) => {
    const times = saleTimesOf(event, unit.optionValues[0] ?? '')
    const left = room === null ? unit.stock : Math.max(0, Math.min(room, unit.stock ?? room))
    return { unit, times, left, isOut: left === 0 || saleState(times, span, now) !== 'on' }
  })
  const shown = types.some(({ isOut }) => !isOut) ? types.filter(({ isOut }) => !isOut) : types
  const cheapest = shown.reduce<number | null>(
    (best, { unit }) => (best === null || unit.price < best ? unit.price : best),
    null,
  )
  return {
    until: nextSaleEdge(
      types.map(({ times }) => times),
      span,
      now,
    ),
    unit(id) {
      const found = types.find(({ unit }) => unit.id === id)
      if (!found) return {}
      const { times, left, isOut } = found
      return {
        stock: left,
        is_out_stock: isOut,
        sale_starts: times.starts && formatTime(times.starts),
        sale_ends: times.ends && formatTime(times.ends),
      }
    },
    item: {
      is_out_stock: types.every(({ isOut }) => isOut),
      ...(cheapest !== null && { price: formatRinggit(sen(cheapest)) }),
      ticket: {
        starts_at: event.starts_at,
        ends_at: event.ends_at,
        venue: event.venue,
        participant_fields: event.participant_fields,
        waitlist: event.waitlist && now < eventEnd(span),
      },
    },
  }
}

// As this type wrote it.
function tellLine(details: Settings): LineDetails {
  const people = namedParticipant.array().safeParse(details['participants'])
  const event = eventTimes.safeParse(details)
  return { ...(event.success && { event: event.data }), ...(people.success && { participants: people.data }) }
}
