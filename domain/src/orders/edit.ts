import { computeTotals, type Totals } from '../checkout/totals.ts'
import { withTransferDiscount } from '../checkout/transfer-discount.ts'
import { offShipping, type OffShipping } from '../coupons/off-shipping.ts'
import { noSen, subtract, sum, times, type Sen } from '../money/sen.ts'
import { splitByWeight } from '../money/split.ts'

export type EditedKind = 'item' | 'click_upsell'

type Goods = { kind: EditedKind; variationId: number; unitPrice: Sen; quantity: number }

/** A line as the order was placed, with its part of the coupon's discount. */
export type PlacedLine = Goods & { discount: Sen }

/** What every edit is judged against: the lines as placed, the extras of a rental beside them, what the coupon then said of the delivery, and what makes its transfer differ from others. */
export type AsPlaced = {
  lines: readonly PlacedLine[]
  offShipping: OffShipping
  addonTotal?: Sen
  transferDiscount?: Sen
}

/** A line as it stands now. */
export type StandingLine = Goods & { id: number }

/** Lines left out stay, a quantity of 0 takes one away; what is added has its price of now. */
export type EditWish = {
  quantities: ReadonlyMap<number, number>
  added: readonly { variationId: number; unitPrice: Sen; quantity: number }[]
  shipping: Sen
}

export type EditedLine = { unitPrice: Sen; quantity: number; total: Sen; discount: Sen }

/** `kept` has an entry for every standing line, in its order; `added` one for every addition, of quantity 0 where a standing line took it in. `transferDiscount`: what of the discount is that. */
export type EditedOrder = { kept: EditedLine[]; added: EditedLine[]; totals: Totals; transferDiscount: Sen }

/**
 * An order after its shop changed it. Prices stay what they were, also for an item that comes back; each piece keeps its part
 * of the discount as placed, so that fewer pieces bring less off and more pieces no more than was granted. Nothing is judged
 * against an earlier edit: the same goods and delivery price come to the same sum by whatever path.
 */
export function editedOrder(placed: AsPlaced, standing: readonly StandingLine[], wish: EditWish): EditedOrder {
  const kept: Goods[] = standing.map(({ id, ...line }) => ({
    ...line,
    quantity: wish.quantities.get(id) ?? line.quantity,
  }))
  const added = wish.added.map((one): Goods => {
    const unitPrice = placed.lines.find(
      (line) => line.kind === 'item' && line.variationId === one.variationId,
    )?.unitPrice
    return { kind: 'item', ...one, unitPrice: unitPrice ?? one.unitPrice }
  })
  for (const one of added) {
    const line = isPlaced(placed, one) ? kept.find((other) => isSame(one, other)) : undefined
    if (line) [line.quantity, one.quantity] = [line.quantity + one.quantity, 0]
  }
  const goods = [...kept, ...added]
  const discounts = keptDiscounts(placed, goods)
  const lines = goods.map(({ unitPrice, quantity }, place): EditedLine => ({
    unitPrice,
    quantity,
    total: times(unitPrice, quantity),
    discount: discounts[place] ?? noSen,
  }))
  const before = totalsOf(goods, lines, wish.shipping, placed)
  const totals = withTransferDiscount(before, placed.transferDiscount ?? noSen)
  return {
    kept: lines.slice(0, kept.length),
    added: lines.slice(kept.length),
    totals,
    transferDiscount: subtract(before.total, totals.total),
  }
}

const isSame = (one: Goods, other: Goods) =>
  one.kind === other.kind && one.variationId === other.variationId && one.unitPrice === other.unitPrice
const isPlaced = ({ lines }: AsPlaced, one: Goods) => lines.some((line) => isSame(line, one))

// Lines of the same goods at the same price share one grant.
function keptDiscounts(placed: AsPlaced, goods: readonly Goods[]): Sen[] {
  const discounts = goods.map(() => noSen)
  for (const [at, first] of goods.entries()) {
    if (goods.findIndex((one) => isSame(one, first)) !== at) continue
    const same = goods.flatMap((one, place) => (isSame(one, first) ? [place] : []))
    const quantities = same.map((place) => goods[place]?.quantity ?? 0)
    const granted = placed.lines.filter((line) => isSame(line, first))
    const discount = keptDiscount(
      granted,
      quantities.reduce((all, quantity) => all + quantity, 0),
    )
    if (discount === 0) continue
    for (const [index, part] of splitByWeight(discount, quantities).entries()) discounts[same[index] ?? at] = part
  }
  return discounts
}

function keptDiscount(granted: readonly PlacedLine[], quantity: number): Sen {
  const discount = sum(granted.map((line) => line.discount))
  const was = granted.reduce((all, line) => all + line.quantity, 0)
  if (discount === 0 || was === 0 || quantity === 0) return noSen
  const kept = Math.min(was, quantity)
  return splitByWeight(discount, [kept, was - kept])[0] ?? noSen
}

function totalsOf(
  goods: readonly Goods[],
  lines: readonly EditedLine[],
  shipping: Sen,
  { offShipping: terms, addonTotal = noSen }: AsPlaced,
): Totals {
  const of = (kind: EditedKind) => lines.filter((_, place) => goods[place]?.kind === kind)
  const [items, upsells] = [of('item'), of('click_upsell')]
  const discountOf = (some: readonly EditedLine[]) => sum(some.map(({ discount }) => discount))
  return computeTotals({
    lines: items,
    shipping,
    clickUpsell: sum(upsells.map(({ total }) => total)),
    addonTotal,
    discount: discountOf(items),
    extraDiscount: sum([discountOf(upsells), offShipping(terms, shipping)]),
  })
}
