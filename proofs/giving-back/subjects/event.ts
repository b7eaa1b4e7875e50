import { readAsBuyer, type Placed } from '../orders.ts'
import { sell } from '../stage.ts'
import { placeAs, soonDay, stockOf, viewOf, withoutParcel, type Subject } from './subject.ts'

type Ticket = { id: number; code: string; status: string }

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Peserta ${from + at}`,
    email: `peserta${from + at}@buyer.test`,
    mobile: `01234567${10 + from + at}`,
  }))

/** An event with 5 seats, counted by its ticket type, by the event, or by both. */
const gig = (name: string, stock: number | null, capacity: number | null): Subject => ({
  name,
  most: 3,
  price: 1000,
  ships: false,
  countsUnits: true,
  opens: 'each',
  isEditable: true,
  editedLine: ({ id, quantity }, units) => ({
    id,
    quantity: units,
    ...(units > quantity && { participants: people(units - quantity, quantity) }),
  }),
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'ticket',
      option_names: ['Tiket'],
      variations: [{ option_values: ['Biasa'], price: '10.00', stock }],
      ticket: { starts_at: `${soonDay(stage)} 20:30`, venue: 'Dewan', capacity },
    })
    const unit: number = (await viewOf(stage, viewId)).items[0].id
    const codes = new Map<string, Set<string>>()
    const read = async (placed: Placed): Promise<Ticket[]> => {
      const tickets: Ticket[] = (await readAsBuyer(placed)).tickets
      const seen = codes.get(placed.orderNo) ?? new Set<string>()
      for (const { code } of tickets) seen.add(code)
      codes.set(placed.orderNo, seen)
      return tickets
    }
    return {
      id,
      there: 5,
      free: () => stockOf(stage, viewId),
      place: ({ units, way, ...wish }) =>
        placeAs(stage, viewId, {
          ...wish,
          way: withoutParcel(way),
          items: [{ id: unit, quantity: units }],
          participants: people(units),
        }),
      inside: async (placed) => (await read(placed)).filter(({ status }) => status !== 'void').length,
      async enter(placed) {
        await read(placed)
        let admitted = 0
        for (const code of codes.get(placed.orderNo) ?? []) {
          const { body } = await stage.owner.post('/api/ajax/seller/tickets/check-in', { code })
          if (body.data.result !== 'refused') admitted += 1
        }
        return admitted
      },
    }
  },
})

export const ownStock = gig('tickets of a type with 5 of its own', 5, null)
export const sharedSeats = gig('tickets for 5 seats of an event', null, 5)
export const bothCounts = gig('tickets of a type with 5 of its own for 5 seats', 5, 5)
