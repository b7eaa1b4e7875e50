import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { findOrderRow } from '../queries/lock-order.ts'
import type { OrderRef } from '../queries/order-ref.ts'
import { readFacts } from '../shared/read-statuses.ts'
import type { LockedOrder } from './lock-order.ts'

/** An order of the shop as it stands now, for who only reads. @throws AppError `not_found` */
export async function findOrder(trx: Db, ref: OrderRef): Promise<LockedOrder> {
  const row = await findOrderRow(trx, ref)
  if (!row) throw new AppError('not_found', texts.notFound)
  return { ...row, facts: readFacts(row) }
}
