import { deliversFiles, hasOptions } from '@kedai/domain/product-types/product-types.ts'
import { judgeQuantityRules } from '@kedai/domain/catalogue/quantity.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import type { Problems } from '../../../product-types/form/seller/problems.ts'
import {
  hasOpenAmount,
  offersUpsells,
  type ProductValues,
  type UnitValues,
} from '../../../product-types/form/seller/product-values.ts'
import { judgeSettings } from '../../../product-types/registry/seller/type-settings.ts'

/** What is wrong with a form as far as the browser can tell, in the order of the form. The server judges again, and the rest. */
export function judgeValues(values: ProductValues): Problems {
  const problems: Problems = {}
  const add = (name: string, said: string) => void (problems[name] ??= said)
  if (values.title.trim() === '') add('title', i18n._(msg`Give the product a name.`))
  if (hasOptions(values.item_type)) judgeTiers(values, add)
  const isGrid = hasOptions(values.item_type)
  values.variations.forEach(
    (unit, index) =>
      unit.is_offered &&
      (!isGrid || unit.option_values.length > 0) &&
      !hasOpenAmount(values) &&
      judgeUnit(unit, `variations.${index}`, values.is_promo, add),
  )
  const firstOffered = values.variations.findIndex(({ is_offered }) => is_offered)
  const hasPromo = values.variations.some(({ is_offered, promo_price }) => is_offered && promo_price.trim() !== '')
  if (values.is_promo && !hasPromo && firstOffered >= 0)
    add(`variations.${firstOffered}.promo_price`, i18n._(msg`Fill in a promo price, or turn the promo off.`))
  judgeTimes(values, add)
  judgeQuantities(values, add)
  if (values.has_upload && values.file_upload.label.trim() === '')
    add('file_upload.label', i18n._(msg`Say which file you need.`))
  if (deliversFiles(values.item_type)) judgeDigital(values, add)
  judgeSettings(values, add)
  if (values.has_upsell && offersUpsells(values.item_type)) judgeUpsell(values, add)
  return problems
}

type Add = (name: string, said: string) => void

function judgeTiers({ tiers, variations }: ProductValues, add: Add): void {
  tiers.forEach(({ name, values }, index) => {
    if (name.trim() === '' && (values.length > 0 || index === 0))
      add(`option_names.${index}`, i18n._(msg`Name what they differ in, for example Size.`))
  })
  if (variations.every(({ option_values }) => option_values.length === 0))
    add('variations', i18n._(msg`Add at least one option, for example S, M, L.`))
  else if (variations.every(({ is_offered }) => !is_offered))
    add('variations', i18n._(msg`Offer at least one combination.`))
}

function judgeUnit(
  { price, promo_price, stock, weight, cost }: UnitValues,
  path: string,
  isPromo: boolean,
  add: Add,
): void {
  const amount = parseRinggit(price)
  if (price.trim() === '') add(`${path}.price`, i18n._(msg`Fill in the price.`))
  else if (amount === null) add(`${path}.price`, notMoney())
  const promo = parseRinggit(promo_price)
  if (isPromo && promo_price.trim() !== '') {
    if (promo === null) add(`${path}.promo_price`, notMoney())
    else if (amount !== null && promo >= amount)
      add(`${path}.promo_price`, i18n._(msg`The promo price must be below the usual price.`))
  }
  if (cost?.trim() && parseRinggit(cost) === null) add(`${path}.cost`, notMoney())
  if (!/^\d{0,8}$/.test(stock.trim()))
    add(`${path}.stock`, i18n._(msg`Stock is a whole number, or empty if you do not count it.`))
  if (weight.trim() !== '' && parseKilograms(weight) === null)
    add(`${path}.weight`, i18n._(msg`Write the weight in kilograms, such as 0.35`))
}

function judgeTimes({ is_countdown, countdown_start, countdown_until }: ProductValues, add: Add): void {
  if (!is_countdown) return
  if (countdown_start === '') add('countdown_start', i18n._(msg`Say when the countdown starts.`))
  if (countdown_until === '') add('countdown_until', i18n._(msg`Say when the countdown ends.`))
  else if (countdown_start !== '' && countdown_until <= countdown_start)
    add('countdown_until', i18n._(msg`The end must come after the start.`))
}

function judgeQuantities({ min_purchase_qty, max_purchase_qty, multiple_of }: ProductValues, add: Add): void {
  const isCount = (typed: string) => /^[1-9]\d{0,4}$/.test(typed.trim())
  for (const [name, typed] of [
    ['min_purchase_qty', min_purchase_qty],
    ['multiple_of', multiple_of],
  ] as const) {
    if (!isCount(typed)) return add(name, i18n._(msg`Write a whole number, 1 or more.`))
  }
  if (max_purchase_qty.trim() !== '' && !isCount(max_purchase_qty))
    return add('max_purchase_qty', i18n._(msg`Write a whole number, or leave it empty.`))
  const problem = judgeQuantityRules({
    min: Number(min_purchase_qty),
    max: max_purchase_qty.trim() === '' ? null : Number(max_purchase_qty),
    multipleOf: Number(multiple_of),
  })
  if (problem === 'max_below_min') add('max_purchase_qty', i18n._(msg`The maximum cannot be less than the minimum.`))
  else if (problem !== null) add('multiple_of', i18n._(msg`With these rules, no quantity can be bought.`))
}

function judgeDigital(
  { digital: { files, link, download_limit, expires_days, stamp_pdf, device_limit, has_codes } }: ProductValues,
  add: Add,
): void {
  if (files.length === 0 && link.trim() === '' && !has_codes) add('digital.files', i18n._(msg`Add a file, or a link.`))
  if (link.trim() !== '' && !/^https:\/\/[^\s/@]+\.[^\s/@]+/.test(link.trim()))
    add('digital.link', i18n._(msg`The link must start with https://`))
  if (stamp_pdf && !files.some(({ name }) => /\.pdf$/i.test(name)))
    add('digital.stamp_pdf', i18n._(msg`Add a PDF file first: only PDF files can be stamped.`))
  if (!/^$|^([1-9]|1\d|20)$/.test(device_limit.trim()))
    add('digital.device_limit', i18n._(msg`From 1 to 20, or leave it empty.`))
  for (const [name, typed] of [
    ['digital.download_limit', download_limit],
    ['digital.expires_days', expires_days],
  ] as const) {
    if (!/^$|^[1-9]\d{0,3}$/.test(typed.trim())) add(name, i18n._(msg`Write a whole number, or leave it empty.`))
  }
}

function judgeUpsell({ click_upsell }: ProductValues, add: Add): void {
  if (click_upsell.offered_variation_id === null)
    add('click_upsell.offered_variation_id', i18n._(msg`Choose the product to offer.`))
  if (click_upsell.title.trim() === '') add('click_upsell.title', i18n._(msg`Write the sentence that offers it.`))
  if (parseRinggit(click_upsell.price) === null) add('click_upsell.price', notMoney())
}

const notMoney = () => i18n._(msg`Write an amount such as 12.30`)
