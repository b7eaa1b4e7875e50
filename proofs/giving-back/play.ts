import { giveUp, newEntry, release, revive, sendAway, spend, takeBack, type Entry } from './book.ts'
import {
  amountOf,
  cancelByBuyer,
  cancelBySeller,
  edit,
  readOrder,
  recordPayment,
  refund,
  send,
  senOf,
  stands,
  takeBackParcel,
  type OrderNow,
} from './orders.ts'
import { lapse, reportPaid, wholeCoupon, type Stage } from './stage.ts'
import type { Step } from './steps.ts'
import type { Offer, Subject } from './subjects/subject.ts'

/** A fresh product and the orders of one sequence. */
export type Game = { stage: Stage; subject: Subject; offer: Offer; entries: Entry[] }

let keys = 0

/** Does one step, by the public calls, and counts what it must have changed. Its status; 0 where there was nothing to do it to. */
export async function play(game: Game, step: Step): Promise<number> {
  keys += 1
  const key = `step-${keys}`
  if (step.do === 'place') return place(game, step, key)
  if (step.do === 'lapse') return letLapse(game)
  const entry = game.entries[step.of % Math.max(1, game.entries.length)]
  if (!entry) return 0
  const before = await readOrder(game.stage, entry.placed)
  const once = () => act(game, step, entry, before, key)
  const first = await once()
  if (first.status >= 500) throw new Error(`it answers ${first.status}`)
  if (step.twice) {
    const second = await once()
    if (second.status >= 500) throw new Error(`the second time it answers ${second.status}`)
    if (first.isKeyed && first.status === 200 && second.status !== 200)
      throw new Error(`sent again with its key it answers ${second.status}`)
  }
  if (first.status === 200) {
    first.count?.()
    await follow(game, entry)
  }
  return first.status
}

async function place({ subject, offer, entries }: Game, step: Step & { do: 'place' }, key: string): Promise<number> {
  const { answer, placed } = await offer.place({
    units: step.units,
    way: step.way,
    ...(step.isFree && { coupon: wholeCoupon }),
    ...(step.twice && { key }),
  })
  if (!placed) {
    const free = await offer.free()
    if (offer.there !== null && free >= step.units)
      throw new Error(`${free} are free, but ${answer.status} ${answer.text}`)
    return answer.status
  }
  const entry = newEntry(placed, step.units)
  entries.push(entry)
  if (step.isFree && subject.isSpentOncePaid) spend(entry)
  return 200
}

async function letLapse({ stage, entries }: Game): Promise<number> {
  await lapse(stage)
  for (const entry of entries) {
    const order = await readOrder(stage, entry.placed)
    if (order.order_status !== 'expired' || entry.isExpired) continue
    release(entry, 'isExpired')
  }
  return 200
}

type Act = { status: number; isKeyed?: boolean; count?: () => void }

async function act({ stage, subject }: Game, step: Step, entry: Entry, before: OrderNow, key: string): Promise<Act> {
  const { placed } = entry
  const held = senOf(before.paid) - senOf(before.refunded)
  switch (step.do) {
    case 'pay': {
      const due = senOf(before.balance_due)
      const sen = step.part === 'half' ? Math.ceil(due / 2) : step.part === 'all' ? due : due + 500
      const { status } = await recordPayment(stage, placed, amountOf(sen), key)
      return { status, isKeyed: true, count: () => void (entry.handedIn += sen) }
    }
    case 'bank reports': {
      const { status, amount } = await reportPaid(stage, placed.orderNo)
      return { status, count: () => noteReport(entry, amount) }
    }
    case 'edit': {
      const [line] = before.lines
      if (!line) return { status: 0 }
      const { status } = await edit(stage, before, [
        subject.editedLine?.(line, step.units) ?? { id: line.id, quantity: step.units },
      ])
      return {
        status,
        count() {
          entry.house += step.units - entry.units
          entry.units = step.units
        },
      }
    }
    case 'refund units': {
      const { units, givesUp } = step
      // Whoever said once what becomes of a parcel says the same of its pieces.
      const restock = entry.decided > 0 ? entry.restocked : step.restock
      const wish = {
        id: before.lines[0]?.id ?? 0,
        quantity: units,
        gives_up: givesUp,
        ...(subject.ships && givesUp === 1 && { restock }),
      }
      const { status } = await refund(stage, placed, { lines: [wish] }, key)
      return {
        status,
        isKeyed: true,
        count() {
          entry.returned += units
          if (givesUp === 1) giveUp(entry, units, subject.ships ? restock : 1)
        },
      }
    }
    case 'refund sum': {
      const sen = step.part === 'all' ? held : Math.ceil(held / 2)
      const { status } = await refund(stage, placed, { amount: amountOf(sen) }, key)
      return { status, isKeyed: true }
    }
    case 'refund delivery': {
      const { status } = await refund(stage, placed, { shipping: before.totals.shipping }, key)
      return { status, isKeyed: true }
    }
    case 'send': {
      const { status } = await send(stage, placed)
      return { status, count: () => sendAway(entry) }
    }
    case 'take back': {
      const { restock } = step
      const isSent = before.shipments.some(({ status }) => status === 'shipped')
      if (!isSent) {
        const { status } = await send(stage, placed)
        if (status !== 200) return { status }
        sendAway(entry)
      }
      const { shipments } = isSent ? before : await readOrder(stage, placed)
      const { status } = await takeBackParcel(stage, shipments.at(-1)?.id ?? 0, restock)
      return { status, count: () => takeBack(entry, restock) }
    }
    case 'cancel': {
      const { status } = await (step.by === 'seller' ? cancelBySeller(stage, placed) : cancelByBuyer(placed))
      return { status, count: () => release(entry, 'isCancelled') }
    }
    default:
      return { status: 0 }
  }
}

function noteReport(entry: Entry, sen: number): void {
  if (!entry.isReported) entry.handedIn += sen
  entry.isReported = true
}

/** What follows from the money alone: all of it back ends an order, late money opens it, codes are seen once all is paid. */
async function follow({ stage, subject }: Game, entry: Entry): Promise<void> {
  const order = await readOrder(stage, entry.placed)
  const [paid, refunded] = [senOf(order.paid), senOf(order.refunded)]
  if (refunded < entry.refunded || refunded > paid)
    throw new Error(`${refunded} sen are said to have gone back of ${paid}`)
  entry.refunded = refunded
  if (entry.isExpired && paid > 0 && stands(order)) revive(entry)
  const wasEverPaid = paid >= senOf(order.totals.total)
  if (wasEverPaid && subject.isSpentOncePaid && !entry.isCancelled && !entry.isExpired) spend(entry)
  if (paid > 0 && refunded === paid && !entry.isExpired) release(entry, 'isCancelled')
}
