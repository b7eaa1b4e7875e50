import { priceOfUnits, judgeRefundLines, type RefundedLine, type SoldLine } from '@kedai/domain/orders/refund-lines.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { leftToPack } from '@kedai/domain/shipments/parcels.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { emit } from '../../../platform/events/events.ts'
import { shrinkClaims } from '../../claims/actions/settle-claims.ts'
import { readParcels, readRefunds } from '../../orders/shared/parcels.ts'
import { texts } from '../messages.ts'
import { insertRefundLines, listSoldLines } from '../queries/refund-lines.ts'

type Of = { shopId: number; orderId: number }

export type RefundedUnits = {
  /** What they cost the buyer, discount taken off, in sen. */
  price: Sen
  /** Notes them with the refund's row of the ledger, and puts on the shelf what is there to be sold again. */
  record(paymentId: number): Promise<void>
}

/**
 * The units of a locked order's lines that a refund is for. `restock`: all of them are back; left out: those that had not been sent.
 * @throws AppError `invalid` at `lines.{i}.id` or `lines.{i}.quantity` for what was not bought or was refunded before.
 */
export async function readRefundLines(
  trx: Db,
  of: Of,
  wanted: readonly RefundedLine[],
  restock: boolean | undefined,
): Promise<RefundedUnits> {
  const [rows, before, { lines: sent, parcels }] = await Promise.all([
    listSoldLines(trx, of),
    readRefunds(trx, of),
    readParcels(trx, of),
  ])
  const sold: SoldLine[] = rows.map(({ id, quantity, total_sen: total, discount_sen: discount }) => ({
    id,
    quantity,
    net: sen(total - discount),
    refunded: before.find(({ lineId }) => lineId === id)?.quantity ?? 0,
  }))
  const refusal = judgeRefundLines(sold, wanted)
  if (refusal) {
    const at = wanted.findIndex(({ id }) => id === refusal.lineId)
    if (refusal.reason === 'unknown_line') throw refuseField(`lines.${at}.id`, texts.refundUnknownLine)
    const left = refusal.reason === 'more_than_bought' ? refusal.left : 0
    throw refuseField(`lines.${at}.quantity`, left === 0 ? texts.refundAllDone : texts.refundTooMany, {
      left: String(left),
    })
  }
  const units = rows.flatMap(({ id, position, variation_id: variationId }) => {
    const quantity = wanted.reduce((all, one) => all + (one.id === id ? one.quantity : 0), 0)
    if (quantity === 0) return []
    const line = sent.find((one) => one.id === id)
    // What is not sent yet is what will not be sent: the rest goes on as it was.
    const unsent = line ? Math.min(quantity, leftToPack(line, parcels)) : 0
    return [
      {
        id,
        position,
        variationId,
        quantity,
        unsent,
        restocked: restock === undefined ? unsent : restock ? quantity : 0,
      },
    ]
  })
  return {
    price: priceOfUnits(sold, wanted),
    async record(paymentId) {
      await insertRefundLines(trx, of.shopId, paymentId, units)
      await shrinkClaims(
        trx,
        { shopId: of.shopId, holder: 'order', holderId: of.orderId },
        units.flatMap(({ position, variationId, restocked }) =>
          restocked > 0 ? [{ kind: 'stock' as const, line: position, subject: variationId, amount: restocked }] : [],
        ),
      )
      if (units.some(({ restocked }) => restocked > 0)) await emit(trx, 'order.restocked', of)
    },
  }
}
