import { createInvoice as createBody, type CreateInvoice } from '@kedai/contracts/seller-invoices.ts'
import type { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { approveById } from './actions/approve-invoice.ts'
import { createInvoice } from './actions/create-invoice.ts'

type ShopOf = { shopId: number; ownerId: number }
export type TypedInvoice = z.input<typeof createBody>

/** V1 of the rules: RM 128.21. */
export const plainInvoice: TypedInvoice = {
  buyer: { name: 'Kedai Runcit Siti', email: 'akaun@runcit.test', phone: '012-345 6789' },
  invoice_items: [
    { item_name: 'Cawan', quantity: '2', amount: '50.00' },
    { item_name: 'Piring', quantity: '1', amount: '25.50' },
  ],
  shipping: '8.00',
  discount: '10',
  discount_type: 'percent',
  tax: '6',
  tax_type: 'percent',
}

/** A draft as the editor would save it. */
export const makeInvoice = (
  app: TestApp,
  { shopId, ownerId }: ShopOf,
  typed: TypedInvoice = plainInvoice,
): Promise<{ id: number; hashslug: string }> =>
  inTransaction(app.db, { shopId }, (trx) =>
    createInvoice(trx, {
      shopId,
      form: createBody.parse(typed) satisfies CreateInvoice,
      lang: 'en',
      userId: ownerId,
      now: app.clock.now(),
    }),
  )

/** The same, approved. */
export async function makeApproved(app: TestApp, shop: ShopOf, typed: TypedInvoice = plainInvoice) {
  const draft = await makeInvoice(app, shop, typed)
  const { number } = await inTransaction(app.db, { shopId: shop.shopId }, (trx) =>
    approveById(trx, { shopId: shop.shopId, invoiceId: draft.id, now: app.clock.now(), userId: shop.ownerId }),
  )
  return { ...draft, number: number ?? '' }
}
