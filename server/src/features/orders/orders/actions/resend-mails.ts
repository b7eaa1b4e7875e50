import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { retryFailed } from '../../../../platform/mail/outbox.ts'
import { done } from '../messages/done.ts'
import { lockOrder } from './lock-order.ts'

/** The mails about an order that were not sent are tried again, to whoever its buyer is now. @throws AppError 404; 409 when there is none */
export async function resendMails(trx: Db, { shopId, orderNo }: { shopId: number; orderNo: string }): Promise<void> {
  const order = await lockOrder(trx, { shopId, orderNo })
  if ((await retryFailed(trx, { shopId, orderId: order.id })) === 0) throw new AppError('conflict', done.noMailsToSend)
}
