import { z } from 'zod'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { openAccount } from '../accounts.ts'
import { takeEvents, type CalledAccount } from '../actions/take-event.ts'
import { accountTexts, bookTexts } from '../messages.ts'
import { findByAccountKey, readCourierAccount } from '../queries/accounts.ts'

const params = z.object({ provider: z.string().max(40), account: z.string().max(100) })

/** Where couriers report to, each of a shop's accounts at an address of its own. Signatures are over the bytes as sent. (contract §10) */
export async function courierWebhooks(app: KedaiApp, deps: Deps): Promise<void> {
  await app.register(async (scope: KedaiApp) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256_000 }, (_request, body, done) =>
      done(null, body),
    )

    scope.post(
      '/webhooks/couriers/:provider/:account',
      { schema: { params }, config: { auth: 'none', csrf: 'exempt', raw: true, limits: ['report'] } },
      async (request, reply) => {
        const { provider } = request.params
        const account = await calledAccount(deps, request.params)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const path = request.url.split('?')[0] ?? request.url
        const verdict = account.courier.verify(account.opened, { headers: request.headers, body, path })
        if (!verdict.genuine) {
          request.log.warn({ provider, because: verdict.because }, 'a courier’s report was not believed')
          throw verdict.because === 'unreadable'
            ? new AppError('unreadable_body', accountTexts.unreadable)
            : new AppError('unauthenticated', accountTexts.notBelieved)
        }
        await takeEvents(deps, account, verdict.events, verdict.isHint).catch((error: unknown) => {
          if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
          throw new AppError('not_ready', bookTexts.noAnswer, { params: { name: provider }, retryAfter: 30 })
        })
        return reply.send(account.courier.heard ?? { status: true })
      },
    )
  })
}

/** @throws AppError 404 where no account has the address, 401 where its credentials do not open: nothing can be believed */
async function calledAccount(deps: Deps, { provider, account: key }: z.infer<typeof params>): Promise<CalledAccount> {
  const courier = deps.couriers.find(provider)
  const which = courier && (await findByAccountKey(deps.db, provider, key))
  if (!which) throw new AppError('not_found', common.notFound)
  const row = await inTransaction(deps.db, { shopId: which.shopId, readOnly: true }, (trx) =>
    readCourierAccount(trx, which),
  )
  const opened = row && openAccount(deps, row)
  if (!opened) throw new AppError('unauthenticated', accountTexts.notBelieved)
  return { ...which, opened, courier }
}
