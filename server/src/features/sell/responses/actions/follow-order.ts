import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { endResponse, insertResponse, payResponse, standsNothing } from '../queries.ts'

type Moment = { shopId: number; orderId: number; now: Date }

/** Notes the answers of an order, as its lines keep them. Twice is once. */
export const noteResponse = (trx: Db, order: Moment): Promise<void> => insertResponse(trx, order)

/** Its money is there: it counts for the target. */
export const countResponse = async (trx: Db, order: Moment): Promise<void> =>
  publishProducts(trx, await payResponse(trx, order))

/** Cancelled, expired, or its money went back. */
export const dropResponse = async (trx: Db, order: Moment): Promise<void> =>
  publishProducts(trx, await endResponse(trx, order))

/** Nothing of the order stands: its response counts no more. */
export const dropGivenUp = async (trx: Db, order: Moment): Promise<void> =>
  (await standsNothing(trx, order)) ? dropResponse(trx, order) : undefined

function publishProducts(trx: Db, rows: readonly { product_id: number }[]): void {
  for (const { product_id: id } of rows) publishChange(trx, 'product', id)
}
