import type { ExplainedPrice } from '@kedai/contracts/programmes.ts'
import { type AreaName, areaRules, publicArea } from '@kedai/domain/carts/areas.ts'
import { priceOf, stepFor } from '@kedai/domain/catalogue/price-of.ts'
import { type BasisPoints, basisPoints, formatPercent, percentOf } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, sen, subtract } from '@kedai/domain/money/sen.ts'
import { rankPrice } from '@kedai/domain/resellers/rank-price.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { type Message, say } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { explainTexts } from './explain-messages.ts'
import { resellerTexts } from './messages.ts'
import { findUnitPrice } from './queries/price-lists.ts'
import { findProgramme, listRanks } from './queries/programmes.ts'
import { findMembership } from './queries/resellers.ts'
import { listEntries } from './queries/terms.ts'
import { priceEntry } from './shared/read-terms.ts'

type Asked = {
  shopId: number
  area: AreaName
  resellerId: number | undefined
  variationId: number
  quantity: number
  lang: Lang
  now: Date
}

type Step = ExplainedPrice['steps'][number]

/** Why somebody pays what he pays: each step that was looked at, in order. @throws AppError `not_found`, `invalid` */
export async function explainPrice(trx: Db, asked: Asked): Promise<ExplainedPrice> {
  const { shopId, area, quantity, lang, now } = asked
  const row = await findUnitPrice(trx, shopId, asked.variationId)
  if (!row) throw new AppError('not_found', texts.notFound)
  const unit = {
    id: asked.variationId,
    price: sen(row.price_sen),
    promoPrice: row.promo_price_sen === null ? null : sen(row.promo_price_sen),
  }
  const promo = { isPromo: row.is_promo, promoUntil: row.promo_until }
  const rank = await rankOf(trx, asked)
  const held = await listEntries(trx, {
    shopId,
    rankId: rank?.id ?? null,
    resellerId: asked.resellerId ?? null,
    productIds: [row.product_id],
  })
  const entries = held.map(priceEntry)
  const { list, by } = rankPrice(unit, entries, rank?.percentOff ?? basisPoints(0))
  const programme = area === publicArea ? null : await findProgramme(trx, shopId, area)
  const retail = priceOf(unit, { promo, quantity, now })
  const listed = priceOf({ ...unit, list }, { promo, quantity, now }).price
  const { price } = priceOf(
    { ...unit, list, neverAbovePublic: programme?.never_above_public ?? true },
    { promo, quantity, now },
  )
  // The public price decides where no list does, and where it is lower.
  const isPublic = by === 'retail' || price < listed
  const told = (step: Step['step'], text: Message, amount: Sen | null, decides: boolean): Step => ({
    step,
    text: say(text, lang, {
      rank: rank?.name ?? '',
      quantity,
      percent: formatPercent(rank?.percentOff ?? basisPoints(0)),
      until: promo.promoUntil ? dayAndTime(promo.promoUntil, lang) : '',
    }),
    price: amount === null ? null : formatRinggit(amount),
    decides,
  })
  const hasPromo = retail.comparePrice !== null
  const publicSteps = [
    told('retail', explainTexts.retail, unit.price, isPublic && !hasPromo),
    ...(hasPromo
      ? [
          told(
            'promotion',
            promo.promoUntil ? explainTexts.promotionUntil : explainTexts.promotion,
            retail.price,
            isPublic,
          ),
        ]
      : []),
  ]
  if (areaRules(area).buyer === 'anyone') return { price: formatRinggit(price), steps: publicSteps }
  const ofReseller = entries.filter(({ isOwn, variationId }) => isOwn && (variationId ?? unit.id) === unit.id)
  const own = entries.filter(({ isOwn, variationId }) => !isOwn && variationId === unit.id)
  const general = entries.filter(({ isOwn, variationId }) => !isOwn && variationId === null)
  const stepPrice = (steps: typeof entries) => stepFor(steps, quantity)?.price ?? null
  const off = rank ? percentOff(unit.price, rank.percentOff) : null
  return {
    price: formatRinggit(price),
    steps: [
      ...(asked.resellerId === undefined
        ? []
        : [
            told(
              'reseller',
              explainTexts.reseller,
              stepPrice(chosenOf(ofReseller)),
              !isPublic && by === 'reseller_entry',
            ),
          ]),
      told('rank', rank ? explainTexts.rank : explainTexts.noRank, null, false),
      told('variation', explainTexts.variation, stepPrice(own), !isPublic && by === 'own_entry'),
      told('product', explainTexts.product, stepPrice(general), !isPublic && by === 'product_entry'),
      told('percent', explainTexts.percent, off, !isPublic && by === 'percent'),
      ...publicSteps,
    ],
  }
}

const dayAndTime = (at: Date, lang: Lang): string => {
  const [day = '', time = ''] = formatTime(at).split(' ')
  return `${displayDay(day, lang)} ${time.slice(0, 5)}`
}

// Of both kinds, those of the variation alone.
const chosenOf = <Entry extends { variationId: number | null }>(entries: Entry[]): Entry[] => {
  const exact = entries.filter(({ variationId }) => variationId !== null)
  return exact.length > 0 ? exact : entries
}

const percentOff = (price: Sen, rate: BasisPoints): Sen | null =>
  rate > 0 ? subtract(price, percentOf(price, rate)) : null

// Without a reseller the lowest rank of the area is looked at.
async function rankOf(trx: Db, { shopId, area, resellerId }: Asked) {
  if (areaRules(area).buyer === 'anyone') return null
  const ranks = (await listRanks(trx, shopId, null)).filter((rank) => rank.area === area)
  const membership = resellerId === undefined ? null : await findMembership(trx, shopId, resellerId)
  if (resellerId !== undefined && membership?.area !== area)
    throw refuseField('reseller_id', resellerTexts.otherProgramme)
  const found = membership ? ranks.find(({ id }) => id === membership.rank_id) : ranks[0]
  return found ? { id: found.id, name: found.name, percentOff: basisPoints(found.percent_off_bp) } : null
}
