import { orderAll, type After, type Door, type Scene } from './door.ts'
import { amountOf, cancelByBuyer, cancelBySeller, edit, refund, send, takeBackParcel } from './orders.ts'
import { lapse, reportPaid } from './stage.ts'
import type { Subject } from './subjects/subject.ts'

const lineOf = ({ order }: Scene): number => order.lines[0]?.id ?? 0
const isGoods = ({ ships }: Subject) => ships
const shown = (answer: { status: number; body: { message: string | null } }) => ({
  status: answer.status,
  message: answer.body.message,
})
const refundOf =
  (wish: (scene: Scene) => Parameters<typeof refund>[2]): Door['go'] =>
  async (scene, key) =>
    shown(await refund(scene.stage, scene.placed, wish(scene), key))
const everyUnit = (scene: Scene, more: object = {}) => [{ id: lineOf(scene), quantity: scene.units, ...more }]
const allBack = ({ total }: Scene): After => ({ holds: 0, order: 'cancelled', payment: 'refunded', refunded: total })
const nothingPaid: After = { holds: 0, order: 'cancelled', refunded: 0 }
const editTo =
  (units: (scene: Scene) => number): Door['go'] =>
  async (scene) => {
    const [line] = scene.order.lines
    if (!line) throw new Error('an order without a line')
    const wanted = scene.subject.editedLine?.(line, units(scene)) ?? { id: line.id, quantity: units(scene) }
    return shown(await edit(scene.stage, scene.order, [wanted]))
  }
/** One unit's money back: of an order of one without delivery that is all of it. */
const afterOne = (scene: Scene, givesUp: 0 | 1): After => {
  const { units, total, subject } = scene
  const line = { returned: 1, given_up: givesUp, refunded: subject.price }
  if (total === subject.price) return { ...allBack(scene), ...(givesUp === 1 && { line }) }
  return { holds: units - givesUp, order: 'stands', payment: 'partially_refunded', refunded: subject.price, line }
}

export const doorNames = [
  'one unit is refunded and given up',
  'one unit is refunded as goodwill',
  'a part of the money is refunded',
  'everything is refunded by lines',
  'everything is refunded by sum',
  'one unit is given up, then the rest of the money goes back',
  'units are refunded as not for sale again, then the rest goes back',
  'a paid order is edited down',
  'an unpaid order is edited down',
  'the seller cancels an unpaid order',
  'the buyer cancels an unpaid order',
  'the seller cancels a free order',
  'the buyer cancels a free order',
  'the time to pay runs out',
  'the money comes late, and there is room',
  'the money comes late, and others have it',
  'a parcel comes back for sale, then everything is refunded',
  'a parcel comes back broken, then everything is refunded',
] as const
export type DoorName = (typeof doorNames)[number]

