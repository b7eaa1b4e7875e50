import { endOfDay } from '../time/malaysia.ts'

/** When a ticket type is sold; null: from the beginning, and until the event is over. */
export type SaleTimes = { starts: Date | null; ends: Date | null }

export type EventSpan = { starts: Date; ends: Date | null }

/** When an event is over; without an end, with its day. */
export const eventEnd = ({ starts, ends }: EventSpan): Date => ends ?? endOfDay(starts)

export type SaleState = 'soon' | 'on' | 'over'

/** Whether a ticket type is sold now. Its end counts no more, its beginning does. */
export function saleState({ starts, ends }: SaleTimes, event: EventSpan, now: Date): SaleState {
  if (now >= eventEnd(event) || (ends !== null && now >= ends)) return 'over'
  return starts !== null && now < starts ? 'soon' : 'on'
}

/** The next moment at which what is sold changes by itself. */
export function nextSaleEdge(types: readonly SaleTimes[], event: EventSpan, now: Date): Date | null {
  const edges = [...types.flatMap(({ starts, ends }) => [starts, ends]), eventEnd(event)]
  return edges.reduce<Date | null>(
    (next, edge) => (edge !== null && edge > now && (next === null || edge < next) ? edge : next),
    null,
  )
}

type Wanted = { quantity: number; stock: number | null; isFirst?: boolean }

/**
 * How many of each can be had, in their order, the first ones before all others: none more than its own number, and all together no
 * more than the seats.
 */
export function shareSeats(wanted: readonly Wanted[], seats: number): number[] {
  let room = Math.max(0, seats)
  const had = wanted.map(() => 0)
  const inTurn = [...wanted.entries()].toSorted(
    ([, one], [, other]) => Number(other.isFirst === true) - Number(one.isFirst === true),
  )
  for (const [at, { quantity, stock }] of inTurn) {
    const taken = Math.max(0, Math.min(quantity, stock ?? quantity, room))
    had[at] = taken
    room -= taken
  }
  return had
}
