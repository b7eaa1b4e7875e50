import type { SavePriceList } from '@kedai/contracts/programmes.ts'
import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import { recordAudit } from '../../audit/actions/record-audit.ts'
import { resellerTexts } from '../messages.ts'
import {
  type ListHolder,
  listAllEntries,
  lockHolder,
  ownUnits,
  replaceEntries,
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
  { prices, revision }: SavePriceList,
): Promise<void> {
  if (!(await lockHolder(trx, shopId, holder))) throw new AppError('not_found', texts.notFound)
  const { area, name } = await findHolder(trx, shopId, holder)
  const before = await listAllEntries(trx, shopId, holder)
  const entries = prices.map((line) => ({
    product_id: line.product_id,
    variation_id: line.variation_id ?? null,
    min_qty: line.min_qty,
    price_sen: amountOf(line.price),
  }))
  const known = await ownUnits(trx, shopId, entries)
  const seen = new Set<string>()
  const fields: Record<string, Message[]> = {}
  entries.forEach((entry, at) => {
    const key = `${unitKey(entry)} ${entry.min_qty}`
    if (!known.has(unitKey(entry)))
      fields[`prices.${at}.${entry.variation_id === null ? 'product_id' : 'variation_id'}`] = [resellerTexts.notYours]
    if (entry.price_sen > maxPrice) fields[`prices.${at}.price`] = [resellerTexts.priceTooHigh]
    if (seen.has(key)) fields[`prices.${at}.min_qty`] = [resellerTexts.sameStep]
    seen.add(key)
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  if (revision !== undefined && revision !== revisionOfEntries(before))
    throw new AppError('conflict', resellerTexts.changedMeanwhile)
  await replaceEntries(trx, shopId, holder, entries)
  const after = await listAllEntries(trx, shopId, holder)
  if (revisionOfEntries(before) === revisionOfEntries(after)) return
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'price_list.edited',
    subject: { type: 'programme', ref: area, name },
    before: { prices: before.length, revision: revisionOfEntries(before) },
    after: { prices: after.length, revision: revisionOfEntries(after) },
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

/** Names a list as it stands. */
export const revisionOfEntries = (entries: readonly EntryRow[]): string =>
  revisionOf(entries.map((row) => [row.product_id, row.variation_id, row.min_qty, row.price_sen]))
