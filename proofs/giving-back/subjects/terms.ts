import { readAsBuyer, type Placed } from '../orders.ts'
import { sell, type Stage } from '../stage.ts'
import { placeAs, stockOf, viewOf, withoutParcel, type Subject } from './subject.ts'

const shared = { most: 1, price: 1000, ships: false, countsUnits: true, opens: 'each', isEditable: false } as const

/** What an order opened for a time, by the link that its buyer was once shown; null before that. */
function rememberLinks(field: 'member_url' | 'learn_url') {
  const links = new Map<string, string>()
  return async (placed: Placed): Promise<string | null> => {
    const shown: unknown = (await readAsBuyer(placed)).lines[0][field]
    if (typeof shown === 'string') links.set(placed.orderNo, shown)
    return links.get(placed.orderNo)?.split('/').pop() ?? null
  }
}

const memberIsIn = async ({ buyer }: Placed, token: string | null): Promise<number> => {
  if (token === null) return 0
  const { status, body } = await buyer.get(`/api/ajax/guest/member/${token}`)
  return status === 200 && body.data.status !== 'lapsed' ? 1 : 0
}

const club = (name: string, trialDays: number): Subject => ({
  ...shared,
  name,
  countsUnits: false,
  price: trialDays > 0 ? 0 : shared.price,
  async open(stage) {
    const { id, viewId } = await sell(stage, {
      item_type: 'membership',
      option_names: ['Pelan'],
      variations: [{ option_values: ['Bulanan'], price: '10.00' }],
      membership: { plans: [{ every: 1, unit: 'month', trial_days: trialDays }], grace_days: 0 },
    })
    const plan: number = (await viewOf(stage, viewId)).items[0].id
    const linkOf = rememberLinks('member_url')
    return {
      id,
      there: null,
      free: async () => 0,
      place: ({ units: _one, way, ...wish }) => placeAs(stage, viewId, { ...wish, way: withoutParcel(way), plan }),
      inside: async (placed) => memberIsIn(placed, await linkOf(placed)),
    }
  },
})

export const monthly = club('a membership by the month', 0)
export const trial = club('a membership with a trial of 30 days', 30)

export const courseForm = {
  item_type: 'course',
  course: { access_days: 30, sections: [{ title: 'Mula', lessons: [{ title: 'Satu', kind: 'text', text: 'Hai' }] }] },
}

export const course: Subject = {
  ...shared,
  name: 'a course with 3 places',
  async open(stage: Stage) {
    const { id, viewId } = await sell(stage, { ...courseForm, variations: [{ price: '10.00', stock: 3 }] })
    const linkOf = rememberLinks('learn_url')
    return {
      id,
      there: 3,
      free: () => stockOf(stage, viewId),
      place: ({ units: _one, way, ...wish }) => placeAs(stage, viewId, { ...wish, way: withoutParcel(way) }),
      async inside(placed) {
        const token = await linkOf(placed)
        if (token === null) return 0
        return (await placed.buyer.get(`/api/ajax/guest/course/${token}`)).status === 200 ? 1 : 0
      },
    }
  },
}
