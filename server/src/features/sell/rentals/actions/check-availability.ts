import type { RentalAvailability } from '@kedai/contracts/rentals.ts'
import { placeOrder } from '@kedai/contracts/orders.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { countPeriods } from '@kedai/domain/rentals/periods.ts'
import { readRange } from '@kedai/domain/rentals/range.ts'
import { judgeRange } from '@kedai/domain/rentals/rules.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { loadOffer } from '../../checkout/shared/load-offer.ts'
import { priceBasket } from '../../checkout/shared/price-basket.ts'
import { readChoice } from '../../checkout/shared/read-choice.ts'
import { readWants } from '../../checkout/shared/read-wants.ts'
import { problemWords } from '../../product-types/shared/rental/problem-words.ts'
import { readRental, rulesOf } from '../../product-types/shared/rental/settings.ts'
import { isFree } from '../messages.ts'

type Asked = { dates: readonly string[]; quantity: number; addons: readonly (number | '')[] }

/**
 * Whether a rental can be had for a time, and what it would come to, judged as an order of it would be.
 * @throws AppError `not_found`, `invalid` for dates that cannot be read or extras that are not offered
 */
// Nothing is renewed, and nobody sends files along.
const anew = { renews: null, answerFiles: new Map<string, never>() }

export async function checkAvailability(
  trx: Db,
  { shopId, viewId, asked, lang, now }: { shopId: number; viewId: string; asked: Asked; lang: Lang; now: Date },
): Promise<RentalAvailability> {
  const offer = await loadOffer(trx, { viewId, variationIds: [], couponCode: '', phone: '', email: null })
  const [listing] = offer.listings
  if (listing?.type.orderCall !== 'rental-place-order') throw new AppError('not_found', texts.notFound)
  const settings = readRental(listing.settings ?? {})
  // Where it is picked up is chosen later.
  const [pickup_location, return_location] = [settings.pickup_location, settings.return_location].map(firstOf)
  const body = placeOrder.parse({
    quantity: asked.quantity,
    dateRange: [...asked.dates],
    addons: [...asked.addons],
    pickup_location,
    return_location,
  })
  const wants = readWants({ quantity: asked.quantity }, listing)
  const chosen = await readChoice(trx, { shopId, listing, read: wants, form: { body, lang }, ...anew, now })
  const range = readRange(asked.dates[0] ?? '', asked.dates[1] ?? '')
  const problem = typeof range === 'string' ? null : judgeRange(rulesOf(settings), range, now)
  const { dateRange, ...others } = chosen.fields
  const fields = { ...others, ...(dateRange && !problem && { date_range: dateRange }) }
  if (typeof range === 'string' || Object.keys(fields).length > 0)
    throw new AppError('invalid', texts.invalid, { fields })
  const short = chosen.wants.find(({ choice }) => choice?.change)?.choice?.change
  const asIfFree = chosen.wants.map((want) =>
    want.choice ? { ...want, choice: { ...want.choice, change: null } } : want,
  )
  const basket = priceBasket(
    offer,
    { wants: asIfFree, couponCode: '', wantsUpsell: false, destination: null, method: null },
    now,
  )
  const message = problem ? problemWords(problem, settings) : (short?.message ?? isFree)
  return {
    available_status: problem === null && !short,
    message: message[lang],
    quantity: countPeriods(settings.frequency, range),
    totals: totalsToWire(basket.totals),
  }
}

const firstOf = (places: string | readonly string[]): string => (typeof places === 'string' ? '' : (places[0] ?? ''))
