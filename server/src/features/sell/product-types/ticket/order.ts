import { noSen } from '@kedai/domain/money/sen.ts'
import { shareSeats, saleState } from '@kedai/domain/tickets/sale.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { KeptPlaces } from '../queries/tickets.ts'
import type { ChosenLine, FieldRefusals, LineChoice, OrderWish, TypeUnit } from '../shared/product-type.ts'
import { participantFields, readTickets, saleTimesOf, spanOf, type TicketSettings } from '../shared/ticket-settings.ts'
import { changes } from './messages.ts'
import { judgePeople } from './people.ts'

/** `offer`: the kept places that the order takes over. */
export type TicketFacts = { quota: { id: number; room: number } | null; offer: KeptPlaces | null }

/** Tickets of an event for named people; the seats are shared by all of its types. */
export function judgeTickets(wish: OrderWish<TicketFacts>): { lines: ChosenLine[]; fields: FieldRefusals } {
  const { body, facts, productId, title, now } = wish
  const event = readTickets(wish.settings)
  const { quota, offer } = facts
  const wants = wish.wants.flatMap((want) => {
    const unit = wish.units.find(({ id }) => id === want.unitId)
    if (!unit) return []
    return [{ ...want, unit: offer?.variationId === unit.id ? { ...unit, stock: offer.stock } : unit }]
  })
  const tickets = wants.reduce((sum, { quantity }) => sum + quantity, 0)
  const { people, fields } = judgePeople(body, tickets, participantFields(event))
  const onSale = wants.map(({ unit, quantity }) => ({
    quantity: stateOf(event, unit, now) === 'on' ? quantity : 0,
    stock: unit.stock,
    isFirst: unit.id === offer?.variationId,
  }))
  const had = shareSeats(onSale, quota === null ? tickets : quota.room + (offer?.seats ?? 0))
  let seat = 0
  const lines = wants.map(({ unitId, quantity, field, unit }, at): ChosenLine => {
    const left = had[at] ?? 0
    const participants = people.slice(seat, (seat += quantity))
    const choice: LineChoice = {
      unitPrice: null,
      addonTotal: noSen,
      options: null,
      claims: [
        ...(unit.stock === null ? [] : [{ kind: 'stock' as const, variationId: unitId, productId, amount: quantity }]),
        ...(quota === null ? [] : [{ kind: 'seat' as const, quotaId: quota.id, productId, amount: quantity }]),
      ],
      details: {
        starts_at: event.starts_at,
        ends_at: event.ends_at,
        venue: event.venue,
        participants,
        ...(offer !== null && { offer_id: offer.id }),
      },
      offerId: offer?.id ?? null,
      change: left < quantity ? { what: 'stock', left, ...whyNot(event, unit, title, left, now) } : null,
    }
    return { unitId, quantity, field, choice }
  })
  return { lines, fields }
}

const stateOf = (event: TicketSettings, { optionValues: [type = ''] }: TypeUnit, now: Date) =>
  saleState(saleTimesOf(event, type), spanOf(event), now)

function whyNot(event: TicketSettings, unit: TypeUnit, title: string, left: number, now: Date) {
  const type = unit.optionValues[0] ?? title
  const state = stateOf(event, unit, now)
  if (state === 'over') return { message: fill(changes.saleOver, { type }), isClosed: true }
  if (state === 'soon') {
    const { starts } = saleTimesOf(event, unit.optionValues[0] ?? '')
    const time = starts === null ? '' : formatTime(starts).slice(0, 16)
    return { message: fill(changes.notYet, { type, time }), isClosed: true }
  }
  return { message: fill(left === 0 ? changes.soldOut : changes.fewerLeft, { type, left }) }
}
