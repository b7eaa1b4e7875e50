import type { Placed } from '../orders.ts'
import { sell, type Stage } from '../stage.ts'
import { placeAs, stockOf, viewOf, withoutParcel, type Subject } from './subject.ts'

const shared = { price: 1000, ships: false, countsUnits: true, opens: 'all', isEditable: false } as const

const countedOf =
  (stage: Stage, viewId: string) =>
  async ({ orderNo }: Placed) => {
    const { body } = await stage.owner.get(`/api/ajax/seller/responses/${viewId}?status=paid`)
    return (body.data as { order_no: string }[]).some((one) => one.order_no === orderNo) ? 1 : 0
  }

export const rows: Subject = {
  ...shared,
  name: 'a form with a row of 5 pieces',
  most: 3,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'collection',
      option_names: ['Baris'],
      variations: [{ option_values: ['Baju'], price: '10.00', stock: 5 }],
      collection: { amount_type: 'fixed' },
    })
    const row: number = (await viewOf(stage, viewId)).items[0].id
    return {
      id,
      there: 5,
      free: () => stockOf(stage, viewId),
      place: ({ units, way, ...wish }) =>
        placeAs(stage, viewId, { ...wish, way: withoutParcel(way), items: [{ id: row, quantity: units }] }, 'collect'),
      inside: countedOf(stage, viewId),
    }
  },
}

export const fund: Subject = {
  ...shared,
  name: 'a fund that takes 3 responses',
  most: 1,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'collection',
      variations: [{ price: '10.00' }],
      collection: { amount_type: 'open', minimum: '5.00', max_responses: 3 },
    })
    return {
      id,
      there: 3,
      free: async () => (await viewOf(stage, viewId)).item.collection.responses_left,
      place: ({ units: _one, way, ...wish }) =>
        placeAs(stage, viewId, { ...wish, way: withoutParcel(way), amount: '10.00' }, 'collect'),
      inside: countedOf(stage, viewId),
    }
  },
}
