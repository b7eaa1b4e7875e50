import { stockAfter } from '@kedai/domain/catalogue/stock-reasons.ts'
import type { StockReason } from '@kedai/domain/catalogue/stock-reasons.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { refusals } from '../messages.ts'
import { lockUnits, saveMoves } from '../queries/units.ts'
import type { LockedUnit } from '../queries/units.ts'

type By = { shopId: number; userId: number; now: Date; note: string }

export type MoveStock = By & { variationId: number; reason: StockReason; quantity: number }

/** Books what came or went by hand, or what was counted; the count after it. @throws AppError 404, 422 when there are not so many */
export async function moveStock(trx: Db, { variationId, reason, quantity, ...by }: MoveStock): Promise<number> {
  const [unit] = await lockUnits(trx, by.shopId, [variationId])
  if (!unit) throw new AppError('not_found', texts.notFound)
  if (reason !== 'count' && quantity === 0) throw refuseField('quantity', refusals.nothing)
  if (reason !== 'count' && unit.stock === null) throw refuseField('quantity', refusals.notCounted)
  const after = stockAfter(unit.stock, reason, quantity)
  if (after === null) throw refuseField('quantity', refusals.notSoMany, { left: unit.stock ?? 0 })
  await book(trx, by, reason, [{ unit, after }])
  return after
}

export type CountStock = By & { counts: readonly { variationId: number; counted: number; was: number | null }[] }

/** A stock-take: what differs from what was shown is booked on top of what was sold meanwhile. How many counts differed. @throws AppError 422, 409 */
export async function countStock(trx: Db, { counts, ...by }: CountStock): Promise<number> {
  const units = await lockUnits(
    trx,
    by.shopId,
    counts.map(({ variationId }) => variationId),
  )
  const counted = counts.map(({ variationId, counted: found, was }, index) => {
    const unit = units.find(({ id }) => id === variationId)
    if (!unit) throw refuseField(`counts.${index}.variation_id`, refusals.foreign)
    const after = unit.stock === null || was === null ? found : unit.stock + found - was
    if (after < 0) throw new AppError('conflict', refusals.soldMeanwhile, { params: { title: nameOf(unit) } })
    return { unit, after }
  })
  const changed = counted.filter(({ unit, after }) => unit.stock !== after)
  await book(trx, by, 'count', changed)
  return changed.length
}

async function book(
  trx: Db,
  { shopId, userId, now, note }: By,
  reason: StockReason,
  moves: readonly { unit: LockedUnit; after: number }[],
): Promise<void> {
  if (moves.length === 0) return
  await saveMoves(
    trx,
    { shopId, userId, now, reason, note },
    moves.map(({ unit, after }) => ({ variation_id: unit.id, change: after - (unit.stock ?? 0), stock_after: after })),
  )
  for (const { unit, after } of moves) {
    const subject = { type: 'product', ref: unit.product_id, name: nameOf(unit) } as const
    await recordAudit(trx, {
      shopId,
      userId,
      action: 'stock.edited',
      subject,
      before: { stock: unit.stock },
      after: { stock: after },
      now,
    })
  }
  for (const productId of new Set(moves.map(({ unit }) => unit.product_id))) publishChange(trx, 'product', productId)
}

const nameOf = ({ title, option_values }: LockedUnit): string =>
  [title, optionsText(option_values)].filter(Boolean).join(' · ')
