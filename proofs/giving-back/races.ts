import { expireOrders } from '../../server/src/features/orders/orders/actions/expire-orders.ts'
import {
  amountOf,
  cancelByBuyer,
  edit,
  readAsBuyer,
  readOrder,
  recordPayment,
  refund,
  senOf,
  stands,
  type OrderNow,
  type Placed,
} from './orders.ts'
import { reportPaid, type Stage } from './stage.ts'
import { sharedSeats } from './subjects/event.ts'
import { download } from './subjects/digital.ts'
import { mug } from './subjects/goods.ts'
import { monthly } from './subjects/terms.ts'
import type { Offer, Subject } from './subjects/subject.ts'

/** How many calls come at one moment. */
const atOnce = 50

/** One round on a fresh product; what is wrong after it, in words. */
export type Race = (stage: Stage) => Promise<string[]>

export const raceNames = ['check-in', 'download', 'renewal', 'lapse', 'edit'] as const
export type RaceName = (typeof raceNames)[number]

type Answered = { status: number }
let keys = 0

/** Sends refunds and others by turns, all at once; what came that no server should say. */
async function rush(refunding: (key: string) => Promise<Answered>, other: (key: string) => Promise<Answered>) {
  const calls = Array.from({ length: atOnce }, (_, at) => (at % 2 === 0 ? refunding : other)(`race-${(keys += 1)}`))
  const answers = await Promise.all(calls)
  return answers
    .filter(({ status }) => status >= 500 && status !== 503)
    .map(({ status }) => `something answers ${status}`)
}

async function buy(stage: Stage, subject: Subject, units: number): Promise<{ offer: Offer; placed: Placed }> {
  const offer = await subject.open(stage)
  const { answer, placed } = await offer.place({ units })
  if (!placed) throw new Error(`the order is not taken: ${answer.text}`)
  await recordPayment(stage, placed, answer.body.data.totals.total)
  return { offer, placed }
}

const unless = (isRight: boolean, fault: string): string[] => (isRight ? [] : [fault])

/** The ledger tells each refund once, and never more than came. */
function judgeMoney(order: OrderNow, refunded = senOf(order.refunded)): string[] {
  const rows = order.payments.filter(({ kind }) => kind === 'refund')
  const back = rows.reduce((sum, { amount }) => sum + senOf(amount), 0)
  return [
    ...unless(back === senOf(order.refunded) && back === refunded, `${back} sen went back, not ${refunded}`),
    ...unless(back <= senOf(order.paid), `${back} sen went back of ${order.paid}`),
  ]
}

async function judgeFree(offer: Offer, held: number): Promise<string[]> {
  const free = await offer.free()
  return unless(
    offer.there === null || free === offer.there - held,
    `${free} are free, with ${held} of ${offer.there} held`,
  )
}

/** Which tickets a refund takes is its own choice, never one whose holder is inside. */
const checkIn: Race = async (stage) => {
  const { offer, placed } = await buy(stage, sharedSeats, 3)
  const before = await readOrder(stage, placed)
  const line = before.lines[0]?.id ?? 0
  const tickets: { code: string }[] = (await readAsBuyer(placed)).tickets
  const admitted = new Set<string>()
  let turn = 0
  const faults = await rush(
    (key) => refund(stage, placed, { lines: [{ id: line, quantity: 1 }] }, key),
    async () => {
      const code = tickets[(turn += 1) % tickets.length]?.code ?? ''
      const answer = await stage.owner.post('/api/ajax/seller/tickets/check-in', { code, device: `pintu-${turn}` })
      if (answer.body.data?.result === 'admitted') admitted.add(code)
      return answer
    },
  )
  const order = await readOrder(stage, placed)
  const after: { code: string; status: string }[] = (await readAsBuyer(placed)).tickets
  const gone = after.filter(({ status }) => status === 'void')
  const givenUp = order.lines[0]?.given_up ?? 0
  return [
    ...faults,
    ...gone.filter(({ code }) => admitted.has(code)).map(({ code }) => `${code} was let in, and given up`),
    ...unless(gone.length === givenUp, `${givenUp} given up, ${gone.length} tickets void`),
    ...judgeMoney(order, givenUp * sharedSeats.price),
    ...(await judgeFree(offer, stands(order) ? 3 - givenUp : 0)),
  ]
}

