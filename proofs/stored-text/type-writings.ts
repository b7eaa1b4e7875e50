import type { World } from '../matrix/world.ts'
import { buyer, fresh, type Shape } from './writing.ts'

const listed = (itemType: string, more: object) => ({
  item_type: itemType,
  status: 'published',
  title: `Mug ${fresh()}`,
  variations: [{ price: '25.00', option_values: [] }],
  ...more,
})
const shape = (body: () => object): Shape => ({ body })
const lessons = (lesson: object) => ({
  sections: [{ title: 'Mula', lessons: [{ text: 'Jawab', link: '', file_name: '', ...lesson }] }],
})
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '17:00' }))

/** What the product's form says of each type that has a part of its own. */
export const productShapes: readonly Shape[] = [
  shape(() =>
    listed('rental', {
      rental: {
        frequency: 'daily',
        addons: [{ title: 'Tripod', price: '5.00', per: 'booking' }],
        blocked: [{ from: '2030-01-01', to: '2030-01-02', reason: 'Servis' }],
        pickup_location: ['Ipoh', 'Taiping'],
        return_location: ['Ipoh', 'Taiping'],
      },
    }),
  ),
  shape(() =>
    listed('membership', {
      option_names: ['Pelan'],
      variations: [{ price: '30.00', option_values: ['Bulanan'] }],
      membership: { plans: [{ title: 'Bulanan', every: 1, unit: 'month', trial_days: 0 }], grace_days: 3 },
    }),
  ),
  shape(() =>
    listed('collection', {
      collection: {
        amount_type: 'open',
        minimum: '5.00',
        fields: [{ key: 'lorong', label: 'Lorong', type: 'choice', options: ['Satu', 'Dua'] }],
      },
    }),
  ),
  shape(() =>
    listed('collection', {
      collection: {
        amount_type: 'fixed',
        fields: [
          { key: 'saiz', label: 'Saiz', type: 'grid', options: ['S', 'M'], grid: { columns: ['Merah', 'Biru'] } },
        ],
      },
    }),
  ),
  shape(() =>
    listed('service', { service: { duration_minutes: 30, staff: [{ name: `Mei ${fresh()}` }], hours: everyDay } }),
  ),
  shape(() =>
    listed('ticket', {
      ticket: {
        starts_at: '2030-12-20 20:30',
        venue: 'Dewan Budaya',
        capacity: 50,
        participant_fields: [{ key: 'makan', label: 'Makanan', type: 'choice', options: ['Nasi', 'Mi'] }],
      },
    }),
  ),
  // A film first: a quiz leaves its link out.
  shape(() =>
    listed('course', { course: lessons({ title: 'Tonton', kind: 'video', link: 'https://youtu.be/dQw4w9WgXcQ' }) }),
  ),
  shape(() =>
    listed('course', {
      course: lessons({
        title: 'Kuiz',
        kind: 'quiz',
        questions: [{ question: 'Berapa?', options: ['Satu', 'Dua'], correct: [0] }],
      }),
    }),
  ),
]

/** An order of a ticket, for somebody by name. */
export const ticketOrder: Shape = {
  ids: () => Promise.resolve({ view_id: 'DEMO-GIG' }),
  body: oneTicket,
}

async function oneTicket({ people }: World) {
  const { body: gig } = await people.guest.get('/api/ajax/guest/view/DEMO-GIG')
  return {
    ...buyer,
    items: [{ id: gig.data.items[0].id, quantity: 1 }],
    participants: [{ name: 'Nur Aisyah', email: 'aisyah@buyer.test', mobile: '012-345 6789' }],
    paymentMethod: 'bank_transfer',
  }
}

/** One ticket more of such an order, for somebody by name. */
export const ticketEdit: Shape = {
  ids: async (world) => {
    const form = await oneTicket(world)
    const { body } = await world.people.guest.post('/api/ajax/guest/order/place-order/DEMO-GIG', form)
    return { order_no: body.data.order_no }
  },
  body: async ({ people }, ids) => {
    const { body } = await people.owner.get(`/api/ajax/seller/orders/${ids.order_no}`)
    return {
      ...buyer,
      country: undefined,
      revision: body.data.revision,
      shipping: '0.00',
      lines: [
        {
          id: body.data.lines[0].id,
          quantity: 2,
          participants: [{ name: 'Siti', email: 'siti@buyer.test', mobile: '013-222 3344' }],
        },
      ],
    }
  },
}
