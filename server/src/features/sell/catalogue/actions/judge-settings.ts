import { typeForms } from '@kedai/contracts/type-forms.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { findProductType } from '../../product-types/shared/registry.ts'
import { refusals as messages } from '../messages.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'

/** What a product says of its type; null for goods. What another type says, and offers that it cannot have, are refused. */
export function judgeSettings(form: SaveProduct, refusals: Refusals): Settings | null {
  const { upsells, isBuilt } = productTypeRules(form.item_type)
  if (!isBuilt) refusals.add('item_type', messages.notYet)
  for (const name of Object.keys(typeForms) as (keyof typeof typeForms)[])
    // the keys of a literal
    if (name !== form.item_type && form[name]) refusals.add(name, messages.ofOtherType)
  if (!upsells && form.click_upsell) refusals.add('click_upsell.offered_variation_id', messages.noUpsellOfType)
  return findProductType(form.item_type)?.form.judge(form, refusals) ?? null
}
