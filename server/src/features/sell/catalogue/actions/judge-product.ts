import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import type { QuantityRules } from '@kedai/domain/catalogue/quantity.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { judgeContent } from './judge-content.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { judgeSettings } from './judge-settings.ts'
import { judgeDigital } from './judge-digital.ts'
import type { DigitalGoods } from './judge-digital.ts'
import { judgePrice } from './judge-price.ts'
import { judgeQuantities } from './judge-quantities.ts'
import { judgeTimes } from './judge-times.ts'
import type { SaleTimes } from './judge-times.ts'
import { judgeUnits } from './judge-units.ts'
import type { Unit } from './judge-units.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import { tidyLine, tidyText } from '@kedai/domain/text/tidy.ts'

/** A product as a seller wants it, judged: every value is one that may be stored. Ids still have to be the shop's. */
export type Product = SaleTimes & {
  itemType: SaveProduct['item_type']
  title: string
  content: ContentBlock[]
  categoryId: number | null
  optionNames: string[]
  units: Unit[]
  images: { id: number; alt: string }[]
  isPromo: boolean
  isCountdown: boolean
  rules: QuantityRules
  onePage: boolean
  sticky: boolean
  tnc: string | null
  fileUpload: { label: string; placeholder: string; tooltip: string; is_required: boolean } | null
  /** Of a digital product alone. */
  digital: DigitalGoods | null
  /** Of a type that says more of itself than goods do. */
  settings: Settings | null
  upsell: { variationId: number; title: string; description: string; price: Sen } | null
}

/** Reads a form into a product. @throws AppError 422 with every field that is wrong, in the order of the form */
export function judgeProduct(form: SaveProduct): Product {
  const refusals = createRefusals()
  const content = judgeContent(form.content, refusals)
  const { optionNames, units } = judgeUnits(form, refusals)
  const times = judgeTimes(form, refusals)
  const rules = judgeQuantities(form, refusals)
  const upsell = form.click_upsell ?? null
  const upsellPrice = upsell && judgePrice(upsell.price, 'click_upsell.price', refusals)
  const digital = judgeDigital(form, refusals)
  const settings = judgeSettings(form, refusals)
  refusals.throwIfAny()
  return {
    itemType: form.item_type,
    title: tidyLine(form.title),
    content,
    categoryId: form.category_id ?? null,
    optionNames,
    units,
    images: form.images.map(({ id, alt }) => ({ id, alt: tidyLine(alt) })),
    isPromo: form.is_promo,
    isCountdown: form.is_countdown,
    ...times,
    rules,
    onePage: form.one_page,
    sticky: form.sticky,
    tnc: tidyText(form.tnc ?? '') || null,
    fileUpload: form.file_upload ?? null,
    digital,
    settings,
    upsell:
      upsell && upsellPrice !== null
        ? {
            variationId: upsell.offered_variation_id,
            title: tidyLine(upsell.title),
            description: tidyText(upsell.description),
            price: upsellPrice,
          }
        : null,
  }
}
