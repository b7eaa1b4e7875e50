import { readAsBuyer } from '../orders.ts'
import { mustBe200, sell } from '../stage.ts'
import { placeAs, stockOf, withoutParcel, type Subject } from './subject.ts'

const shared = { price: 1000, ships: false, countsUnits: true, isEditable: false } as const

/** Copies of one link: each order opens it for as long as it holds a copy. */
export const download: Subject = {
  ...shared,
  name: 'a download of which 3 are sold',
  most: 3,
  opens: 'all',
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'digital',
      variations: [{ price: '10.00', stock: 3 }],
      digital: { link: 'https://kelas.example/resipi' },
    })
    const grants = new Map<string, number>()
    return {
      id,
      there: 3,
      free: () => stockOf(stage, viewId),
      place: ({ units, way, ...wish }) => placeAs(stage, viewId, { ...wish, way: withoutParcel(way), quantity: units }),
      // By the address that was once shown, whatever is shown now.
      async inside(placed) {
        const [shown] = (await readAsBuyer(placed)).downloads
        if (shown) grants.set(placed.orderNo, shown.id)
        const grant = grants.get(placed.orderNo)
        if (grant === undefined) return 0
        const answer = await placed.buyer.post(`/api/ajax/guest/order/${placed.token}/downloads/${grant}`, {})
        return answer.status === 200 ? 1 : 0
      },
    }
  },
}

export const codes: Subject = {
  ...shared,
  name: 'codes of a pool of 5',
  most: 3,
  opens: 'each',
  isSpentOncePaid: true,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'digital',
      variations: [{ price: '10.00', stock: 0 }],
      digital: { has_codes: true },
    })
    const pool = ['KOD-1', 'KOD-2', 'KOD-3', 'KOD-4', 'KOD-5']
    mustBe200('codes', await stage.owner.post(`/api/ajax/seller/products/${id}/codes`, { codes: pool }))
    return {
      id,
      there: pool.length,
      free: () => stockOf(stage, viewId),
      place: ({ units, way, ...wish }) => placeAs(stage, viewId, { ...wish, way: withoutParcel(way), quantity: units }),
      inside: async (placed) => (await readAsBuyer(placed)).codes?.length ?? 0,
    }
  },
}
