import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { fill } from '../../platform/errors/fill.ts'
import type { AnyRequest } from '../../platform/http/app-types.ts'
import { ownOrderOf } from '../orders/shared/own-order.ts'
import { ownOrderWaits } from './messages.ts'

type Refused = { request: AnyRequest; shopId: number }

/**
 * A refusal, as its buyer is told it: where an order of the same browser holds what is short, that it waits for payment. Whoever was
 * quicker is nobody else's business.
 */
export async function tellOwnOrder(db: Db, { request, shopId }: Refused, refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof AppError) || refusal.code !== 'conflict' || !isChanged(refusal.data)) return refusal
  const { data } = refusal
  const variationIds = data.changes.flatMap(({ item_id }) => (item_id === undefined ? [] : [item_id]))
  const couponCode = data.changes.find(({ what }) => what === 'coupon')?.code ?? null
  if (variationIds.length === 0 && couponCode === null) return refusal
  const own = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    ownOrderOf(trx, request, { shopId, variationIds, couponCode }),
  )
  if (own === null) return refusal
  const told: ChangedOrder = { ...data, own_order: own }
  return new AppError('conflict', fill(ownOrderWaits, { order: own.order_no }), { data: told, cause: refusal })
}

const isChanged = (data: unknown): data is ChangedOrder =>
  typeof data === 'object' && data !== null && 'changes' in data && 'totals' in data
