import { add, lesser, noSen, subtract, sum, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'
import type { InvoiceSums } from './amounts.ts'

/** A part of an invoice with its own share of discount and tax, in sen: net = amount − discount, total = net + tax. */
export type InvoicePart = { amount: Sen; discount: Sen; net: Sen; tax: Sen; total: Sen }

export type Allocation = { lines: InvoicePart[]; shipping: InvoicePart }

/**
 * Spreads the discount over the lines and the tax over lines and shipping by largest remainder, the earlier line first,
 * so that the parts sum to the figures of the invoice exactly. Shipping is a part of its own: never discounted, taxed
 * where the shop taxes it. Of a stored discount larger than its invoice only what was taken off is spread.
 */
export function allocate(sums: InvoiceSums, taxShipping: boolean): Allocation {
  const { lineTotals, subtotal, shipping, after, tax } = sums
  const taken = subtract(add(subtotal, shipping), after)
  const fromLines = lesser(taken, subtotal)
  const discounts = [...splitByWeight(fromLines, lineTotals), subtract(taken, fromLines)]
  const amounts = [...lineTotals, shipping]
  const nets = amounts.map((amount, place) => subtract(amount, discounts[place] ?? noSen))
  const taxes = splitByWeight(tax, taxWeights(nets, amounts, taxShipping))
  const parts = amounts.map((amount, place): InvoicePart => {
    const [discount, net, taxed] = [discounts[place] ?? noSen, nets[place] ?? noSen, taxes[place] ?? noSen]
    return { amount, discount, net, tax: taxed, total: add(net, taxed) }
  })
  return { lines: parts.slice(0, -1), shipping: parts.at(-1) ?? nothing }
}

/** The sum of parts, figure by figure. */
export const sumParts = (parts: readonly InvoicePart[]): InvoicePart => ({
  amount: sum(parts.map(({ amount }) => amount)),
  discount: sum(parts.map(({ discount }) => discount)),
  net: sum(parts.map(({ net }) => net)),
  tax: sum(parts.map(({ tax }) => tax)),
  total: sum(parts.map(({ total }) => total)),
})

const nothing: InvoicePart = { amount: noSen, discount: noSen, net: noSen, tax: noSen, total: noSen }

// A fixed tax on nothing left still needs parts to stand on: those before the discount, or else every line alike.
function taxWeights(nets: readonly Sen[], amounts: readonly Sen[], taxShipping: boolean): number[] {
  const lineCount = amounts.length - 1
  const taxed = (figures: readonly Sen[]) =>
    figures.map((figure, place) => (place < lineCount || taxShipping ? figure : 0))
  const found = [taxed(nets), taxed(amounts)].find((weights) => weights.some((weight) => weight > 0))
  return found ?? amounts.map((_, place) => (place < lineCount || lineCount === 0 ? 1 : 0))
}
