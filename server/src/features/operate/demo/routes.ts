import { demoInvoice } from '@kedai/contracts/demo.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { findInvoiceLink } from '../../money/invoices/actions/find-invoice-link.ts'
import { findQuoteLink } from '../../money/quotes/actions/find-quote-link.ts'
import { findShopId } from './queries.ts'
import { sampleRoutes } from './samples/routes.ts'

/** Samples for new shops, and what the start page of a demo shows. */
export async function demoRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  await sampleRoutes(app, deps)
  if (!deps.config.demo) return

  app.get(
    '/api/ajax/demo/invoice',
    { schema: { response: { 200: success(demoInvoice) }, tags: ['demo'] }, config: { auth: 'none' } },
    async () => {
      const shopId = await findShopId(deps.db, 'demo')
      if (shopId === null) return ok(null)
      const of = { shopId, site: deps.config }
      const [share_url, quote_url] = await inTransaction(
        deps.db,
        { shopId, readOnly: true },
        async (trx) =>
          [await findInvoiceLink(trx, of), await findQuoteLink(trx, { ...of, now: deps.clock.now() })] as const,
      )
      return ok(share_url === null ? null : { share_url, quote_url })
    },
  )
}
