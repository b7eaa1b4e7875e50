import type { TypedRate } from '@kedai/contracts/seller-shipping.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { judgeRate } from '@kedai/domain/shipping/rates.ts'
import type { Band, Rate, RateProblem } from '@kedai/domain/shipping/rates.ts'
import { grams, parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { rateRefusals } from '../setup-messages.ts'

type Fields = Record<string, Message[]>

/** A seller's prices as the domain knows them. @throws AppError 422 with a message at every field that is wrong */
export function readRate(typed: TypedRate): Rate {
  const fields: Fields = {}
  const rate =
    typed.by === 'flat'
      ? { by: typed.by, price: money(typed.price, 'rate.price', fields) }
      : readSteps({ ...typed, by: typed.by }, fields)
  const problem = Object.keys(fields).length > 0 ? null : judgeRate(rate)
  if (problem !== null) fields[fieldOf[problem]] = [rateRefusals[problem]]
  if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  return rate
}

const fieldOf = {
  first_not_positive: 'rate.first',
  step_not_positive: 'rate.step',
  negative_price: 'rate.price',
  most_below_first: 'rate.most',
  no_bands: 'rate.bands',
  bands_not_rising: 'rate.bands',
} satisfies Record<RateProblem, string>

function readSteps(typed: TypedRate & { by: 'weight' | 'quantity' }, fields: Fields): Rate {
  const { by, bands } = typed
  if (bands) return { by, bands: bands.map((band, at) => readBand(by, band, at, fields)) }
  const first = amount(by, typed.first, 'rate.first', fields)
  const firstPrice = money(typed.first_price, 'rate.first_price', fields)
  const step = amount(by, typed.step, 'rate.step', fields)
  const stepPrice = money(typed.step_price, 'rate.step_price', fields)
  const most = typed.most ? amount(by, typed.most, 'rate.most', fields) : null
  return by === 'weight'
    ? {
        by,
        firstGrams: grams(first),
        firstPrice,
        stepGrams: grams(step),
        stepPrice,
        maxGrams: most === null ? null : grams(most),
      }
    : { by, firstQuantity: first, firstPrice, stepQuantity: step, stepPrice, maxQuantity: most }
}

const readBand = (
  by: 'weight' | 'quantity',
  band: NonNullable<TypedRate['bands']>[number],
  at: number,
  fields: Fields,
): Band => ({
  most: band.most ? amount(by, band.most, `rate.bands.${at}.most`, fields) : null,
  price: money(band.price, `rate.bands.${at}.price`, fields),
})

function money(typed: string | null | undefined, field: string, fields: Fields): Sen {
  const read = typed ? parseRinggit(typed) : null
  if (read === null) fields[field] = [rateRefusals.price]
  return read ?? noSen
}

// Kilograms or pieces, at least the least there is.
function amount(by: 'weight' | 'quantity', typed: string | null | undefined, field: string, fields: Fields): number {
  const read = by === 'weight' ? parseKilograms(typed ?? '') : /^\d{1,6}$/.test(typed ?? '') ? Number(typed) : null
  if (read === null || read === 0) fields[field] = [rateRefusals[by]]
  return read || 1
}
