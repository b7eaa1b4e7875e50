import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { contentTexts } from '../messages/content.ts'
import { findProducts } from '../queries/lines.ts'
import { isCustomer } from '../queries/save-invoice.ts'
import type { InvoiceContent } from '../read-content.ts'

/** Whoever and whatever an invoice points at belongs to the shop. @throws AppError `not_found` for a customer, `invalid` at the line for a product */
export async function mustBeOwn(trx: Db, shopId: number, { customerId, lines }: InvoiceContent): Promise<void> {
  if (customerId !== null && !(await isCustomer(trx, shopId, customerId)))
    throw new AppError('not_found', common.notFound)
  const own = new Set(
    await findProducts(
      trx,
      shopId,
      lines.flatMap(({ productId }) => productId ?? []),
    ),
  )
  const foreign = lines.findIndex(({ productId }) => productId !== null && !own.has(productId))
  if (foreign >= 0) throw refuseField(`invoice_items.${foreign}.product_id`, contentTexts.foreignProduct)
}
