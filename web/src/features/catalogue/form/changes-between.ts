import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { plainText } from '@kedai/domain/content/content-block.ts'
import { excerpt } from '@kedai/domain/text/excerpt.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'

export type Change = { name: string; mine: string; theirs: string }

/** Where two versions of a product differ, each said in a few words. */
export function changesBetween(mine: ProductValues, theirs: ProductValues): Change[] {
  const [own, other] = [told(mine), told(theirs)]
  return own.flatMap(([name, text], index) =>
    text === other[index]?.[1]
      ? []
      : [{ name, mine: excerpt(text, 160), theirs: excerpt(other[index]?.[1] ?? '', 160) }],
  )
}

const told = (values: ProductValues): [string, string][] => [
  [i18n._(msg`Title`), values.title],
  [i18n._(msg`Description`), plainText(values.content)],
  [i18n._(msg`Pictures`), values.images.map(({ id, alt }) => alt || `#${id}`).join(', ')],
  [i18n._(msg`Category`), values.category_id],
  [
    i18n._(msg`Prices`),
    values.variations
      .map(({ option_values, price, promo_price }) =>
        [optionsText(option_values), price, values.is_promo && promo_price].filter(Boolean).join(' '),
      )
      .join('; '),
  ],
  [
    i18n._(msg`Stock`),
    values.variations
      .map(({ option_values, stock }) => [optionsText(option_values), stock].filter(Boolean).join(' '))
      .join('; '),
  ],
  [i18n._(msg`Details`), detailsOf(values)],
  [i18n._(msg`Promo`), values.is_promo ? values.promo_until.replace('T', ' ') || '✓' : ''],
  [
    i18n._(msg`Countdown`),
    values.is_countdown ? `${values.countdown_start} – ${values.countdown_until}`.replaceAll('T', ' ') : '',
  ],
  [
    i18n._(msg`Quantity limits`),
    [values.min_purchase_qty, values.max_purchase_qty || '∞', `× ${values.multiple_of}`].join(' · '),
  ],
  [i18n._(msg`Terms`), values.tnc],
  [i18n._(msg`Ask for a file`), values.has_upload ? values.file_upload.label : ''],
  [
    i18n._(msg`Files for the buyer`),
    [
      ...values.digital.files.map(({ name }) => name),
      values.digital.link,
      values.digital.download_limit,
      values.digital.expires_days,
      values.digital.stamp_pdf ? i18n._(msg`Stamped`) : '',
      values.digital.device_limit,
    ].join(' · '),
  ],
  [
    i18n._(msg`One more thing`),
    values.has_upsell ? `${values.click_upsell.offered_title} ${values.click_upsell.price}` : '',
  ],
]

// Of a collection or a membership, everything that stands in no other line.
const detailsOf = ({ membership, collection }: ProductValues): string =>
  [
    ...membership.plans.map(({ every, unit, trial_days }) => `${every} ${unit} (${trial_days})`),
    membership.grace_days,
    ...[collection.amount_type, collection.minimum, ...collection.presets, collection.target],
    ...[collection.closes_at, collection.max_responses],
    ...collection.fields.map(({ label, type, is_required, options, when, equals }) =>
      [label, type, is_required ? '*' : '', ...options, when, equals].filter((part) => part !== '').join(' '),
    ),
  ]
    .filter((part) => part !== '')
    .join(', ')
