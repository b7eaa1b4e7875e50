import { greater, lesser, noSen, sen, subtract, sum, type Sen } from '../money/sen.ts'
import { roundedQuotient } from '../money/round.ts'
import { splitByWeight } from '../money/split.ts'
import type { InvoicePart } from './allocate.ts'
import type { Quantity } from './quantity.ts'

/** Which part of the invoice: a line by its place (from 0), or the shipping. */
export type PartRef = number | 'shipping'

/** What one note credits of one part, in sen; `quantity` in hundred-thousandths, null where an amount was credited. */
export type NoteLine = { part: PartRef; quantity: Quantity | null; net: Sen; tax: Sen; total: Sen }

/** The invoice as `allocate` spread it, with the quantities of its lines. */
export type CreditableInvoice = { lines: readonly (InvoicePart & { quantity: Quantity })[]; shipping: InvoicePart }

/** What the seller wants to credit: pieces or an amount before tax of some parts, an amount with tax of the whole, or all that is left. */
export type CreditWish = { by: 'parts'; parts: readonly WantedPart[] } | { by: 'amount'; amount: Sen } | { by: 'rest' }

export type WantedPart = { part: PartRef; quantity: Quantity } | { part: PartRef; net: Sen }

export type CreditNote = { lines: NoteLine[]; net: Sen; tax: Sen; total: Sen; isLast: boolean }

/** `left`: what can still be credited of that part (before tax), or of the invoice (with tax). */
export type CreditRefusal =
  | { refusal: 'nothing_wanted' }
  | { refusal: 'no_such_part' | 'wanted_twice'; part: PartRef }
  | { refusal: 'more_than_line'; part: PartRef; left: Sen }
  | { refusal: 'more_than_invoice'; left: Sen }

/**
 * A credit note, beside all lines of the earlier notes. Of every part the tax is that of all credited so far, rounded,
 * less what was credited already; the last note of a part takes what is left. So the notes of an invoice, however they
 * are cut, never credit more than a line had, and together exactly the invoice.
 */
export function creditNote({
  invoice,
  alreadyCredited,
  wish,
}: {
  invoice: CreditableInvoice
  alreadyCredited: readonly NoteLine[]
  wish: CreditWish
}): CreditNote | CreditRefusal {
  const parts = creditStates(invoice, alreadyCredited)
  const lines = wantedLines(parts, wish)
  if ('refusal' in lines) return lines
  const credited = lines.filter(({ quantity, total }) => total > 0 || quantity !== null)
  const of = (figure: 'net' | 'tax' | 'total') => sum(credited.map((line) => line[figure]))
  if (of('total') === 0) return { refusal: 'nothing_wanted' }
  return {
    lines: credited,
    net: of('net'),
    tax: of('tax'),
    total: of('total'),
    isLast: of('total') === sum(parts.map(leftOf)),
  }
}

/** What can still be credited of an invoice, tax included, in sen. */
export const leftToCredit = (invoice: CreditableInvoice, alreadyCredited: readonly NoteLine[]): Sen =>
  sum(creditStates(invoice, alreadyCredited).map(leftOf))

/** What can still be credited of one part: pieces in hundred-thousandths (none of the shipping), and sen before tax. */
export type PartLeft = { part: PartRef; quantity: number; net: Sen; total: Sen }

/** Of each part what can still be credited; the shipping last. */
export const partsLeft = (invoice: CreditableInvoice, alreadyCredited: readonly NoteLine[]): PartLeft[] =>
  creditStates(invoice, alreadyCredited).map((state) => ({
    part: state.part,
    quantity: state.quantity - state.creditedQuantity,
    net: state.leftNet,
    total: leftOf(state),
  }))

/** A part with what of it was credited, and what is left. */
type CreditState = {
  part: PartRef
  quantity: number
  net: Sen
  tax: Sen
  creditedQuantity: number
  creditedNet: Sen
  creditedTax: Sen
  leftNet: Sen
  leftTax: Sen
}

