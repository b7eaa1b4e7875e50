import type { Db } from '../../../../platform/db/db.ts'
import { recordEvent } from '../../../orders/orders/actions/record-event.ts'
import { fulfilOrder } from '../../../orders/shipments/actions/fulfil-order.ts'
import { saveAccepted, saveDueNow } from '../queries/node-orders.ts'
import { lockOwn, type OwnOrder } from './lock-own.ts'

type By = OwnOrder & { userId: number; now: Date }

/** A reseller says that he sends an order; twice is once. @throws AppError as `lockOwn` */
export async function acceptOrder(trx: Db, by: By): Promise<void> {
  const { order, asked } = await lockOwn(trx, by)
  const { shopId, userId, now } = by
  if (!(await saveAccepted(trx, shopId, order.id, now))) return
  const data = { name: asked.reseller_name }
  await recordEvent(trx, { shopId, orderId: order.id, now, name: 'fulfilment.accepted', actor: 'seller', userId, data })
}

/** A reseller says that he does not send it: the shop does, as soon as the next look at what is due. @throws AppError as `lockOwn` */
export async function declineOrder(trx: Db, by: By): Promise<void> {
  const { order, asked } = await lockOwn(trx, by)
  const { shopId, userId, now } = by
  if (asked.due_at !== null && asked.due_at <= now) return
  await saveDueNow(trx, shopId, order.id, now)
  const data = { name: asked.reseller_name }
  await recordEvent(trx, { shopId, orderId: order.id, now, name: 'fulfilment.declined', actor: 'seller', userId, data })
}

/** A reseller has sent it, all of it in one parcel. @throws AppError as `lockOwn`, and as `fulfilOrder` */
export async function sendOrder(trx: Db, { courier, trackingNumber, ...by }: By & Parcel): Promise<void> {
  await lockOwn(trx, by)
  const { shopId, orderNo, userId, now } = by
  await acceptOrder(trx, by)
  await fulfilOrder(trx, { shopId, orderNo, courier, trackingNumber, userId, now })
}

type Parcel = { courier: string; trackingNumber: string }
