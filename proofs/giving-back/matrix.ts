import { orderAll, type After, type Door, type Scene } from './door.ts'
import { doors, type DoorName } from './doors.ts'
import { readOrder, recordPayment, senOf, stands, type Placed } from './orders.ts'
import { wholeCoupon, type Stage } from './stage.ts'
import type { Offer, Subject } from './subjects/subject.ts'

/** A product type and a way out that it has. */
export type Case = { subject: Subject; name: DoorName }

export const casesOf = (subjects: readonly Subject[], names: readonly DoorName[]): Case[] =>
  subjects.flatMap((subject) =>
    names.filter((name) => doors[name].fits?.(subject) ?? true).map((name) => ({ subject, name })),
  )

let keys = 0

/** Goes twice through one door with an order of a fresh product, beside somebody else's order; what is wrong then, in words. */
export async function judgeCase(stage: Stage, { subject, name }: Case): Promise<string[]> {
  const door = doors[name]
  const offer = await subject.open(stage)
  const bystander = await begin(stage, { subject, offer }, { begins: 'paid' }, 1)
  const units = Math.min(2, subject.most)
  const placed = await begin(stage, { subject, offer }, door, units)
  const order = await readOrder(stage, placed)
  const scene: Scene = { stage, subject, offer, placed, order, units, total: senOf(order.totals.total) }
  await offer.inside(placed) // whoever goes has seen what was shown to him
  keys += 1
  const first = await door.go(scene, `key-${keys}`)
  const second = await door.go(scene, `key-${keys}`)
  return [
    ...judgeAnswers(door, subject, first, second),
    ...(await judgeOrder(scene, door.after(scene))),
    ...(await judgeEntrance(scene, door.after(scene))),
    ...(await judgeCount(scene, door)),
    ...(await judgeBystander(scene, bystander)),
    ...(await judgeShelf(scene)),
  ]
}

async function begin(
  stage: Stage,
  { subject, offer }: { subject: Subject; offer: Offer },
  { begins, way }: Pick<Door, 'begins' | 'way'>,
  units: number,
): Promise<Placed> {
  const isDiscounted = begins === 'free' && subject.price > 0
  const { answer, placed } = await offer.place({
    units,
    ...(way && { way }),
    ...(isDiscounted && { coupon: wholeCoupon }),
  })
  if (!placed) throw new Error(`the order is not taken: ${answer.status} ${answer.text.slice(0, 300)}`)
  if (begins === 'paid') await recordPayment(stage, placed, answer.body.data.totals.total)
  return placed
}

type Told = Awaited<ReturnType<Door['go']>>

function judgeAnswers(door: Door, subject: Subject, first: Told, second: Told): string[] {
  const told = `${first.status} ${first.message ?? ''}`
  if (first.status >= 500) return [`it answers ${first.status}`]
  if (second.status >= 500) return [`the second time it answers ${second.status}`]
  if (door.refuses?.(subject) ?? false) {
    const isInWords = (first.status === 409 || first.status === 422) && (first.message ?? '').length > 20
    return isInWords ? [] : [`it is not refused in words: ${told}`]
  }
  return first.status === 200 ? [] : [`it is refused: ${told}`]
}

const differs = (what: string, is: unknown, expected: unknown): string[] =>
  JSON.stringify(is) === JSON.stringify(expected)
    ? []
    : [`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`]

async function judgeOrder({ stage, placed, offer, subject }: Scene, after: After): Promise<string[]> {
  const order = await readOrder(stage, placed)
  const status = stands(order) ? 'stands' : order.order_status
  const [line] = order.lines
  const inside = await offer.inside(placed)
  const holds = subject.opens === 'each' ? after.holds : Math.min(1, after.holds)
  const isOpen = order.payment_status !== 'unpaid'
  return [
    ...differs('order_status', status, after.order),
    ...(after.payment === undefined ? [] : differs('payment_status', order.payment_status, after.payment)),
    ...(after.refunded === undefined ? [] : differs('refunded', senOf(order.refunded), after.refunded)),
    ...(after.line === undefined ? [] : differs('the line', moneyOf(line), after.line)),
    ...(inside > holds ? [`${inside} still get in, of ${holds} that are held`] : []),
    ...(isOpen && inside < holds ? [`only ${inside} get in, of ${holds} that are held and paid for`] : []),
  ]
}

/** Where people are let in once: as many as are held, of all who ever had a way in. */
async function judgeEntrance({ stage, placed, offer }: Scene, after: After): Promise<string[]> {
  const order = await readOrder(stage, placed)
  const admitted = await offer.enter?.(placed)
  if (admitted === undefined || order.payment_status === 'unpaid') return []
  return differs('let in at the door', admitted, after.holds)
}

const moneyOf = (line: { returned?: number; given_up?: number; refunded: unknown } | undefined) => ({
  returned: line?.returned,
  given_up: line?.given_up,
  refunded: typeof line?.refunded === 'string' ? senOf(line.refunded) : line?.refunded,
})

/** What is free is what there was, less what others and this order hold, once. */
async function judgeCount(scene: Scene, door: Door): Promise<string[]> {
  const { offer, subject, units } = scene
  if (offer.there === null) return []
  const { holds, writtenOff = 0, others = 1 } = door.after(scene)
  const wasPaid = door.begins !== 'unpaid'
  const taken = (subject.isSpentOncePaid ?? false) && wasPaid ? units : holds + writtenOff
  return differs('free', await offer.free(), offer.there - others - taken)
}

async function judgeBystander({ stage, offer }: Scene, bystander: Placed): Promise<string[]> {
  const order = await readOrder(stage, bystander)
  return [
    ...(stands(order) && order.payment_status === 'paid' ? [] : ['somebody else’s order changed']),
    ...((await offer.inside(bystander)) === 1 ? [] : ['somebody else gets in no more']),
  ]
}

/** Exactly what is free can be ordered, and not one more. */
async function judgeShelf(scene: Scene): Promise<string[]> {
  const { offer } = scene
  if (offer.there === null) return []
  try {
    await orderAll(scene)
  } catch (error) {
    return [String(error)]
  }
  const { answer } = await offer.place({ units: 1 })
  return answer.status === 409 ? [] : [`one more than there is can be ordered: ${answer.status}`]
}
