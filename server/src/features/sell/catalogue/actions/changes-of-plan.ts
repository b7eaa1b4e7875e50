import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { FieldChange } from '../queries/changes.ts'
import type { StandingProduct } from '../queries/run-products.ts'
import type { Wanted } from './plan-change.ts'

const maxNoted = 60

/** What a run changed on a product, for its log. */
export function changesOfPlan(
  product: StandingProduct,
  wanted: Wanted,
  categoryName: (id: number | null) => string | null,
): FieldChange[] {
  const changes: FieldChange[] = []
  if (product.status !== wanted.status) changes.push({ field: 'status', before: product.status, after: wanted.status })
  if (product.category_id !== wanted.category_id) {
    changes.push({
      field: 'category',
      before: categoryName(product.category_id),
      after: categoryName(wanted.category_id),
    })
  }
  for (const after of wanted.units) {
    const before = product.units.find(({ id }) => id === after.id)
    if (!before) continue
    const unit = optionsText(before.option_values)
    const note = (field: string, from: string | null, to: string | null) =>
      from !== to && changes.push({ field, ...(unit && { unit }), before: from, after: to })
    note('price', money(before.price_sen), money(after.price_sen))
    note('promo_price', money(before.promo_price_sen), money(after.promo_price_sen))
    note('stock', count(before.stock), count(after.stock))
  }
  return changes.slice(0, maxNoted)
}

const money = (amount: number | null) => (amount === null ? null : formatRinggit(sen(amount)))
const count = (stock: number | null) => (stock === null ? null : String(stock))
