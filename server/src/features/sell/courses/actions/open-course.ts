import { validUntil } from '@kedai/domain/entitlements/term.ts'
import type { CourseRenewal, LapsedCourse } from '@kedai/contracts/courses.ts'
import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { lastMoment, readEntitlement, standingOf } from '../../entitlements/actions/find.ts'
import { paidTerms } from '../../entitlements/shared/paid-terms.ts'
import { readRenewalShop } from '../../entitlements/shared/read-renewal-shop.ts'
import { type Course, readCourse } from '../../product-types/shared/course-settings.ts'
import type { Settings } from '../../product-types/shared/product-type.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import { texts } from '../messages.ts'
import { findCertificateOf, readUnit } from '../queries.ts'

type Asked = { shopId: number; token: string; now: Date }
type Read = Awaited<ReturnType<typeof readEntitlement>>

/** What a learner's link leads to, whether it is over or not. */
export type Place = Read & { course: Course; isOver: boolean }

/** @throws AppError `not_found` */
export async function findPlace(trx: Db, { shopId, token, now }: Asked): Promise<Place> {
  const read = await readEntitlement(trx, { shopId, token }, 'course')
  const settings = read.entitlement.settings as Settings | null // an object by its check
  return { ...read, course: readCourse(settings), isOver: standingOf(read.entitlement, now) === 'lapsed' }
}

/** A course that may be learnt now. @throws AppError `not_found`; `forbidden` with the renewal once it is over */
export async function openCourse(trx: Db, asked: Asked): Promise<Place> {
  const place = await findPlace(trx, asked)
  if (!place.isOver) return place
  const data = await readLapsed(trx, place, asked)
  const { is_void: isVoid, until_on: day } = place.entitlement
  throw new AppError('forbidden', isVoid ? texts.withdrawn : texts.lapsed, { params: { day: day ?? '' }, data })
}

/** What is told of a place beside its lessons. */
export async function readAround(trx: Db, place: Place, { shopId, now }: Asked) {
  const { entitlement } = place
  const [{ shop, methods }, unit, certificate] = await Promise.all([
    readRenewalShop(trx, shopId),
    readUnit(trx, { shopId, productId: entitlement.product_id }),
    findCertificateOf(trx, { shopId, id: entitlement.id }),
  ])
  const { username, name, theme } = shop
  return {
    title: entitlement.title,
    expires_at: lastMoment(entitlement.until_on),
    certificate_url: certificate ? certificatePath(certificate.code) : null,
    renewal: renewalOf(place, { unit, methods }, now),
    shop: { username, name, stylesheet: presentTheme(theme).stylesheet },
  }
}

export const readLapsed = (trx: Db, place: Place, asked: Asked): Promise<LapsedCourse> => readAround(trx, place, asked)

export const certificatePath = (code: string): string => `/certificate/${code}`

// Null while it is not sold, without an end, or taken back.
function renewalOf(
  { entitlement, periods, course }: Place,
  { unit, methods }: { unit: Unit | undefined } & Pick<Awaited<ReturnType<typeof readRenewalShop>>, 'methods'>,
  now: Date,
): CourseRenewal | null {
  const { access_days: days, renewal_price: price } = course
  const isSold = entitlement.product_status === 'published' && !entitlement.is_void && entitlement.until_on !== null
  if (!isSold || days === null || !unit) return null
  const until = validUntil([...paidTerms(periods), { paidOn: formatDate(now), term: { every: days, unit: 'day' } }], 0)
  return {
    view_id: entitlement.view_id,
    price: price ?? usualPrice(unit, now),
    access_days: days,
    until: lastMoment(until),
    payment_methods: methods,
  }
}

type Unit = NonNullable<Awaited<ReturnType<typeof readUnit>>>

const usualPrice = (unit: Unit, now: Date): string => {
  const promoPrice = unit.promo_price_sen === null ? null : sen(unit.promo_price_sen)
  const promo = { isPromo: unit.is_promo, promoUntil: unit.promo_until }
  return formatRinggit(effectivePrice({ price: sen(unit.price_sen), promoPrice }, promo, now).price)
}
