import { placeOrder as orderContract } from '@kedai/contracts/orders.ts'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { placeOrder } from '../../server/src/features/sell/checkout/actions/place-order.ts'
import { readContact } from '../../server/src/features/sell/checkout/shared/contact.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { inTransaction } from '../../server/src/platform/db/in-transaction.ts'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import { shopOfProduct } from '../seed/shops.ts'
import { viewIdOf } from '../seed/words.ts'

export type OrderPlacer = {
  /** Both variations of a product (its number among all shops), for the n-th buyer. */
  place(product: number, buyer: number): Promise<void>
  close(): Promise<void>
}

/** What placing an order decides and writes, in its transaction, for buyers who never came by HTTP and are new to the shop. */
export async function openPlacer(
  database: Database,
  { dataDir, size }: { dataDir: string; size: number },
): Promise<OrderPlacer> {
  const built = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }),
    database,
    clock: systemClock,
  })
  await built.startJobs({ workers: false }) // they are put down with the order, and done by nobody
  return {
    async place(product, buyer) {
      const body = orderContract.parse({
        items: [2 * product - 1, 2 * product].map((id) => ({ id: String(id), quantity: '1' })),
        ...buyerNo(buyer),
        address: '12, Jalan Mawar 3',
        postcode: '43000',
        city: 'Kajang',
        state: 'Selangor',
        paymentMethod: 'bank_transfer',
      })
      const form = { body, contact: await readContact(body), lang: 'ms' as const }
      const { id: shopId } = shopOfProduct(size, product)
      await inTransaction(database.app, { shopId }, (trx) =>
        placeOrder(trx, built.deps.files, {
          shopId,
          viewId: viewIdOf(product),
          channel: 'guest',
          call: 'place-order',
          form,
          proof: null,
          upload: null,
          now: new Date(),
        }),
      )
    },
    close: () => built.close(),
  }
}

const buyerNo = (n: number) => ({
  name: `Pembeli ${n}`,
  phone: `012-${String(n).padStart(7, '0')}`,
  email: `pembeli${n}@buyer.test`,
})
