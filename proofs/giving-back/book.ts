import { senOf, stands, type OrderNow, type Placed } from './orders.ts'
import type { Subject } from './subjects/subject.ts'

/**
 * What plain counting says of one order. Its pieces are in the shop's `house` for it, `away` with the buyer, or `decided`: they came
 * back, and their seller said what is to become of them. What was `writtenOff` is gone for everybody.
 */
export type Entry = {
  placed: Placed
  units: number
  givenUp: number
  returned: number
  house: number
  away: number
  decided: number
  writtenOff: number
  /** Of what came back: whether it is for sale again. */
  restocked: 0 | 1
  isCancelled: boolean
  isExpired: boolean
  isReported: boolean
  /** Money that was handed in, in sen, and that went back. */
  handedIn: number
  refunded: number
}

export const newEntry = (placed: Placed, units: number): Entry => ({
  placed,
  units,
  givenUp: 0,
  returned: 0,
  house: units,
  away: 0,
  decided: 0,
  writtenOff: 0,
  restocked: 0,
  isCancelled: false,
  isExpired: false,
  isReported: false,
  handedIn: 0,
  refunded: 0,
})

/** Units that nobody else can have because of the order. */
export const taken = ({ house, away, writtenOff }: Entry): number => house + away + writtenOff

/** Units that somebody may still use, fetch or wait for. */
export const held = (entry: Entry, { ships }: Subject): number => {
  if (entry.isCancelled || entry.isExpired) return 0
  return ships ? entry.house : entry.units - entry.givenUp
}

/** So many units are given up: those in the house first. */
export function giveUp(entry: Entry, units: number, restock: 0 | 1): void {
  entry.givenUp += units
  const inHouse = Math.min(units, entry.house)
  const outside = Math.min(units - inHouse, entry.away)
  entry.house -= inHouse
  entry.away -= outside
  entry.decided -= units - inHouse - outside
  if (restock === 0) entry.writtenOff += inHouse + outside
}

export function sendAway(entry: Entry): void {
  entry.away += entry.house
  entry.house = 0
}

/** A parcel with all that was away is back. */
export function takeBack(entry: Entry, restock: 0 | 1): void {
  entry.decided += entry.away
  entry.restocked = restock
  if (restock === 0) entry.writtenOff += entry.away
  entry.away = 0
}

/** It is over: what was in the house for it is anybody's. */
export function release(entry: Entry, as: 'isCancelled' | 'isExpired'): void {
  entry[as] = true
  entry.house = 0
}

export function revive(entry: Entry): void {
  entry.isExpired = false
  entry.house = entry.units - entry.givenUp
}

/** Codes that were seen are nobody else's, whatever becomes of the order. */
export function spend(entry: Entry): void {
  entry.writtenOff += entry.house
  entry.house = 0
}

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + senOf(amount), 0)
const differs = (what: string, is: unknown, expected: unknown): string[] =>
  is === expected ? [] : [`${what}: ${String(is)}, not ${String(expected)}`]

/** Where an order as it is told differs from its entry. */
export function judgeEntry(entry: Entry, order: OrderNow): string[] {
  const status = entry.isCancelled ? 'cancelled' : entry.isExpired ? 'expired' : 'stands'
  const [line] = order.lines
  const ofKind = (kind: string) => sum(order.payments.filter((row) => row.kind === kind).map(({ amount }) => amount))
  return [
    ...differs('order_status', stands(order) ? 'stands' : order.order_status, status),
    ...differs('quantity', line?.quantity, entry.units),
    ...differs('returned', line?.returned, entry.returned),
    ...(status === 'stands' ? differs('given_up', line?.given_up, entry.givenUp) : []),
    ...differs('refunded, by its ledger', ofKind('refund'), entry.refunded),
    ...differs('refunded', senOf(order.refunded), entry.refunded),
    ...differs('paid, by its ledger', ofKind('payment'), senOf(order.paid)),
    ...differs('money handed in', senOf(order.paid) + sum(order.unmatched.map(({ amount }) => amount)), entry.handedIn),
    ...(senOf(String(line?.refunded)) > entry.refunded ? ['a line tells more money back than the order'] : []),
  ].map((fault) => `${order.order_no} · ${fault}`)
}
