import type { RentalForm } from '@kedai/contracts/rentals.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { FormRefusals, Settings } from '../shared/product-type.ts'
import { formTexts } from '../shared/rental/messages.ts'
import type { RentalSettings } from '../shared/rental/settings.ts'

/** A rental's part of a form, as it is kept. Extras keep their ids; a new one gets the next. */
export function judgeForm({ rental: form }: SaveProduct, refusals: FormRefusals): Settings | null {
  if (!form) {
    refusals.add('rental', formTexts.missing)
    return null
  }
  judgeTimes(form, refusals)
  form.blocked.forEach(({ from, to }, at) => {
    if (to < from) refusals.add(`rental.blocked.${at}.to`, formTexts.blockedBackwards)
  })
  let next = Math.max(0, ...form.addons.map(({ id }) => id ?? 0))
  return {
    ...form,
    addons: form.addons.map(({ id, price, ...addon }, index) => ({
      ...addon,
      id: id ?? ++next,
      price: amount(price, `rental.addons.${index}.price`, refusals) ?? '0.00',
    })),
    closed_weekdays: [...new Set(form.closed_weekdays)].toSorted(),
    closed_dates: [...new Set(form.closed_dates)].toSorted(),
    deposit: form.deposit === null ? null : amount(form.deposit, 'rental.deposit', refusals),
    late_fee: form.late_fee === null ? null : amount(form.late_fee, 'rental.late_fee', refusals),
  } satisfies RentalSettings
}

function judgeTimes({ opens, closes, min_periods: min, max_periods: max }: RentalForm, refusals: FormRefusals): void {
  if ((opens === null) !== (closes === null) || (opens !== null && closes === opens))
    refusals.add('rental.closes', formTexts.hoursTogether)
  if (max !== null && max < min) refusals.add('rental.max_periods', formTexts.maxBelowMin)
}

function amount(typed: string, field: string, refusals: FormRefusals): string | null {
  const read = parseRinggit(typed)
  if (read === null || read < 0) refusals.add(field, formTexts.badAmount)
  else if (read > maxPrice) refusals.add(field, formTexts.tooDear)
  else return formatRinggit(read)
  return null
}
