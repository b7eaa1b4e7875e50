import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nothingOffShipping } from '../coupons/off-shipping.ts'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen, sum, type Sen } from '../money/sen.ts'
import { editedOrder, type AsPlaced, type EditedOrder, type EditWish, type StandingLine } from './edit.ts'

const aPrice = fc.integer({ min: 0, max: 100_000 }).map(sen)
const aQuantity = fc.integer({ min: 0, max: 20 })
const anAmount = fc.integer({ min: 0, max: 10_000 }).map(sen)
const someTerms = fc.record({
  rate: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
  max: fc.option(anAmount, { nil: null }),
})

// The first line may be the click upsell; each line is of a variation of its own, as the checkout writes them.
const anOrder: fc.Arbitrary<AsPlaced> = fc
  .record({
    lines: fc.array(
      fc.record({
        unitPrice: aPrice,
        quantity: fc.integer({ min: 1, max: 20 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    hasUpsell: fc.boolean(),
    offShipping: someTerms,
    transferDiscount: fc.integer({ min: 0, max: 99 }).map(sen),
  })
  .map(({ lines, hasUpsell, offShipping, transferDiscount }) => ({
    offShipping,
    transferDiscount,
    lines: lines.map(({ unitPrice, quantity, share }, place) => ({
      kind: hasUpsell && place === 0 ? 'click_upsell' : 'item',
      variationId: place,
      unitPrice,
      quantity,
      discount: sen(Math.floor(unitPrice * quantity * share)),
    })),
  }))

// Wanted pieces by variation; 90 and 91 are no part of the order as placed.
const variations = [0, 1, 2, 3, 4, 90, 91]
const aTarget = fc.record({
  pieces: fc.array(aQuantity, { minLength: variations.length, maxLength: variations.length }),
  shipping: anAmount,
})
type Target = { pieces: number[]; shipping: Sen }

const standingOf = (placed: AsPlaced): StandingLine[] =>
  placed.lines.map(({ kind, variationId, unitPrice, quantity }, id) => ({ id, kind, variationId, unitPrice, quantity }))

/** One edit that brings the order to the target, and the lines that then stand. */
function edit(
  placed: AsPlaced,
  standing: StandingLine[],
  { pieces, shipping }: Target,
): { order: EditedOrder; standing: StandingLine[] } {
  const wanted = (variation: number) => pieces[variations.indexOf(variation)] ?? 0
  const isUpsell = (variation: number) =>
    placed.lines.some(({ kind, variationId }) => kind === 'click_upsell' && variationId === variation)
  const added = variations.filter(
    (variation) =>
      wanted(variation) > 0 && !isUpsell(variation) && !standing.some(({ variationId }) => variationId === variation),
  )
  const wish: EditWish = {
    // A click upsell that is gone cannot be had again, so it stays.
    quantities: new Map(
      standing.map(({ id, kind, variationId, quantity }) => [
        id,
        kind === 'click_upsell' ? quantity : wanted(variationId),
      ]),
    ),
    added: added.map((variationId) => ({
      variationId,
      unitPrice: sen(variationId < 90 ? 7 : 1234),
      quantity: wanted(variationId),
    })),
    shipping,
  }
  const order = editedOrder(placed, standing, wish)
  const kept = standing.map((line, place) => ({ ...line, quantity: order.kept[place]?.quantity ?? 0 }))
  const fresh = added.map((variationId, place): StandingLine => ({
    id: 1000 + variationId,
    kind: 'item',
    variationId,
    unitPrice: order.added[place]?.unitPrice ?? noSen,
    quantity: order.added[place]?.quantity ?? 0,
  }))
  return { order, standing: [...kept, ...fresh].filter(({ quantity }) => quantity > 0) }
}

describe('an edited order', () => {
  it('comes to the same sum by any path', () => {
    fc.assert(
      fc.property(anOrder, fc.array(aTarget, { maxLength: 5 }), aTarget, (placed, path, last) => {
        const wandered = path.reduce((standing, target) => edit(placed, standing, target).standing, standingOf(placed))
        expect(edit(placed, wandered, last).order.totals).toEqual(edit(placed, standingOf(placed), last).order.totals)
      }),
      { numRuns: 500 },
    )
  })

  it('sums to its lines and never takes more off than was granted or than there is', () => {
    fc.assert(
      fc.property(anOrder, aTarget, (placed, target) => {
        const { totals, kept, added, transferDiscount } = edit(placed, standingOf(placed), target).order
        const before = edit({ ...placed, transferDiscount: noSen }, standingOf(placed), target).order.totals
        expect(before.total - totals.total).toBe(transferDiscount)
        expect(transferDiscount).toBe(Math.min(placed.transferDiscount ?? 0, Math.max(0, before.total - 1)))
        const lines = [...kept, ...added]
        expect(totals.subtotal + totals.clickUpsell).toBe(sum(lines.map(({ total }) => total)))
        expect(totals.total).toBe(totals.shipping + totals.subtotal + totals.clickUpsell - totals.discount)
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(sum(lines.map(({ discount }) => discount))).toBeLessThanOrEqual(
          sum(placed.lines.map(({ discount }) => discount)),
        )
        for (const { discount, total } of lines) expect(discount).toBeLessThanOrEqual(total)
      }),
    )
  })

  it('that no goods were changed in keeps every discount of its lines', () => {
    fc.assert(
      fc.property(anOrder, anAmount, (placed, shipping) => {
        const { kept } = editedOrder(placed, standingOf(placed), { quantities: new Map(), added: [], shipping })
        expect(kept.map(({ discount }) => discount)).toEqual(placed.lines.map(({ discount }) => discount))
      }),
    )
  })

  it('keeps the discount of each piece, and its price when it is added again', () => {
    const placed: AsPlaced = {
      lines: [{ kind: 'item', variationId: 1, unitPrice: sen(1000), quantity: 3, discount: sen(300) }],
      offShipping: nothingOffShipping,
    }
    const to = (quantity: number, added: EditWish['added'] = []) =>
      editedOrder(placed, standingOf(placed), { quantities: new Map([[0, quantity]]), added, shipping: sen(600) })
    expect(to(2).totals).toMatchObject({ subtotal: 2000, discount: 200, shipping: 600, total: 2400 })
    expect(to(5).totals).toMatchObject({ subtotal: 5000, discount: 300 })
    expect(to(1, [{ variationId: 1, unitPrice: sen(1200), quantity: 2 }])).toMatchObject({
      totals: { subtotal: 3000, discount: 300 },
      kept: [{ quantity: 3 }],
      added: [{ quantity: 0 }],
    })
  })

  it('keeps the extras of a rental, which no discount of its lines touches', () => {
    fc.assert(
      fc.property(anOrder, aTarget, anAmount, (order, target, addonTotal) => {
        const placed = { ...order, transferDiscount: noSen }
        const plain = edit(placed, standingOf(placed), target).order.totals
        const { totals } = edit({ ...placed, addonTotal }, standingOf(placed), target).order
        expect(totals).toEqual({ ...plain, addonTotal, total: plain.total + addonTotal })
      }),
    )
  })

  it('shares one grant between lines of the same goods', () => {
    const line = (quantity: number, discount: number) => ({
      kind: 'item' as const,
      variationId: 1,
      unitPrice: sen(1000),
      quantity,
      discount: sen(discount),
    })
    const placed: AsPlaced = { lines: [line(3, 300), line(1, 0)], offShipping: nothingOffShipping }
    const { kept, totals } = editedOrder(placed, standingOf(placed), {
      quantities: new Map([[0, 1]]),
      added: [],
      shipping: noSen,
    })
    expect([totals.discount, sum(kept.map(({ discount }) => discount))]).toEqual([150, 150])
  })
})
