import { z } from 'zod'
import type { CallbackRefusal } from '../../../integrations/payments/gateway.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { takeCallback } from '../actions/take-callback.ts'
import { texts } from '../messages.ts'

const params = z.object({ provider: z.string().max(40) })

/** Where gateways report to. Their signature is over the bytes as sent, so bodies stay unread here. */
export async function paymentWebhooks(app: KedaiApp, { db, clock, gateways }: Deps): Promise<void> {
  await app.register(async (scope: KedaiApp) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256_000 }, (_request, body, done) =>
      done(null, body),
    )

    scope.post(
      '/webhooks/payments/:provider',
      { schema: { params }, config: { auth: 'none', csrf: 'exempt', raw: true } },
      async (request, reply) => {
        const { provider } = request.params
        const gateway = gateways.find(provider)
        if (!gateway) throw new AppError('not_found', common.notFound)
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const verdict = gateway.verifyCallback({ headers: request.headers, body }, clock.now())
        if (!verdict.genuine) {
          request.log.warn({ provider, because: verdict.because }, 'a payment callback was not believed')
          throw refusals[verdict.because]()
        }
        const outcome = await takeCallback(db, { provider, callback: verdict.callback, now: clock.now() })
        if (outcome === 'unknown' || outcome === 'doubtful')
          request.log.error({ provider, event: verdict.callback.eventId, outcome }, 'a payment callback does not fit')
        return reply.send({ status: true })
      },
    )
  })
}

const notBelieved = () => new AppError('unauthenticated', texts.notBelieved)

const refusals = {
  unsigned: notBelieved,
  stale: notBelieved,
  forged: notBelieved,
  unreadable: () => new AppError('unreadable_body', texts.unreadableReport),
} satisfies Record<CallbackRefusal, () => AppError>