function creditStates({ lines, shipping }: CreditableInvoice, alreadyCredited: readonly NoteLine[]): CreditState[] {
  const all = [
    ...lines.map((line, part) => ({ ...line, part })),
    { ...shipping, quantity: 0, part: 'shipping' as const },
  ]
  return all.map(({ part, quantity, net, tax }) => {
    const before = alreadyCredited.filter((line) => line.part === part)
    const [creditedNet, creditedTax] = [sum(before.map((line) => line.net)), sum(before.map((line) => line.tax))]
    const creditedQuantity = before.reduce((all, line) => all + (line.quantity ?? 0), 0)
    return {
      part,
      quantity,
      net,
      tax,
      creditedQuantity,
      creditedNet,
      creditedTax,
      leftNet: subtract(net, creditedNet),
      leftTax: subtract(tax, creditedTax),
    }
  })
}

const leftOf = ({ leftNet, leftTax }: CreditState): Sen => sen(leftNet + leftTax)

function wantedLines(states: readonly CreditState[], wish: CreditWish): NoteLine[] | CreditRefusal {
  if (wish.by === 'parts') return creditParts(states, wish.parts)
  if (wish.by === 'amount') return creditAmount(states, wish.amount)
  return states.map((state) => noteLine(state, null, state.leftNet, state.leftTax))
}

function creditParts(states: readonly CreditState[], wanted: readonly WantedPart[]): NoteLine[] | CreditRefusal {
  const lines: NoteLine[] = []
  for (const one of wanted) {
    const state = states.find(({ part }) => part === one.part)
    if (state === undefined) return { refusal: 'no_such_part', part: one.part }
    if (lines.some(({ part }) => part === one.part)) return { refusal: 'wanted_twice', part: one.part }
    if ('net' in one && one.net <= 0) return { refusal: 'nothing_wanted' }
    const line = 'quantity' in one ? byQuantity(state, one.quantity) : byNet(state, one.net)
    if (line === null) return { refusal: 'more_than_line', part: one.part, left: state.leftNet }
    lines.push(line)
  }
  return lines
}

function creditAmount(states: readonly CreditState[], amount: Sen): NoteLine[] | CreditRefusal {
  const left = sum(states.map(leftOf))
  if (amount <= 0) return { refusal: 'nothing_wanted' }
  if (amount > left) return { refusal: 'more_than_invoice', left }
  const shares = splitByWeight(amount, states.map(leftOf))
  return states.map((state, place) => byTotal(state, shares[place] ?? noSen))
}

function byQuantity(state: CreditState, quantity: Quantity): NoteLine | null {
  const upTo = state.creditedQuantity + quantity
  if (upTo > state.quantity) return null
  const net = subtract(
    shareOf(state.net, upTo, state.quantity),
    shareOf(state.net, state.creditedQuantity, state.quantity),
  )
  const left = lesser(state.leftNet, net) // amounts may have been credited of it in between
  return noteLine(state, quantity, left, taxWith(state, left))
}

const byNet = (state: CreditState, net: Sen): NoteLine | null =>
  net > state.leftNet ? null : noteLine(state, null, net, taxWith(state, net))

// Both shares round what is credited so far, so neither figure can pass what the part has, however the two ways alternate.
function byTotal(state: CreditState, total: Sen): NoteLine {
  const whole = state.net + state.tax
  const tax =
    whole === 0
      ? noSen
      : subtract(shareOf(state.tax, state.creditedNet + state.creditedTax + total, whole), state.creditedTax)
  return noteLine(state, null, subtract(total, tax), tax)
}

// Pieces too small to move the net by a sen could round the tax back: hence not below 0.
const taxWith = (state: CreditState, net: Sen): Sen =>
  state.net === 0
    ? state.leftTax
    : greater(noSen, subtract(shareOf(state.tax, state.creditedNet + net, state.net), state.creditedTax))

const noteLine = ({ part }: CreditState, quantity: Quantity | null, net: Sen, tax: Sen): NoteLine => ({
  part,
  quantity,
  net,
  tax,
  total: sen(net + tax),
})

const shareOf = (amount: Sen, part: number, whole: number): Sen =>
  sen(Number(roundedQuotient(BigInt(amount) * BigInt(part), BigInt(whole))))