/** Every way out of a sale: leaving one out does not compile. */
export const doors = {
  'one unit is refunded and given up': {
    begins: 'paid',
    go: refundOf((scene) => ({ lines: [{ id: lineOf(scene), quantity: 1, gives_up: 1, restock: 1 }] })),
    after: (scene) => afterOne(scene, 1),
  },
  'one unit is refunded as goodwill': {
    begins: 'paid',
    go: refundOf((scene) => ({ lines: [{ id: lineOf(scene), quantity: 1, gives_up: 0 }] })),
    after: (scene) => afterOne(scene, 0),
  },
  'a part of the money is refunded': {
    begins: 'paid',
    go: refundOf(() => ({ amount: '1.00' })),
    after: ({ units }) => ({
      holds: units,
      order: 'stands',
      payment: 'partially_refunded',
      refunded: 100,
      line: { returned: 0, given_up: 0, refunded: 0 },
    }),
  },
  'everything is refunded by lines': {
    begins: 'paid',
    go: refundOf((scene) => ({
      lines: everyUnit(scene, { restock: 1 }),
      ...(scene.subject.ships && { shipping: scene.order.totals.shipping }),
    })),
    after: (scene) => ({
      ...allBack(scene),
      line: { returned: scene.units, given_up: scene.units, refunded: scene.units * scene.subject.price },
    }),
  },
  'everything is refunded by sum': {
    begins: 'paid',
    go: refundOf(({ total }) => ({ amount: amountOf(total) })),
    after: allBack,
  },
  'one unit is given up, then the rest of the money goes back': {
    begins: 'paid',
    fits: ({ most }) => most > 1,
    async go(scene, key) {
      const { stage, placed, total, subject } = scene
      const first = await refund(stage, placed, { lines: [{ id: lineOf(scene), quantity: 1, restock: 1 }] }, key)
      if (first.status !== 200) return shown(first)
      return shown(await refund(stage, placed, { amount: amountOf(total - subject.price) }, `${key}-rest`))
    },
    after: allBack,
  },
  'units are refunded as not for sale again, then the rest goes back': {
    begins: 'paid',
    fits: isGoods,
    async go(scene, key) {
      const { stage, placed, total, units, subject } = scene
      const first = await refund(stage, placed, { lines: everyUnit(scene, { restock: 0 }) }, key)
      if (first.status !== 200) return shown(first)
      return shown(await refund(stage, placed, { amount: amountOf(total - units * subject.price) }, `${key}-rest`))
    },
    after: (scene) => ({ ...allBack(scene), writtenOff: scene.units }),
  },
  'a paid order is edited down': {
    begins: 'paid',
    fits: ({ most }) => most > 1,
    refuses: ({ isEditable }) => !isEditable,
    go: editTo(({ units }) => units - 1),
    after: ({ units, subject }) => ({
      holds: units - (subject.isEditable ? 1 : 0),
      order: 'stands',
      payment: subject.isEditable ? 'overpaid' : 'paid',
      refunded: 0,
    }),
  },
  'an unpaid order is edited down': {
    begins: 'unpaid',
    fits: ({ most, isEditable }) => most > 1 && isEditable,
    go: editTo(({ units }) => units - 1),
    after: ({ units }) => ({ holds: units - 1, order: 'stands', payment: 'unpaid', refunded: 0 }),
  },
  'the seller cancels an unpaid order': {
    begins: 'unpaid',
    go: async ({ stage, placed }) => shown(await cancelBySeller(stage, placed)),
    after: () => nothingPaid,
  },
  'the buyer cancels an unpaid order': {
    begins: 'unpaid',
    go: async ({ placed }) => shown(await cancelByBuyer(placed)),
    after: () => nothingPaid,
  },
  'the seller cancels a free order': {
    begins: 'free',
    go: async ({ stage, placed }) => shown(await cancelBySeller(stage, placed)),
    after: () => nothingPaid,
  },
  'the buyer cancels a free order': {
    begins: 'free',
    go: async ({ placed }) => shown(await cancelByBuyer(placed)),
    after: () => nothingPaid,
  },
  'the time to pay runs out': {
    begins: 'unpaid',
    async go({ stage }) {
      await lapse(stage)
      return { status: 200 }
    },
    after: () => ({ holds: 0, order: 'expired', payment: 'unpaid', refunded: 0 }),
  },
  'the money comes late, and there is room': {
    begins: 'unpaid',
    way: 'sandbox',
    async go({ stage, placed }) {
      await lapse(stage)
      return reportPaid(stage, placed.orderNo)
    },
    after: ({ units }) => ({ holds: units, order: 'stands', payment: 'paid', refunded: 0 }),
  },
  'the money comes late, and others have it': {
    begins: 'unpaid',
    way: 'sandbox',
    fits: ({ countsUnits }) => countsUnits,
    async go(scene) {
      const { stage, placed } = scene
      await lapse(stage)
      await orderAll(scene)
      return reportPaid(stage, placed.orderNo)
    },
    after: ({ offer }) => ({ holds: 0, order: 'expired', refunded: 0, others: offer.there ?? 0 }),
  },
  'a parcel comes back for sale, then everything is refunded': {
    begins: 'paid',
    fits: isGoods,
    go: (scene, key) => sendAndTakeBack(scene, 1, key),
    after: allBack,
  },
  'a parcel comes back broken, then everything is refunded': {
    begins: 'paid',
    fits: isGoods,
    go: (scene, key) => sendAndTakeBack(scene, 0, key),
    after: (scene) => ({ ...allBack(scene), writtenOff: scene.units }),
  },
} satisfies Record<DoorName, Door> as Record<DoorName, Door> // widened, so that what a door leaves out can be asked

async function sendAndTakeBack(scene: Scene, restock: 0 | 1, key: string): ReturnType<Door['go']> {
  const { stage, placed, total } = scene
  const sent = await send(stage, placed)
  const [parcel] = (await stage.owner.get(`/api/ajax/seller/orders/${placed.orderNo}`)).body.data.shipments
  const back = await takeBackParcel(stage, parcel?.id ?? 0, restock)
  if (sent.status === 200 && back.status !== 200) return shown(back)
  return shown(await refund(stage, placed, { amount: amountOf(total) }, key))
}
