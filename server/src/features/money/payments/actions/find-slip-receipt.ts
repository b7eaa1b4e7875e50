import type { ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { receiptOfSlip, unsaidSlipReceipt } from '@kedai/domain/payments/slip-method.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findMethod, listMethods } from '../queries/methods.ts'

/**
 * As what a slip is booked: by the method that the buyer named, also one that is off by now, since the money has moved;
 * unnamed, as the shop's methods suggest. Null where the shop has no such method, or it takes no slips.
 */
export async function findSlipReceipt(
  trx: Db,
  shopId: number,
  said: string | undefined,
): Promise<ReceiptMethod | null> {
  if (said === undefined || said === '') return unsaidSlipReceipt(await listMethods(trx, shopId))
  const method = await findMethod(trx, shopId, said)
  return method === undefined ? null : receiptOfSlip(method.kind)
}
