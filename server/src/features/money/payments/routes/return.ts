import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { keepAddressSecret } from '../../../../platform/http/secret-address.ts'
import { queryOnView } from '../actions/ask-gateway.ts'
import { findByReturn } from '../queries/attempts.ts'
import type { ReturnedAttempt } from '../queries/attempts.ts'

const params = z.object({ attempt: z.string().min(22).max(64) })

/** The buyer's browser comes back from a provider: this proves nothing, so the provider is asked. contract §11 */
export async function paymentReturnRoute(app: KedaiApp, deps: Deps): Promise<void> {
  app.get(
    '/pay/return/:attempt',
    { schema: { params }, config: { auth: 'none', raw: true } },
    async (request, reply) => {
      const found = await findByReturn(deps.db, request.params.attempt)
      if (!found) throw new AppError('not_found', common.notFound)
      await queryOnView(deps, { shopId: found.shop_id, attemptId: found.attempt_id }).catch((error: unknown) =>
        request.log.warn({ err: error }, 'asking after a return failed'),
      )
      return keepAddressSecret(reply).redirect(pageOf(found, request.shopRef?.via === 'host'), 303)
    },
  )
}

function pageOf({ order_token, invoice_hashslug, username }: ReturnedAttempt, isOnShopHost: boolean): string {
  if (order_token !== null) return `/order/${encodeURIComponent(order_token)}`
  const page = `/view/invoice/${encodeURIComponent(invoice_hashslug ?? '')}`
  return isOnShopHost ? page : `/s/${username}${page}`
}