const fetching: Race = async (stage) => {
  const { offer, placed } = await buy(stage, download, 1)
  const [grant] = (await readAsBuyer(placed)).downloads
  const faults = await rush(
    (key) => refund(stage, placed, { amount: '10.00' }, key),
    () => placed.buyer.post(`/api/ajax/guest/order/${placed.token}/downloads/${grant.id}`, {}),
  )
  const after = await placed.buyer.post(`/api/ajax/guest/order/${placed.token}/downloads/${grant.id}`, {})
  const order = await readOrder(stage, placed)
  return [
    ...faults,
    ...unless(after.status !== 200, 'it is fetched after all of its money went back'),
    ...judgeMoney(order, 1000),
    ...(await judgeFree(offer, 0)),
  ]
}

/** Somebody pays for another month while the first is given back. */
const renewal: Race = async (stage) => {
  const { placed } = await buy(stage, monthly, 1)
  const member = String((await readAsBuyer(placed)).lines[0].member_url)
    .split('/')
    .pop()
  const renew = (key: string) =>
    placed.buyer.post(
      `/api/ajax/guest/member/${member}/renew`,
      { paymentMethod: 'bank_transfer' },
      { headers: { 'idempotency-key': key } },
    )
  const early = await renew('first')
  const renewals: string[] = [early.body.data.order_no]
  const asOrder = (orderNo: string): Placed => ({ ...placed, orderNo })
  const faults = await rush(
    (key) => refund(stage, placed, { amount: '10.00' }, key),
    async (key) => {
      keys += 1
      if (keys % 4 === 0) return recordPayment(stage, asOrder(early.body.data.order_no), '10.00', key)
      const answer = await renew(key)
      if (answer.status === 200) renewals.push(answer.body.data.order_no)
      return answer
    },
  )
  const first = await readOrder(stage, placed)
  const orders = await Promise.all(renewals.map((orderNo) => readOrder(stage, asOrder(orderNo))))
  const isPaid = orders.some((order) => order.payment_status === 'paid' && stands(order))
  const card = await placed.buyer.get(`/api/ajax/guest/member/${member}`)
  const isIn = card.status === 200 && card.body.data.status !== 'lapsed'
  const late = await renew('late')
  return [
    ...faults,
    ...judgeMoney(first, 1000),
    ...unless(
      isIn === isPaid,
      isIn ? 'a member without a month that is paid' : 'a month is paid, and the card is over',
    ),
    ...unless(isPaid || late.status !== 200, 'a term that was given back is renewed'),
  ]
}

/** The bank's word, the end of the time to pay and refunds of whatever came. */
const lapsing: Race = async (stage) => {
  const offer = await mug.open(stage)
  const { placed } = await offer.place({ units: 2, way: 'sandbox' })
  if (!placed) throw new Error('the order is not taken')
  stage.app.clock.advance(86_400_000)
  const faults = await rush(
    (key) => refund(stage, placed, { amount: '26.00' }, key),
    async () => {
      keys += 1
      if (keys % 3 === 0) return cancelByBuyer(placed)
      if (keys % 3 === 1) return reportPaid(stage, placed.orderNo)
      await expireOrders(stage.app.db, stage.app.clock.now())
      return { status: 200 }
    },
  )
  const order = await readOrder(stage, placed)
  const unmatched = order.unmatched.reduce((sum, { amount }) => sum + senOf(amount), 0)
  return [
    ...faults,
    ...judgeMoney(order),
    ...unless([0, 2600].includes(senOf(order.paid) + unmatched), `${order.paid} and ${unmatched} sen came of 26.00`),
    ...unless(!(senOf(order.paid) > 0 && order.order_status === 'expired'), 'an expired order has money'),
    ...(await judgeFree(offer, stands(order) ? 2 : 0)),
  ]
}

const editing: Race = async (stage) => {
  const { offer, placed } = await buy(stage, mug, 3)
  const before = await readOrder(stage, placed)
  const line = before.lines[0]?.id ?? 0
  const faults = await rush(
    (key) => refund(stage, placed, { lines: [{ id: line, quantity: 1, restock: 1 }] }, key),
    () => edit(stage, before, [{ id: line, quantity: 2 }]),
  )
  const order = await readOrder(stage, placed)
  const [now] = order.lines
  const quantity = now?.quantity ?? 0
  const givenUp = now?.given_up ?? 0
  return [
    ...faults,
    ...unless(givenUp <= quantity, `${givenUp} given up of ${quantity}`),
    ...judgeMoney(order, Math.min(givenUp * mug.price, senOf(amountOf(senOf(order.paid))))),
    ...(await judgeFree(offer, stands(order) ? quantity - givenUp : 0)),
  ]
}

/** Refunds against whatever else wants the same unit: leaving one out does not compile. */
export const races = {
  'check-in': checkIn,
  download: fetching,
  renewal,
  lapse: lapsing,
  edit: editing,
} satisfies Record<RaceName, Race>
