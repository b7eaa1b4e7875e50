import { sharedInvoiceParams as params } from '@kedai/contracts/guest-invoices.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { queryOnView } from '../../payments/actions/ask-gateway.ts'
import { findShared } from '../queries/find-shared.ts'

/** The buyer's browser comes back from a gateway: this proves nothing, so the gateway is asked. */
export async function invoiceReturnRoute(app: KedaiApp, deps: Deps): Promise<void> {
  app.get(
    '/view/invoice/:hashslug/return',
    { schema: { params }, config: { auth: 'none', raw: true } },
    async (request, reply) => {
      const hashslug = encodeURIComponent(request.params.hashslug)
      const found = await findShared(deps.db, request.params.hashslug)
      if (found)
        await queryOnView(deps, { shopId: found.shopId, invoiceId: found.invoiceId }).catch((error: unknown) =>
          request.log.warn({ err: error }, 'asking after a return failed'),
        )
      const isOnShopHost = found === null || request.shopRef?.via === 'host'
      return reply.redirect(
        isOnShopHost ? `/view/invoice/${hashslug}` : `/s/${found.username}/view/invoice/${hashslug}`,
        303,
      )
    },
  )
}
