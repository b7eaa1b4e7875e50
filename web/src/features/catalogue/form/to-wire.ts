import { deliversFiles, hasOptions } from '@kedai/domain/product-types/product-types.ts'
import { minAmount } from '../../../product-types/collection/seller/collection-values.ts'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import {
  emptyUnit,
  hasOpenAmount,
  hasRows,
  offersUpsells,
  type ProductValues,
  type UnitValues,
} from '../../../product-types/form/seller/product-values.ts'
import { settingsToWire, withoutSettings } from '../../../product-types/registry/seller/type-settings.ts'

/** The body of a save. */
export function toWire(values: ProductValues): object {
  const { tiers, images, has_upload, file_upload, has_upsell, click_upsell, digital, ...plain } =
    withoutSettings(values)
  const isGrid = hasOptions(values.item_type)
  const variations = pricedUnits(values)
  return {
    ...plain,
    images: images.map(({ id, alt }) => ({ id, alt })),
    option_names: isGrid
      ? tiers.filter((tier) => tier.values.length > 0).map(({ name }) => name.trim())
      : rowNames(values.item_type, variations),
    variations: offered(variations).map((unit) => unitToWire(unit, values)),
    promo_until: toWireTime(values.promo_until),
    countdown_start: toWireTime(values.countdown_start),
    countdown_until: toWireTime(values.countdown_until),
    // What is switched off is not judged.
    ...(!values.is_promo && { promo_until: null }),
    ...(!values.is_countdown && { countdown_start: null, countdown_until: null }),
    file_upload: has_upload ? file_upload : null,
    click_upsell: has_upsell && offersUpsells(values.item_type) ? click_upsell : null,
    digital: deliversFiles(values.item_type)
      ? { ...digital, files: digital.files.map(({ id }) => ({ id })), link: digital.link.trim() }
      : null,
    ...settingsToWire(values),
  }
}

// An amount that is left to the buyer has no price; its unit goes by the least of it.
const pricedUnits = ({ item_type, variations, collection }: ProductValues): UnitValues[] =>
  hasOpenAmount({ item_type, collection })
    ? [
        {
          ...(variations[0] ?? emptyUnit()),
          option_values: [],
          price: collection.minimum.trim() || minAmount,
          stock: '',
        },
      ]
    : variations

// The titles of rows need a name like other options; nobody reads it.
const rowNames = (type: ProductValues['item_type'], units: readonly UnitValues[]) =>
  units.some(({ option_values }) => titleOf(option_values, type).length > 0) ? ['Pilihan'] : []

/** Only what is offered travels, so the server's `variations.2` may be another row of the form. */
export function toFormProblems(problems: Problems, values: ProductValues): Problems {
  const places = values.variations.flatMap(({ is_offered }, index) => (is_offered ? [index] : []))
  return Object.fromEntries(
    Object.entries(problems).map(([name, said]) => [
      name.replace(/^variations\.(\d+)/, (_, index) => `variations.${places[Number(index)] ?? index}`),
      said,
    ]),
  )
}

const offered = (units: readonly UnitValues[]) => units.filter(({ is_offered }) => is_offered)

function unitToWire(
  { id, option_values, sku, barcode, cost, price, promo_price, stock, stock_was, weight, image_id }: UnitValues,
  { item_type, is_promo, images }: ProductValues,
) {
  const showsPicture = images.some((image) => String(image.id) === image_id)
  return {
    ...(id !== null && { id }),
    option_values: hasOptions(item_type)
      ? option_values.map((value) => value.trim())
      : titleOf(option_values, item_type),
    sku: sku.trim() || null,
    barcode: barcode?.trim() || null,
    cost: cost?.trim() || null,
    price: price.trim(),
    promo_price: is_promo ? promo_price.trim() || null : null,
    stock: stock.trim() === '' ? null : stock.trim(),
    ...(stock_was !== null && { stock_was }),
    weight: weight.trim().replace(/\s*kg$/i, '') || null,
    image_id: showsPicture ? image_id : null,
  }
}

// A row has a title of its own; one alone may go without.
const titleOf = ([title = '']: readonly string[], type: ProductValues['item_type']): string[] =>
  hasRows(type) && title.trim() !== '' ? [title.trim()] : []

// "Until 23:59" means all of that minute: the day is the seller's to the end.
const toWireTime = (typed: string) =>
  typed === '' ? null : `${typed.replace('T', ' ')}${typed.endsWith('23:59') ? ':59' : ':00'}`
