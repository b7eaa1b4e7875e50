import { isWorking } from '@kedai/domain/orders/runs.ts'
import type { RunAction, WorkingAction } from '@kedai/domain/orders/runs.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { completeOrder } from '../../orders/actions/complete-order.ts'
import { createShipment } from '../../shipments/actions/create-shipment.ts'
import { fulfilOrder } from '../../shipments/actions/fulfil-order.ts'
import { lockOrder } from '../../orders/actions/lock-order.ts'
import { packOrder } from '../../orders/actions/pack-order.ts'
import { approveProof } from '../../../money/payments/actions/approve-proof.ts'

export type WorkOnOrder = {
  shopId: number
  orderNo: string
  action: RunAction
  courier: string
  userId: number
  now: Date
}

/** Does to one order what the seller would do on its page. @throws AppError with the reason, as that page would say. */
export async function workOnOrder(trx: Db, work: WorkOnOrder): Promise<void> {
  if (isWorking(work.action)) await does[work.action](trx, work)
}

const does = {
  async approve_proof(trx, { shopId, orderNo, userId, now }) {
    await approveProof(trx, { order: { shopId, orderNo }, userId, now })
  },
  pack: packOrder,
  async parcel(trx, work) {
    const wish = { courier: await courierOf(trx, work), service: '', weight: '', tracking_number: '' }
    await createShipment(trx, { ...work, wish })
  },
  async fulfil(trx, work) {
    await fulfilOrder(trx, { ...work, courier: await courierOf(trx, work), trackingNumber: '' })
  },
  complete: completeOrder,
} satisfies Record<WorkingAction, (trx: Db, work: WorkOnOrder) => Promise<void>>

// What was said for all of them, else the way that the buyer chose.
const courierOf = async (trx: Db, { courier, ...work }: WorkOnOrder): Promise<string> =>
  courier === '' ? ((await lockOrder(trx, work)).shipping_courier ?? '') : courier
