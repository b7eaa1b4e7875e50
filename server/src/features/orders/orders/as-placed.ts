import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { AsPlaced, PlacedLine, StandingLine } from '@kedai/domain/orders/edit.ts'
import { z } from 'zod'

type LineRow = {
  id: number
  kind: string
  variation_id: number
  unit_price_sen: number
  quantity: number
  discount_sen: number
}

/** The order as it was placed, as every edit is judged: until the first one its lines are as placed. */
export const readAsPlaced = (
  order: {
    placed_lines: unknown
    off_shipping_bp: number
    off_shipping_max_sen: number | null
    addon_total_sen: number
    transfer_discount_sen: number | null
  },
  lines: readonly LineRow[],
): AsPlaced => ({
  lines:
    order.placed_lines === null
      ? lines.map((line) => ({ ...goodsOf(line), discount: sen(line.discount_sen) }))
      : storedLines.parse(order.placed_lines),
  offShipping: {
    rate: basisPoints(order.off_shipping_bp),
    max: order.off_shipping_max_sen === null ? null : sen(order.off_shipping_max_sen),
  },
  addonTotal: sen(order.addon_total_sen),
  transferDiscount: sen(order.transfer_discount_sen ?? 0),
})

export const asStanding = (line: LineRow): StandingLine => ({ id: line.id, ...goodsOf(line) })

const goodsOf = (line: LineRow) => ({
  kind: line.kind === 'click_upsell' ? ('click_upsell' as const) : ('item' as const),
  variationId: line.variation_id,
  unitPrice: sen(line.unit_price_sen),
  quantity: line.quantity,
})

const amount = z.number().int().transform(sen)
const storedLines: z.ZodType<PlacedLine[]> = z.array(
  z.object({
    kind: z.enum(['item', 'click_upsell']),
    variationId: z.number().int(),
    unitPrice: amount,
    quantity: z.number().int(),
    discount: amount,
  }),
)
