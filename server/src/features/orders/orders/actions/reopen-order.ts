import { noHold } from '@kedai/domain/payments/deadline.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { saveOrder } from '../queries/save-order.ts'
import type { LockedOrder } from './lock-order.ts'

/** Opens an expired order again, which is locked and holds its units once more. Its hold begins anew with the settling that follows. */
export const reopenOrder = (trx: Db, order: LockedOrder, now: Date): Promise<void> =>
  saveOrder(
    trx,
    { shopId: order.shop_id, orderId: order.id, now },
    { order_status: 'open', fulfilment_status: 'unfulfilled', hold: noHold },
  )
