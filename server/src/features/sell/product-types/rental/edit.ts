import type { Db } from '../../../../platform/db/db.ts'
import { findBookedSpan, saveBookedUnits } from '../queries/rental-of-order.ts'
import type { EditedChoice, LineEdit } from '../shared/product-type.ts'
import { editTexts } from '../shared/rental/messages.ts'

/** Other units for the time that is booked; the time itself and its extras stay. */
export async function editRental(
  trx: Db,
  { shopId, orderId, productId, line, quantity }: LineEdit,
): Promise<EditedChoice> {
  const ofLine = { shopId, orderId, position: line.position }
  const span = await findBookedSpan(trx, ofLine)
  const amount = Math.abs(quantity - line.quantity)
  const more = quantity > line.quantity && span ? [{ kind: 'booking' as const, productId, amount, ...span }] : []
  return {
    details: { ...line.details, units: quantity },
    more,
    fewer: quantity < line.quantity ? [{ kind: 'booking', productId, amount }] : [],
    fields: quantity === 0 ? { quantity: [editTexts.stays] } : span ? {} : { quantity: [editTexts.notBooked] },
    save: (within) => saveBookedUnits(within, ofLine, quantity),
  }
}
