import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { type Person, nobody } from '../../../product-types/ticket/typed.ts'

type Line = Pick<SellerOrder['lines'][number], 'id' | 'quantity' | 'participants'>

// Of a line of tickets: which of its people come no more, by their places in the order they were taken off, and who comes besides.
export type PeopleEdit = { dropped: number[]; joined: Person[] }

export type Guest = { place: number; name: string; email: string; hasCome: boolean }

// Who stands on a line, each by the name of the ticket where one was made: it may have been passed on.
export function guestsOf({ buyer, tickets = [] }: Pick<SellerOrder, 'buyer' | 'tickets'>, line: Line): Guest[] {
  return Array.from({ length: line.quantity }, (_, place) => {
    const ticket = tickets.find((one) => one.line_id === line.id && one.place === place)
    const { name, email } = ticket ?? line.participants?.[place] ?? { name: buyer.name, email: buyer.email ?? '' }
    return { place, name, email, hasCome: ticket?.status === 'used' }
  })
}

export const ticketsOf = (guests: readonly Guest[], { dropped, joined }: PeopleEdit): number =>
  guests.length - dropped.length + joined.length

// The change that comes to so many tickets: the last to join leave first, then the last who have not come; whoever was taken off
// last comes back first.
export function toTickets(guests: readonly Guest[], edit: PeopleEdit, wanted: number): PeopleEdit {
  const by = wanted - ticketsOf(guests, edit)
  if (by > 0) {
    const back = Math.min(by, edit.dropped.length)
    return {
      dropped: edit.dropped.slice(0, edit.dropped.length - back),
      joined: [...edit.joined, ...Array.from({ length: by - back }, () => nobody)],
    }
  }
  const leaving = Math.min(-by, edit.joined.length)
  const stay = guests.filter(({ place, hasCome }) => !hasCome && !edit.dropped.includes(place))
  const gone = stay.slice(Math.max(0, stay.length + by + leaving)).map(({ place }) => place)
  return {
    dropped: -by > leaving ? [...edit.dropped, ...gone.toReversed()] : edit.dropped,
    joined: edit.joined.slice(0, edit.joined.length - leaving),
  }
}
