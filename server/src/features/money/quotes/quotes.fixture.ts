import { createQuote as createBody } from '@kedai/contracts/quotes.ts'
import type { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { createQuote } from './actions/create-quote.ts'
import { decideBySeller } from './actions/decide-quote.ts'
import { lockQuote } from './actions/lock-quote.ts'
import { sendQuote } from './actions/send-quote.ts'

type ShopOf = { shopId: number; ownerId: number }
export type TypedQuote = z.input<typeof createBody>

/** V1 of the rules: RM 128.21. */
export const plainQuote: TypedQuote = {
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

export type TestQuote = { id: number; hashslug: string }

/** A draft as the editor would save it. */
export const makeQuote = (
  app: TestApp,
  { shopId, ownerId }: ShopOf,
  typed: TypedQuote = plainQuote,
): Promise<TestQuote> =>
  inTransaction(app.db, { shopId }, (trx) =>
    createQuote(trx, { shopId, form: createBody.parse(typed), lang: 'en', userId: ownerId, now: app.clock.now() }),
  )

/** The same, sent by a chat that the seller opens. */
export async function makeSent(app: TestApp, shop: ShopOf, typed: TypedQuote = plainQuote): Promise<TestQuote> {
  const made = await makeQuote(app, shop, typed)
  const now = app.clock.now()
  await inTransaction(app.db, { shopId: shop.shopId }, async (trx) =>
    sendQuote(trx, await lockQuote(trx, { shopId: shop.shopId, quoteId: made.id }, now), {
      channels: ['whatsapp'],
      to: '012-345 6789',
      userId: shop.ownerId,
      now,
    }),
  )
  return made
}

/** The same, accepted. */
export async function makeAccepted(app: TestApp, shop: ShopOf, typed: TypedQuote = plainQuote): Promise<TestQuote> {
  const made = await makeSent(app, shop, typed)
  const now = app.clock.now()
  await inTransaction(app.db, { shopId: shop.shopId }, async (trx) =>
    decideBySeller(trx, await lockQuote(trx, { shopId: shop.shopId, quoteId: made.id }, now), {
      action: 'accept',
      reason: '',
      userId: shop.ownerId,
      now,
    }),
  )
  return made
}
