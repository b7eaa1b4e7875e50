import type { CheckedTicket } from '@kedai/contracts/tickets.ts'
import { judgeScan } from '@kedai/domain/tickets/check-in.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { deliverOrder } from '../../../orders/orders/actions/deliver-order.ts'
import { readCode } from '../code.ts'
import { doorTexts } from '../messages.ts'
import { changeTicket, findEventId, isAnybodyOut, lockByCode } from '../queries/tickets.ts'

/** `arrived`: the order of which somebody was let in just now. */
type Checked = { checked: CheckedTicket; arrived: number | null }

type CheckIn = {
  shopId: number
  userId: number
  code: string
  /** As the device says it; null: now. */
  at: Date | null
  device: string
  /** The view id of the only event that is let in. */
  product: string | undefined
  lang: Lang
  now: Date
}

/**
 * Lets the holder of a ticket in, once. The ticket's row is held meanwhile, so that of two scanners one admits; a scan that a
 * device without a network sends again stays admitted. @throws AppError `not_found` for an event that is not the shop's
 */
export async function checkIn(trx: Db, { shopId, userId, product, lang, now, ...scan }: CheckIn): Promise<Checked> {
  const productId = product === undefined ? null : await findEventId(trx, shopId, product)
  if (product !== undefined && productId === null) throw new AppError('not_found', texts.notFound)
  const code = readCode(scan.code)
  const ticket = await lockByCode(trx, shopId, code)
  if (!ticket) return { checked: refused(say(doorTexts.unknown, lang), code), arrived: null }
  const isPaid = ticket.order_status !== 'cancelled' && ticket.paid_sen - ticket.refunded_sen > 0
  const judged = judgeScan(
    {
      status: ticket.status,
      isPaid: isPaid || ticket.total_sen - ticket.rounding_sen === 0,
      productId: ticket.product_id,
      admitted: ticket.admitted_at && { scannedAt: ticket.scanned_at, device: ticket.device },
    },
    { at: scan.at, device: scan.device, productId },
  )
  const told = { name: ticket.name, item_title: ticket.item_title, product: ticket.title, code: ticket.code }
  if (judged.result === 'refused')
    return {
      checked: { ...refused(say(doorTexts[judged.reason], lang, { event: ticket.title }), code), ...told },
      arrived: null,
    }
  // A device does not see ahead.
  const at = scan.at === null || scan.at > now ? now : scan.at
  const isNew = judged.result === 'admitted' && judged.isNew
  if (isNew)
    await changeTicket(
      trx,
      { shopId, id: ticket.id },
      {
        status: 'used',
        admitted_at: at,
        scanned_at: scan.at,
        device: scan.device,
        admitted_by: userId,
        changed_at: now,
      },
    )
  const admittedAt = formatTime(ticket.admitted_at ?? at)
  const message =
    judged.result === 'already'
      ? say(ticket.device ? doorTexts.alreadyThere : doorTexts.already, lang, {
          time: admittedAt.slice(0, 16),
          door: ticket.device ?? '',
        })
      : say(doorTexts.admitted, lang, { name: ticket.name })
  return {
    checked: { result: judged.result, message, ...told, admitted_at: admittedAt },
    arrived: isNew ? ticket.order_id : null,
  }
}

const refused = (message: string, code: string): CheckedTicket => ({
  result: 'refused',
  message,
  name: '',
  item_title: '',
  product: '',
  code,
  admitted_at: null,
})

/** Once everybody of an order has come, it is delivered; in a transaction of its own, as orders are locked before tickets. */
export async function deliverArrived(trx: Db, order: { shopId: number; orderId: number; now: Date }): Promise<void> {
  if (!(await isAnybodyOut(trx, order))) await deliverOrder(trx, order)
}
