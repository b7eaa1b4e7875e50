import { readOrder, stands } from '../orders.ts'
import { sell } from '../stage.ts'
import { placeAs, stockOf, viewOf, type Subject } from './subject.ts'

const address = { address: '12, Jalan Mawar 3', postcode: '43000', city: 'Kajang', state: 'Selangor', shipping: 0 }
const shared = { most: 3, price: 1000, ships: true, countsUnits: true, opens: 'each', isEditable: true } as const

const open =
  (form: object, there: number): Subject['open'] =>
  async (stage) => {
    const { id, viewId } = await sell(stage, form)
    const unit: number = (await viewOf(stage, viewId)).items[0].id
    return {
      id,
      there,
      free: () => stockOf(stage, viewId),
      place: ({ units, ...wish }) =>
        placeAs(stage, viewId, { ...address, ...wish, items: [{ id: unit, quantity: units }] }),
      async inside(placed) {
        const order = await readOrder(stage, placed)
        return stands(order) ? order.lines.reduce((sum, { left_to_pack: left }) => sum + left, 0) : 0
      },
    }
  }

export const mug: Subject = {
  ...shared,
  name: 'a mug of which there are 3',
  open: open({ item_type: 'ecommerce', variations: [{ price: '10.00', stock: 3 }] }, 3),
}

export const shirt: Subject = {
  ...shared,
  name: 'a shirt of a grid, 3 of its size',
  open: open(
    {
      item_type: 'variation',
      option_names: ['Saiz'],
      variations: [
        { option_values: ['S'], price: '10.00', stock: 3 },
        { option_values: ['M'], price: '12.00', stock: 3 },
      ],
    },
    3,
  ),
}
