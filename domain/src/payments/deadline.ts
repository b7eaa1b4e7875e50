import { plusMinutes } from '../time/malaysia.ts'
import { paymentKindRules, type PaymentKind, type PaymentKindRules } from './methods.ts'

/** After a slip is refused, and after one has rested the clock for as long as it may, this much is left, in minutes. */
export const secondChance = 24 * 60

/** For how many of the shop's working days a slip that nobody looks at rests the clock. */
export const slipRestDays = 3

/** So many refused slips end a hold: the first refusal gives a second chance, the second none. */
export const maxRefusedSlips = 2

/** How long a method holds units, in minutes: the seller's wish within the kind's bounds; null until somebody decides. */
export function holdMinutes(kind: PaymentKind, wish: number | null): number | null {
  const { hold }: PaymentKindRules = paymentKindRules[kind]
  return hold === null ? null : Math.min(hold.most, Math.max(hold.least, wish ?? hold.usual))
}

/** How an order is to be paid: the kind, and the seller's hold in minutes, null for the usual one. */
export type HoldMethod = { kind: PaymentKind; wish: number | null }

/** The first way to pay that held the order for a time: what it held then, in minutes; `from` null: since it was placed. */
export type FirstHold = { kind: PaymentKind; minutes: number; from: Date | null }

/** An order's hold as it stands. `deadline` null: it waits for the seller, as cash on delivery does. */
export type Held = { placedAt: Date; deadline: Date | null; first: FirstHold | null }

declare const made: unique symbol

/** What may be written to an order. Only this file makes one, so that no hold is set past its bound. */
export type Hold = { readonly deadline: Date | null; readonly first: FirstHold | null; readonly [made]: true }

/** What happens to an unpaid order. `restsUntil`: the end of the third working day after a slip was sent. */
export type HoldEvent =
  | { name: 'placed' | 'switched' | 'attempted' | 'bank_decides' | 'slip_refused' | 'part_approved' | 'none' | 'over' }
  | { name: 'slip_sent'; restsUntil: Date }

/** No deadline stands any more: it is paid, over, or its goods have left. */
export const noHold: Hold = make(null, null)

/** The hold of a new order. */
export const newHold = (method: HoldMethod, placedAt: Date): Hold =>
  nextHold({ placedAt, deadline: null, first: null }, method, { name: 'placed' }, placedAt)

/** No buyer holds units past this by anything that buyers do alone: placing + the longest hold that the first method allows. */
export const holdBound = (placedAt: Date, { kind, from }: FirstHold): Date =>
  plusMinutes(from ?? placedAt, paymentKindRules[kind].hold?.most ?? 0)

/**
 * The hold after something happened at `now`; nothing else computes a deadline.
 *
 * Another way to pay and another try at a gateway bring their own time, never less than is left, and never past `holdBound`: who
 * began with 30 minutes at a gateway has two hours in all, by whatever they pay in the end, and going back and forth gains nothing.
 * (The wire promises no hold of its own to a method that is chosen later.) What others do may pass the bound: a bank that decides
 * arms the method's time again, money that the seller approved in part too, a refused slip gives a second chance. A slip that waits
 * rests the clock until `restsUntil`; then the clock runs for as long as after a refusal, so that whoever is told can still look.
 *
 * Cash on delivery waits for the seller (`mayPayOnDelivery` says until when it may be chosen). Who leaves it within the bound is
 * bound as before. Who leaves it later gets the other method's time once, as there is no way back to it; so does an order that began
 * with it, whose bound is counted from then.
 */
export function nextHold(held: Held, { kind, wish }: HoldMethod, event: HoldEvent, now: Date): Hold {
  if (event.name === 'over') return noHold
  const minutes = holdMinutes(kind, wish)
  if (minutes === null) return make(null, held.first)
  const first = held.first ?? { kind, minutes, from: event.name === 'placed' ? null : now }
  const fresh = plusMinutes(now, minutes)
  const bound = holdBound(held.placedAt, first)
  const { deadline } = held
  switch (event.name) {
    case 'slip_sent':
      return make(later(deadline, plusMinutes(event.restsUntil, secondChance)), first)
    case 'slip_refused':
      return make(plusMinutes(now, secondChance), first)
    case 'part_approved':
      return make(fresh, first)
    case 'bank_decides':
      return make(later(deadline, fresh), first)
    case 'switched':
    case 'attempted':
      return make(later(deadline, deadline === null && now >= bound ? fresh : earlier(fresh, bound)), first)
    case 'placed':
    case 'none':
      return make(deadline ?? fresh, first)
  }
}

/**
 * Whether an unpaid order may still be turned into cash on delivery, which has no deadline: only within its first hold, as it was
 * when the order was placed. Nothing that its buyer does prolongs that.
 */
export const mayPayOnDelivery = ({ placedAt, first }: Held, now: Date): boolean =>
  first === null || now < plusMinutes(first.from ?? placedAt, first.minutes)

function make(deadline: Date | null, first: FirstHold | null): Hold {
  return { deadline, first } as Hold // the mark is in the type alone
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (deadline: Date | null, other: Date) => (deadline !== null && deadline > other ? deadline : other)
