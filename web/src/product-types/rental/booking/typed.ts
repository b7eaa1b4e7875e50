import type { ItemRental } from '@kedai/contracts/rentals.ts'
import { momentOf } from '@kedai/domain/rentals/hours.ts'

/** A booking as it is typed. Days `YYYY-MM-DD`; by the hour, times `HH:mm` of what opens on these days, the night after them included. */
export type Typed = {
  from: string
  to: string
  start: string
  end: string
  addons: number[]
  pickup: string
  back: string
}

export const nothing: Typed = { from: '', to: '', start: '', end: '', addons: [], pickup: '', back: '' }

/** What was kept on this device, as far as it still fits. */
export function readTyped(kept: unknown, rental: ItemRental, today: string): Typed {
  if (typeof kept !== 'object' || kept === null) return nothing
  const of = (name: string): unknown => Object.entries(kept).find(([key]) => key === name)?.[1]
  const text = (name: keyof Typed): string => {
    const value = of(name)
    return typeof value === 'string' ? value : ''
  }
  const addons = of('addons')
  const isStillAhead = text('from') >= today
  return {
    ...(isStillAhead
      ? { from: text('from'), to: text('to'), start: text('start'), end: text('end') }
      : { from: '', to: '', start: '', end: '' }),
    addons: Array.isArray(addons)
      ? rental.addons.flatMap(({ id }) => (addons.some((one) => one === id) ? [id] : []))
      : [],
    pickup: listOf(rental.pickup_location).includes(text('pickup')) ? text('pickup') : '',
    back: listOf(rental.return_location).includes(text('back')) ? text('back') : '',
  }
}

/** Places to choose from; none where one text holds for everybody. */
export const listOf = (places: ItemRental['pickup_location']): string[] => (Array.isArray(places) ? places : [])

/** From when to when, as the wire says it; null while something of it is missing. */
export function rangeOf(
  { from, to, start, end }: Typed,
  rental: Pick<ItemRental, 'frequency' | 'opens' | 'closes'>,
): [string, string] | null {
  if (from === '' || to === '') return null
  if (rental.frequency !== 'hourly') return [from, to]
  if (start === '' || end === '') return null
  const [pickUp, back] = [momentOf(rental, from, start), momentOf(rental, to, end)]
  return back <= pickUp ? null : [pickUp, back]
}

/** A booking as an order says it. */
export function fieldsOf(typed: Typed, range: readonly [string, string] | null, rental: ItemRental) {
  const place = (chosen: string, offered: ItemRental['pickup_location']) => {
    const [only, another] = listOf(offered)
    return only !== undefined && another === undefined ? only : chosen
  }
  const [pickup, back] = [place(typed.pickup, rental.pickup_location), place(typed.back, rental.return_location)]
  const fields: [string, string][] = []
  if (range) fields.push(['dateRange[0]', range[0]], ['dateRange[1]', range[1]])
  typed.addons.forEach((id, at) => fields.push([`addons[${at}]`, String(id)]))
  if (pickup !== '') fields.push(['pickup_location', pickup])
  if (back !== '') fields.push(['return_location', back])
  return fields
}
