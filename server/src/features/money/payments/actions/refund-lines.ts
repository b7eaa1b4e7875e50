import type { RefundOrder } from '@kedai/contracts/refunds.ts'
import { judgeRefundLines, pricesOfUnits, refundByLines, type SoldLine } from '@kedai/domain/orders/refund-lines.ts'
import { sen, sum, type Sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { planGivingUp } from '../../../orders/orders/actions/give-up.ts'
import { texts } from '../messages.ts'
import { addToLines, insertRefundLines, listSoldLines } from '../queries/refund-lines.ts'

type Of = { shopId: number; orderId: number }

export type RefundedUnits = {
  /** What they cost the buyer, discount taken off, in sen. */
  price: Sen
  /** Notes them with the refund's row of the ledger, of which `amount` is for them at most, and gives up what is to be given up. */
  record(paymentId: number, amount: Sen): Promise<void>
}

/**
 * The units of a locked order's lines that a refund is for, and of which of them the buyer has the use no longer. `restock` holds
 * for goods of lines that say nothing of it: all of them are back; left out: those that had not been sent.
 * @throws AppError `invalid` at `lines.{i}` for what was not bought, was refunded before or cannot be given up
 */
export async function readRefundLines(
  trx: Db,
  of: Of,
  { lines: wanted, restock }: Pick<RefundOrder, 'lines' | 'restock'>,
  now: Date,
): Promise<RefundedUnits> {
  const rows = await listSoldLines(trx, of)
  const sold: SoldLine[] = rows.map((row) => ({
    id: row.id,
    quantity: row.quantity,
    net: sen(row.total_sen - row.discount_sen),
    returned: row.returned,
    refunded: sen(row.refunded_sen),
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
  const wishes = onePerLine(wanted)
  const givingUp = await planGivingUp(
    trx,
    of,
    wishes.flatMap(({ line, at }) =>
      line.gives_up === false
        ? []
        : [
            {
              lineId: line.id,
              units: line.quantity,
              at: `lines.${at}`,
              tickets: line.tickets,
              rentalUnits: line.units,
              restock: line.restock ?? restock,
            },
          ],
    ),
    now,
  )
  const prices = pricesOfUnits(sold, wanted)
  return {
    price: sum(prices),
    async record(paymentId, amount) {
      const money = refundByLines(prices, amount)
      const units = wishes.map(({ line: { id, quantity } }) => {
        const gone = givingUp.units.find(({ lineId }) => lineId === id)
        return {
          id,
          quantity,
          amount: money[rows.findIndex((row) => row.id === id)] ?? sen(0),
          givenUp: gone?.units ?? 0,
          unsent: gone?.unsent ?? 0,
          restocked: gone?.restocked ?? 0,
          scrapped: gone?.scrapped ?? 0,
        }
      })
      await insertRefundLines(trx, of.shopId, paymentId, units)
      await addToLines(trx, of, units)
      await givingUp.carryOut()
    },
  }
}

type Wish = RefundOrder['lines'][number]

/** A line that is named twice is asked for once, with what it said first; `at` is where. */
function onePerLine(wanted: readonly Wish[]): { line: Wish; at: number }[] {
  return wanted.flatMap((line, at) =>
    wanted.findIndex(({ id }) => id === line.id) !== at
      ? []
      : [
          {
            at,
            line: {
              ...line,
              quantity: wanted.reduce((units, one) => units + (one.id === line.id ? one.quantity : 0), 0),
            },
          },
        ],
  )
}
