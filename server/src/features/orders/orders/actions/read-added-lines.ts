import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { sen, times } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { editTexts } from '../messages/edit.ts'
import { findUnits } from '../queries/edit-lines.ts'
import type { NewLineRow } from '../queries/insert-order.ts'

/** What an edit adds, at the price of now. @throws AppError `invalid` for what is not on sale. */
export async function readAddedLines(
  trx: Db,
  shopId: number,
  added: readonly { variation_id: number; quantity: number }[],
  now: Date,
): Promise<NewLineRow[]> {
  const units =
    added.length === 0
      ? []
      : await findUnits(
          trx,
          shopId,
          added.map(({ variation_id }) => variation_id),
        )
  return added.map(({ variation_id, quantity }, place) => {
    const unit = units.find(({ id }) => id === variation_id)
    if (!unit) throw refuseField(`added.${place}.variation_id`, editTexts.notOnSale)
    const promoPrice = unit.promo_price_sen === null ? null : sen(unit.promo_price_sen)
    const { price } = effectivePrice(
      { price: sen(unit.price_sen), promoPrice },
      { isPromo: unit.is_promo, promoUntil: unit.promo_until },
      now,
    )
    return {
      kind: 'item',
      product_id: unit.product_id,
      variation_id,
      view_id: unit.view_id,
      item_type: unit.item_type,
      sku: unit.sku,
      title: unit.title,
      options: optionsText(unit.option_values),
      details: null,
      unit_price_sen: price,
      quantity,
      total_sen: times(price, quantity),
      discount_sen: 0,
      weight_g: unit.weight_g * quantity,
      image_key: unit.image_key,
    }
  })
}
