import { z } from 'zod'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import type { CallbackRefusal } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { keepAddressSecret } from '../../../../platform/http/secret-address.ts'
import { openAccountOf } from '../accounts/open-account.ts'
import { findReturn, takeCallback } from '../actions/take-callback.ts'
import type { CalledAccount } from '../actions/called-account.ts'
import { texts } from '../messages.ts'
import { findByAccountKey } from '../queries/accounts.ts'

const params = z.object({ provider: z.string().max(40), account: z.string().max(100) })

/** Where providers report to, each of a shop's accounts at an address of its own. Signatures are over the bytes as sent, so bodies stay unread here. contract §11 */
export async function paymentWebhooks(app: KedaiApp, deps: Deps): Promise<void> {
  const { clock } = deps
  await app.register(async (scope: KedaiApp) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256_000 }, (_request, body, done) =>
      done(null, body),
    )

    scope.post(
      '/webhooks/payments/:provider/:account',
      { schema: { params }, config: { auth: 'none', csrf: 'exempt', raw: true, limits: ['report'] } },
      async (request, reply) => {
        const { provider } = request.params
        const account = await calledAccount(deps, request.params)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const raw = { headers: request.headers, body }
        const verdict = await Promise.resolve(account.gateway.verify(account.opened, raw, clock.now())).catch(
          comesAgain,
        )
        if (!verdict.genuine) {
          request.log.warn({ provider, because: verdict.because }, 'a payment callback was not believed')
          throw refusals[verdict.because]()
        }
        const { callback } = verdict
        const heard = account.gateway.heard ?? { status: true }
        if (!callback) return reply.send(heard)
        const outcome = await takeCallback(deps, account, callback).catch(comesAgain)
        if (outcome === 'unknown')
          request.log.error({ provider, event: callback.eventId }, 'a payment callback fits no payment')
        return reply.send(heard)
      },
    )

    // Some providers bring browsers back to the very address they report to. It changes nothing: the way goes on to the attempt's own.
    scope.get(
      '/webhooks/payments/:provider/:account',
      { schema: { params }, config: { auth: 'none', raw: true, limits: ['report'] } },
      async (request, reply) => {
        const account = await calledAccount(deps, request.params)
        const body = Buffer.from(request.url.split('?')[1] ?? '')
        const raw = { headers: request.headers, body }
        const verdict = await Promise.resolve(account.gateway.verify(account.opened, raw, clock.now())).catch(
          comesAgain,
        )
        const token = verdict.genuine && verdict.callback && (await findReturn(deps, account, verdict.callback))
        if (!token) throw new AppError('not_found', common.notFound)
        return keepAddressSecret(reply).redirect(`/pay/return/${token}`, 303)
      },
    )
  })
}

// Until it does, the questions of our own go on.
function comesAgain(error: unknown): never {
  if (error instanceof GatewayDown || error instanceof GatewayRefused)
    throw new AppError('not_ready', texts.gatewayAway, { retryAfter: 30 })
  throw error
}

/** @throws AppError 404 where no account has the address, 401 where its credentials do not open: nothing can be believed */
async function calledAccount(deps: Deps, { provider, account: key }: z.infer<typeof params>): Promise<CalledAccount> {
  const gateway = deps.gateways.find(provider)
  const which = gateway && (await findByAccountKey(deps.db, provider, key))
  if (!which) throw new AppError('not_found', common.notFound)
  const { shopId } = which
  const opened = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) => openAccountOf(deps, trx, which))
  if (!opened) throw notBelieved()
  return { ...which, opened, gateway }
}

const notBelieved = () => new AppError('unauthenticated', texts.notBelieved)

const refusals = {
  unsigned: notBelieved,
  stale: notBelieved,
  forged: notBelieved,
  unreadable: () => new AppError('unreadable_body', texts.unreadableReport),
} satisfies Record<CallbackRefusal, () => AppError>
