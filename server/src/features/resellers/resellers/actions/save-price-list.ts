import type { SavePriceList } from '@kedai/contracts/programmes.ts'
import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { revisionOf } from '../../../../platform/http/revision.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { resellerTexts } from '../messages.ts'
import {
  type LimitRow,
  type ListHolder,
  listAllEntries,
  listLimits,
  lockHolder,
  ownUnits,
  replaceEntries,
  saveLimits,
  unitKey,
} from '../queries/price-lists.ts'
import type { EntryRow } from '../queries/terms.ts'
import { findMembership } from '../queries/resellers.ts'
import { getRank } from './save-rank.ts'

type Saving = { shopId: number; userId: number | null; now: Date } & ListHolder

/** Writes the whole price list of a rank, or of one reseller. @throws AppError `not_found`, `invalid` at each line that is wrong, `conflict` when it was saved meanwhile */
export async function savePriceList(
  trx: Db,
  { shopId, userId, now, ...holder }: Saving,
  { prices, limits: typedLimits = [], revision }: SavePriceList,
): Promise<void> {
  if (!(await lockHolder(trx, shopId, holder))) throw new AppError('not_found', texts.notFound)
  const { area, name } = await findHolder(trx, shopId, holder)
  if (typedLimits.length > 0 && holder.rankId === undefined) throw refuseField('limits', resellerTexts.limitsOfRanks)
  const before = await listAllEntries(trx, shopId, holder)
  const limitsBefore = await listLimits(trx, shopId)
  const entries = prices.map((line) => ({
    product_id: line.product_id,
    variation_id: line.variation_id ?? null,
    min_qty: line.min_qty,
    price_sen: amountOf(line.price),
  }))
  const limits = typedLimits.map((one) => ({
    product_id: one.product_id,
    floor_sen: one.floor === '' ? null : amountOf(one.floor),
    ceiling_sen: one.ceiling === '' ? null : amountOf(one.ceiling),
  }))
  const known = await ownUnits(trx, shopId, [...entries, ...limits.map(ofAll)])
  const ceilings = new Map([...limitsBefore, ...limits].map((one) => [one.product_id, one.ceiling_sen]))
  const seen = new Set<string>()
  const fields: Record<string, Message[]> = {}
  entries.forEach((entry, at) => {
    const key = `${unitKey(entry)} ${entry.min_qty}`
    if (!known.has(unitKey(entry)))
      fields[`prices.${at}.${entry.variation_id === null ? 'product_id' : 'variation_id'}`] = [resellerTexts.notYours]
    const ceiling = ceilings.get(entry.product_id) ?? null
    if (ceiling !== null && entry.price_sen > ceiling) fields[`prices.${at}.price`] = [resellerTexts.aboveCeiling]
    if (entry.price_sen > maxPrice) fields[`prices.${at}.price`] = [resellerTexts.priceTooHigh]
    if (seen.has(key)) fields[`prices.${at}.min_qty`] = [resellerTexts.sameStep]
    seen.add(key)
  })
  limits.forEach((limit, at) => {
    const [floor, ceiling] = [limit.floor_sen, limit.ceiling_sen]
    if (!known.has(unitKey(ofAll(limit)))) fields[`limits.${at}.product_id`] = [resellerTexts.notYours]
    if (floor !== null && ceiling !== null && ceiling < floor)
      fields[`limits.${at}.ceiling`] = [resellerTexts.ceilingBelowFloor]
    if ((ceiling ?? floor ?? 0) > maxPrice) fields[`limits.${at}.ceiling`] = [resellerTexts.priceTooHigh]
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  const revisionBefore = revisionOfList(before, limitsBefore)
  if (revision !== undefined && revision !== revisionBefore)
    throw new AppError('conflict', resellerTexts.changedMeanwhile)
  await replaceEntries(trx, shopId, holder, entries)
  if (limits.length > 0) await saveLimits(trx, shopId, limits)
  const after = await listAllEntries(trx, shopId, holder)
  const revisionAfter = revisionOfList(after, await listLimits(trx, shopId))
  if (revisionBefore === revisionAfter) return
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'price_list.edited',
    subject: { type: 'programme', ref: area, name },
    before: { prices: before.length, revision: revisionBefore },
    after: { prices: after.length, revision: revisionAfter },
    now,
  })
}

/** @throws AppError `not_found` */
export async function findHolder(trx: Db, shopId: number, { rankId, resellerId }: ListHolder) {
  if (rankId !== undefined) return getRank(trx, shopId, rankId)
  const reseller = await findMembership(trx, shopId, resellerId)
  if (!reseller) throw new AppError('not_found', texts.notFound)
  return reseller
}

const ofAll = ({ product_id }: LimitRow) => ({ product_id, variation_id: null })

/** Names a list as it stands, with the limits that hold for all lists. */
export const revisionOfList = (entries: readonly EntryRow[], limits: readonly LimitRow[]): string =>
  revisionOf([
    ...entries.map((row) => [row.product_id, row.variation_id, row.min_qty, row.price_sen]),
    ...limits.map((row) => [row.product_id, row.floor_sen, row.ceiling_sen]),
  ])
