import { parseRinggit } from '../money/ringgit.ts'
import type { Sen } from '../money/sen.ts'
import { daysBetween } from '../time/days.ts'

/** Money that came into a bank account: `text` is all that the bank wrote beside it. */
export type StatementRow = { row: number; day: string; amount: Sen; text: string }

/** An order that waits for its money; `hasSlip`: its buyer says that it was sent; `isUnique`: its amount was made to be no other order's. */
export type Awaited = {
  orderNo: string
  buyerName: string
  due: Sen
  placedOn: string
  hasSlip: boolean
  isUnique: boolean
}

/** `sure`: the bank's text names this order and no other of its amount, or the amount is this order's alone by design. `likely`: it names the buyer, or nothing else fits. `possible`: the amount alone. */
export type Certainty = 'sure' | 'likely' | 'possible'
export type StatementMatch = { row: number; orderNo: string; certainty: Certainty }

/** For how many days after it was placed an order's transfer is looked for. */
export const daysToPay = 14

/**
 * Which order a row's money is for: the same amount, on a day that fits, and the order's number or its buyer's name in the bank's
 * words. An order is found for one row alone, the surest first.
 */
export function matchStatement(rows: readonly StatementRow[], awaited: readonly Awaited[]): StatementMatch[] {
  const byAmount = Map.groupBy(
    awaited.map((order) => ({ order, number: wordsOf(order.orderNo), names: namesOf(order) })),
    ({ order }) => order.due,
  )
  const pairs = rows.flatMap((row) => {
    const words = wordsOf(row.text)
    const same = (byAmount.get(row.amount) ?? []).slice(0, maxOfAmount)
    return same
      .filter(({ order }) => fits(row, order))
      .map((known) => ({
        row: row.row,
        orderNo: known.order.orderNo,
        points: pointsOf(words, known),
        isUnique: known.order.isUnique,
      }))
  })
  const ofRow = Map.groupBy(pairs, ({ row }) => row)
  const ofOrder = Map.groupBy(pairs, ({ orderNo }) => orderNo)
  const [rowsTaken, ordersTaken] = [new Set<number>(), new Set<string>()]
  return pairs
    .toSorted((a, b) => b.points - a.points || a.row - b.row)
    .flatMap(({ row, orderNo, points, isUnique }): StatementMatch[] => {
      if (rowsTaken.has(row) || ordersTaken.has(orderNo)) return []
      rowsTaken.add(row)
      ordersTaken.add(orderNo)
      const isAlone = ofRow.get(row)?.length === 1 && ofOrder.get(orderNo)?.length === 1
      const isNamed = points >= named && ofRow.get(row)?.filter((pair) => pair.points >= named).length === 1
      const isSure = isNamed || (isAlone && isUnique)
      return [{ row, orderNo, certainty: isSure ? 'sure' : points >= buyer || isAlone ? 'likely' : 'possible' }]
    })
    .toSorted((a, b) => a.row - b.row)
}

// Of a shop that sells one thing at one price, the newest.
const maxOfAmount = 200

const fits = (row: StatementRow, { due, placedOn }: Awaited): boolean => {
  const days = daysBetween(placedOn, row.day)
  return row.amount === due && days >= 0 && days <= daysToPay
}

const named = 100
const buyer = 10
const byAmount = 5

type Known = { order: Awaited; number: readonly string[]; names: readonly string[] }

function pointsOf(words: readonly string[], { order, number, names }: Known): number {
  const found = names.filter((name) => words.includes(name)).length
  const isNamed = ` ${words.join(' ')} `.includes(` ${number.join(' ')} `)
  const isBuyer = found > 0 && found >= Math.min(2, names.length)
  return (isNamed ? named : 0) + (order.isUnique ? byAmount : 0) + (isBuyer ? buyer : 0) + (order.hasSlip ? 1 : 0)
}

const namesOf = ({ buyerName }: Awaited): string[] => wordsOf(buyerName).filter((word) => word.length > 2)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** An amount as banks write it ("1,234.50", "RM 25.00", "25.00 CR"); null for none, and for money that went out. */
export function readCredit(cell: string): Sen | null {
  const bare = cell.replace(/rm|myr|\+|,|\s|cr$/gi, '')
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(bare) ? parseRinggit(bare) : null
  return amount === null || amount === 0 ? null : amount
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// As Malay banks shorten them.
const malay: Record<string, string> = { mac: 'mar', mei: 'may', ogo: 'aug', ogos: 'aug', okt: 'oct', dis: 'dec' }

/** A day as banks write it: 2026-11-20, 20/11/2026, 20-11-26 or 20 Nov 2026; null for anything else. */
export function readBankDay(cell: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(cell)
  const dayFirst = /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,4})[a-z]*[/. -](\d{4}|\d{2})\b/i.exec(cell)
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).toReversed() : []
  const name = month.toLowerCase()
  const place = months.indexOf((malay[name] ?? name).slice(0, 3))
  const number = place === -1 ? Number(month) : place + 1
  const whole = [year.length === 2 ? `20${year}` : year, String(number).padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  )
  const instant = new Date(`${whole}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(whole) ? null : whole
}
