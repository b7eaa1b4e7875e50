import { success } from '@kedai/contracts/envelope.ts'
import { readyPages, readyPagesQuery } from '@kedai/contracts/ready-pages.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { readShopFacts } from './queries/shop-facts.ts'
import { presentReadyPages } from './ready/present-ready-pages.ts'

/** Pages to begin with. */
export async function readyPageRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.get(
    '/api/ajax/seller/ready-pages',
    {
      schema: { querystring: readyPagesQuery, response: { 200: success(readyPages) }, tags: ['pages'] },
      config: { auth: 'seller', work: 'shop_settings' },
      preHandler: mustManage('shop_settings'),
    },
    async (request) => {
      const { shopId, username } = request.seller
      const facts = await inTransaction(db, { shopId, readOnly: true }, (trx) => readShopFacts(trx, shopId))
      const { lang: screen } = request
      return ok(presentReadyPages({ lang: request.query.lang ?? screen, screen, facts, username, now: clock.now() }))
    },
  )
}
