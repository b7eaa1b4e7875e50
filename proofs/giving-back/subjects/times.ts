import { sell } from '../stage.ts'
import { placeAs, soonDay, withoutParcel, type Subject } from './subject.ts'

const shared = { most: 3, price: 1000, ships: false, countsUnits: true, opens: 'each' } as const
const alive = new Set(['held', 'booked', 'done', 'out', 'late'])

/** Places at one time of a service. */
export const haircut: Subject = {
  ...shared,
  name: 'a time of a service with 3 places',
  isEditable: false,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'service',
      variations: [{ price: '10.00' }],
      service: {
        duration_minutes: 60,
        hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '10:00', until: '11:00' })),
        capacity: 3,
        ahead_days: 60,
      },
    })
    const on = soonDay(stage)
    return {
      id,
      there: 3,
      async free() {
        const { body } = await stage.visitor.get(`/api/ajax/guest/slots/${viewId}?from=${on}&to=${on}`)
        return (body.data as { left: number }[])[0]?.left ?? 0
      },
      place: ({ units, way, ...wish }) =>
        placeAs(stage, viewId, { ...wish, way: withoutParcel(way), quantity: units, slot: `${on} 10:00` }),
      async inside({ orderNo }) {
        const { body } = await stage.owner.get(`/api/ajax/seller/appointments?from=${on}&to=${on}`)
        return (body.data as { order_no: string; status: string; places: number }[])
          .filter((one) => one.order_no === orderNo && alive.has(one.status))
          .reduce((sum, { places }) => sum + places, 0)
      },
    }
  },
}

/** Units of a thing that is lent, over the same days. */
export const camera: Subject = {
  ...shared,
  name: 'a rental of 3 units',
  isEditable: true,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'rental',
      variations: [{ price: '10.00' }],
      rental: { frequency: 'daily', quantity: 3 },
    })
    const on = soonDay(stage)
    return {
      id,
      there: 3,
      async free() {
        for (let units = 3; units > 0; units--) {
          const { body } = await stage.visitor.post(`/api/ajax/guest/rental-availability/${viewId}`, {
            date_range: [on, on],
            quantity: units,
          })
          if (body.data.available_status === true) return units
        }
        return 0
      },
      place: ({ units, way, ...wish }) =>
        placeAs(
          stage,
          viewId,
          { ...wish, way: withoutParcel(way), quantity: units, dateRange: [on, on] },
          'rental-place-order',
        ),
      async inside({ orderNo }) {
        const { body } = await stage.owner.get(`/api/ajax/seller/rentals?from=${on}&to=${on}&product=${viewId}`)
        return (body.data as { order_no: string; status: string; quantity: number }[])
          .filter((one) => one.order_no === orderNo && alive.has(one.status))
          .reduce((sum, { quantity }) => sum + quantity, 0)
      },
    }
  },
}
