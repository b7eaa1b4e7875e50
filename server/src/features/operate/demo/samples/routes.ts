import { success } from '@kedai/contracts/envelope.ts'
import { samples } from '@kedai/contracts/samples.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { addSamples, drawSamples } from './add-samples.ts'
import { texts } from './messages.ts'
import { countSamples } from '../queries/samples.ts'
import { removeSamples } from './remove-samples.ts'

const path = '/api/ajax/seller/samples'
const schema = { response: { 200: success(samples) }, tags: ['opening'] }
const config = { auth: 'seller', work: 'products' } as const

/** Products to try a shop out with, in and out by one press. */
export async function sampleRoutes(app: KedaiApp, { db, clock, files }: Deps): Promise<void> {
  const preHandler = mustManage('products')

  app.get(path, { schema, config, preHandler }, async ({ seller: { shopId } }) =>
    ok({ products: await inTransaction(db, { shopId, readOnly: true }, (trx) => countSamples(trx, shopId)) }),
  )

  app.post(path, { schema, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    await drawSamples()
    const products = await inTransaction(db, { shopId }, async (trx) => {
      await addSamples(trx, { shopId, userId, now: clock.now(), files })
      return countSamples(trx, shopId)
    })
    return ok({ products }, request.say(texts.added))
  })

  app.delete(path, { schema, config, preHandler }, async (request) => {
    const { shopId, userId } = request.seller
    const { archived: count } = await inTransaction(db, { shopId }, (trx) =>
      removeSamples(trx, { shopId, userId, now: clock.now() }),
    )
    return ok(
      { products: 0 },
      count > 0 ? request.say(texts.removedSomeArchived, { count }) : request.say(texts.removed),
    )
  })
}
