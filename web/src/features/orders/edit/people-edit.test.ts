import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nobody } from '../../../product-types/ticket/typed.ts'
import { type Guest, guestsOf, ticketsOf, toTickets } from './people-edit.ts'

const guest = (place: number, hasCome = false): Guest => ({ place, name: `P${place}`, email: '', hasCome })
const siti = { ...nobody, name: 'Siti' }

it('takes off the last who have not come, and those who were to join before them', () => {
  const guests = [guest(0), guest(1), guest(2, true)]
  expect(toTickets(guests, { dropped: [], joined: [] }, 2)).toEqual({ dropped: [1], joined: [] })
  expect(toTickets(guests, { dropped: [], joined: [siti] }, 2)).toEqual({ dropped: [1], joined: [] })
  expect(toTickets(guests, { dropped: [0], joined: [siti] }, 2)).toEqual({ dropped: [0], joined: [] })
})

it('brings back whoever was taken off last before it asks for somebody new', () => {
  const guests = [guest(0), guest(1), guest(2)]
  expect(toTickets(guests, { dropped: [2, 0], joined: [] }, 2)).toEqual({ dropped: [2], joined: [] })
  expect(toTickets(guests, { dropped: [1], joined: [siti] }, 5)).toEqual({ dropped: [], joined: [siti, nobody] })
})

it('comes to the tickets that are wanted, as far as nobody is taken off who came', () => {
  const some = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(some, fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 5 }), (came, path) => {
      const guests = came.map((hasCome, place) => guest(place, hasCome))
      const least = came.filter(Boolean).length
      let edit = { dropped: [] as number[], joined: [] as (typeof siti)[] }
      for (const wanted of path) {
        edit = toTickets(guests, edit, wanted)
        expect(ticketsOf(guests, edit)).toBe(Math.max(least, wanted))
        expect(new Set(edit.dropped).size).toBe(edit.dropped.length)
        expect(edit.dropped.some((place) => came[place])).toBe(false)
      }
    }),
  )
})

it('names whoever a ticket was passed on to, and the buyer where nobody is named', () => {
  const buyer = { name: 'Aisyah', email: 'aisyah@buyer.test' } as Parameters<typeof guestsOf>[0]['buyer']
  const ticket = { line_id: 7, place: 1, name: 'Ravi', email: 'ravi@buyer.test', status: 'used' }
  const tickets = [ticket] as unknown as NonNullable<Parameters<typeof guestsOf>[0]['tickets']>
  const participants = [{ name: 'Mei', email: 'mei@buyer.test', mobile: '', answers: [] }]
  expect(guestsOf({ buyer, tickets }, { id: 7, quantity: 3, participants })).toEqual([
    { place: 0, name: 'Mei', email: 'mei@buyer.test', hasCome: false },
    { place: 1, name: 'Ravi', email: 'ravi@buyer.test', hasCome: true },
    { place: 2, name: 'Aisyah', email: 'aisyah@buyer.test', hasCome: false },
  ])
})
