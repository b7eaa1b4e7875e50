import type { ShownRate } from '@kedai/contracts/seller-shipping.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { money } from '../../../../lib/format.ts'

// A method's prices, a sentence each.
export function rateWords(rate: ShownRate, i18n: I18n): string[] {
  const amount = (text: string | null) => (rate.by === 'weight' ? `${text} kg` : i18n._(msg`${text ?? ''} pcs`))
  if (rate.by === 'flat') return [i18n._(msg`${money(rate.price ?? '0.00')} for any parcel`)]
  if (rate.bands) {
    return rate.bands.map(({ most, price }) =>
      most === null ? i18n._(msg`Anything more: ${money(price)}`) : i18n._(msg`Up to ${amount(most)}: ${money(price)}`),
    )
  }
  return [
    i18n._(msg`${money(rate.first_price ?? '0.00')} for the first ${amount(rate.first)}`),
    i18n._(msg`${money(rate.step_price ?? '0.00')} for each further ${amount(rate.step)}`),
    ...(rate.most === null ? [] : [i18n._(msg`At most ${amount(rate.most)}`)]),
  ]
}
