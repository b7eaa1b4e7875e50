import { success } from '@kedai/contracts/envelope.ts'
import { bulkInvoices, bulkInvoicesDone } from '@kedai/contracts/seller-invoices.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { doToInvoices } from './actions/do-to-invoices.ts'

const path = '/api/ajax/seller/invoices'
const config = { auth: 'seller', work: 'invoices' } as const
const tags = ['invoices']

/** One thing done to several invoices, sending among them. */
export async function bulkInvoiceRoutes(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  const preHandler = mustManage('invoices')
  app.post(
    `${path}/bulk`,
    { schema: { body: bulkInvoices, response: { 200: success(bulkInvoicesDone) }, tags }, config, preHandler },
    async (request) => {
      const { shopId, userId } = request.seller
      const results = await inTransaction(db, { shopId }, (trx) =>
        doToInvoices(trx, { shopId, ...request.body, lang: request.lang, userId, now: clock.now() }),
      )
      return ok({ done: results.filter(({ ok: isOk }) => isOk).length, results })
    },
  )
}
