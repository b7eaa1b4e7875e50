import { success } from '@kedai/contracts/envelope.ts'
import { dismissOpening, opening } from '@kedai/contracts/opening.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { texts } from './messages.ts'
import { presentOpening } from './present.ts'
import { markDismissed, markShared } from './queries/mark-opening.ts'
import { readFacts } from './queries/read-facts.ts'

const path = '/api/ajax/seller/opening'
const tags = ['opening']
const config = { auth: 'seller', work: 'shop_settings' } as const
const response = { 200: success(opening) }

/** From a new shop to its first sale: what is done, and the link to share. */
export async function openingRoutes(app: KedaiApp, { db, clock, config: { publicUrl } }: Deps): Promise<void> {
  const preHandler = mustManage('shop_settings')
  const told = async (trx: Db, { seller, lang }: AnyRequest) =>
    presentOpening(await readFacts(trx, seller.shopId), { publicUrl, lang })

  app.get(path, { schema: { response, tags }, config, preHandler }, async (request) =>
    ok(await inTransaction(db, { shopId: request.seller.shopId, readOnly: true }, (trx) => told(trx, request))),
  )

  app.post(`${path}/share`, { schema: { response, tags }, config, preHandler }, async (request) =>
    ok(
      await inTransaction(db, { shopId: request.seller.shopId }, async (trx) => {
        await markShared(trx, request.seller.shopId, clock.now())
        return told(trx, request)
      }),
    ),
  )

  app.post(
    `${path}/dismiss`,
    { schema: { body: dismissOpening, response, tags }, config, preHandler },
    async (request) => {
      const { is_dismissed: isDismissed } = request.body
      const after = await inTransaction(db, { shopId: request.seller.shopId }, async (trx) => {
        await markDismissed(trx, request.seller.shopId, isDismissed ? clock.now() : null)
        return told(trx, request)
      })
      return isDismissed ? ok(after, request.say(texts.dismissed)) : ok(after)
    },
  )
}
