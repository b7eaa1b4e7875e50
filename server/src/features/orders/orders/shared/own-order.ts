import type { OwnOrder } from '@kedai/contracts/orders.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { browsersOf } from '../../../../platform/sessions/browser.ts'
import { findOwnOrder, type Sought } from '../queries/own-order.ts'

/**
 * The last order of this browser that waits for payment and holds any of what is sought; null for everybody else. Its address opens
 * the order, so what tells it may be kept by nobody.
 */
export async function ownOrderOf(
  trx: Db,
  request: AnyRequest,
  { shopId, ...sought }: { shopId: number } & Partial<Sought>,
): Promise<OwnOrder | null> {
  const { variationIds = [], viewId = null, couponCode = null } = sought
  const browsers = browsersOf(request)
  if (browsers.length === 0 || (variationIds.length === 0 && viewId === null && couponCode === null)) return null
  const found = await findOwnOrder(trx, shopId, browsers, { variationIds, viewId, couponCode })
  return found && { order_no: found.order_no, url: `/order/${found.token}` }
}
