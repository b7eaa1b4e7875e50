import { computeTotals, type Totals } from '../checkout/totals.ts'
import { lesser, noSen, sum, times, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'

export type EditedKind = 'item' | 'click_upsell'

/** A line as it stands, with the quantity wished for; 0 takes it away. What is added has a `was` of 0. */
export type LineEdit = { kind: EditedKind; unitPrice: Sen; was: number; quantity: number; discount: Sen }

export type EditedLine = { quantity: number; total: Sen; discount: Sen }

export type EditedOrder = { lines: EditedLine[]; totals: Totals }

/**
 * An order after its shop changed it. Prices stay what they were; a line's part of the coupon's discount stays with each
 * piece of it, so that fewer pieces bring less off and more pieces no more than was granted; what is added has none.
 */
export function editedOrder(lines: readonly LineEdit[], shipping: Sen): EditedOrder {
  const edited = lines.map((line) => ({ quantity: line.quantity, total: times(line.unitPrice, line.quantity), discount: keptDiscount(line) }))
  const of = (kind: EditedKind) => edited.filter((_, place) => lines[place]?.kind === kind)
  const totals = computeTotals({
    lines: of('item'), shipping, discount: sum(edited.map(({ discount }) => discount)), clickUpsell: sum(of('click_upsell').map(({ total }) => total)),
  })
  return { lines: edited, totals }
}

function keptDiscount({ unitPrice, was, quantity, discount }: LineEdit): Sen {
  if (discount === 0 || was === 0 || quantity === 0) return noSen
  const kept = Math.min(was, quantity)
  const [part = noSen] = splitByWeight(discount, [kept, was - kept])
  return lesser(part, times(unitPrice, quantity))
}

/** What each unit gains (above 0) or gives back (below 0) by an edit, by variation. */
export function unitsMoved(before: readonly { variationId: number; quantity: number }[], after: readonly { variationId: number; quantity: number }[]): Map<number, number> {
  const moved = new Map<number, number>()
  for (const { variationId, quantity } of after) moved.set(variationId, (moved.get(variationId) ?? 0) + quantity)
  for (const { variationId, quantity } of before) moved.set(variationId, (moved.get(variationId) ?? 0) - quantity)
  return new Map([...moved].filter(([, change]) => change !== 0))
}
