import type { ChangeRank, ProgrammeArea, SaveRank } from '@kedai/contracts/programmes.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { amountOf } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { resellerTexts } from '../messages.ts'
import { lockShop } from '../queries/lock-shop.ts'
import { findProgramme, insertRank, listRanks, type NewRank, type RankRow, updateRank } from '../queries/programmes.ts'

type Saving = { shopId: number; area: ProgrammeArea; userId: number | null; now: Date }

const maxRanks = 30

/** A rank of a programme that is there; its id. One that is sent twice is there once. @throws AppError `not_found`, `invalid` */
export async function addRank(trx: Db, { shopId, area, userId, now }: Saving, typed: SaveRank): Promise<number> {
  await lockShop(trx, shopId)
  if (!(await findProgramme(trx, shopId, area))) throw new AppError('not_found', resellerTexts.noProgramme)
  const ranks = await listRanks(trx, shopId, area)
  if (ranks.length >= maxRanks) throw refuseField('name', resellerTexts.tooManyRanks, { max: maxRanks })
  const rank = { area, ...merge({ ...newRank, position: ranks.length }, typed) }
  const id = await insertRank(trx, shopId, rank, now)
  if (id === null) throw refuseField('name', resellerTexts.rankTaken)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'programme.edited',
    subject: { type: 'programme', ref: area, name: rank.name },
    before: null,
    after: factsOf(rank),
    now,
  })
  return id
}

/** @throws AppError `not_found`, `invalid` */
export async function changeRank(
  trx: Db,
  { shopId, userId, now, id }: Omit<Saving, 'area'> & { id: number },
  typed: ChangeRank,
): Promise<void> {
  await lockShop(trx, shopId)
  const current = await getRank(trx, shopId, id)
  const { area } = current
  const others = (await listRanks(trx, shopId, area)).filter((rank) => rank.id !== id)
  if (others.some((rank) => rank.name === typed.name)) throw refuseField('name', resellerTexts.rankTaken)
  const rank = merge(current, typed)
  await updateRank(trx, shopId, id, rank, now)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'programme.edited',
    subject: { type: 'programme', ref: area, name: rank.name },
    before: factsOf(current),
    after: factsOf(rank),
    now,
  })
}

const newRank = {
  name: '',
  position: 0,
  percent_off_bp: 0,
  first_min_qty: 0,
  first_min_sen: 0,
  reorder_min_qty: 0,
  reorder_min_sen: 0,
  reorder_multiple: 1,
}

function merge(current: Omit<NewRank, 'area'>, typed: ChangeRank): Omit<NewRank, 'area'> {
  const rate = typed.percent_off === undefined ? current.percent_off_bp : parsePercent(typed.percent_off || '0')
  if (rate === null || rate > 10_000) throw refuseField('percent_off', resellerTexts.badPercent)
  const { first_order: first, reorder } = typed
  const amount = (text: string | undefined, kept: number) => (text === undefined ? kept : amountOf(text))
  return {
    name: typed.name ?? current.name,
    position: typed.position ?? current.position,
    percent_off_bp: rate,
    first_min_qty: first?.min_qty ?? current.first_min_qty,
    first_min_sen: amount(first?.min_amount, current.first_min_sen),
    reorder_min_qty: reorder?.min_qty ?? current.reorder_min_qty,
    reorder_min_sen: amount(reorder?.min_amount, current.reorder_min_sen),
    reorder_multiple: reorder?.multiple_of ?? current.reorder_multiple,
  }
}

const factsOf = (rank: Omit<NewRank, 'area'>) => ({
  name: rank.name,
  position: rank.position,
  percent_off_bp: rank.percent_off_bp,
  first_min_qty: rank.first_min_qty,
  first_min_sen: rank.first_min_sen,
  reorder_min_qty: rank.reorder_min_qty,
  reorder_min_sen: rank.reorder_min_sen,
  reorder_multiple: rank.reorder_multiple,
})

/** Of a shop, whatever its programme. @throws AppError `not_found` */
export async function getRank(trx: Db, shopId: number, id: number): Promise<RankRow> {
  const rank = (await listRanks(trx, shopId, null)).find((one) => one.id === id)
  if (!rank) throw new AppError('not_found', texts.notFound)
  return rank
}
