import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { takeTextReport } from '../../../growth/messages/actions/take-text-report.ts'
import { smsReports } from '../../../growth/messages/shared/sms-reports.ts'
import { takeSmsReport } from '../actions/take-sms-report.ts'
import { texts } from '../messages.ts'

const params = z.object({ provider: z.string().max(40), token: z.string().max(80) })

/** Where providers of texts report to. The address itself is signed; Twilio signs its form too. */
export async function smsReportRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, config } = deps
  await app.register(async (scope: KedaiApp) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_000 }, (_request, body, done) =>
      done(null, body),
    )

    scope.post(
      '/webhooks/sms/:provider/:token',
      { schema: { params }, config: { auth: 'none', csrf: 'exempt', raw: true, limits: ['report'] } },
      async (request, reply) => {
        const { provider, token } = request.params
        const { sms } = deps // asked anew: tests put another in its place
        const reports = smsReports(config, provider)
        const found = reports.read(token)
        if (!sms?.readReport || sms.name.toLowerCase() !== provider || found === null)
          throw new AppError('not_found', common.notFound)
        const signature = request.headers['x-twilio-signature']
        const fields = Object.fromEntries(
          new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : ''),
        )
        const report = sms.readReport({
          url: reports.address(token),
          signature: typeof signature === 'string' ? signature : null,
          fields,
        })
        if (report === 'forged') throw new AppError('unauthenticated', texts.reportNotBelieved)
        if (report === null) throw new AppError('unreadable_body', texts.reportUnreadable)
        const outcome = await inTransaction(db, { shopId: found.shopId }, (trx) =>
          (found.kind === 'invoice' ? takeSmsReport : takeTextReport)(trx, { ...found, report, now: clock.now() }),
        )
        request.log.info({ provider, kind: found.kind, deliveryId: found.deliveryId, outcome }, 'a report on a text')
        if (outcome === 'unknown') throw new AppError('not_found', common.notFound)
        if (outcome === 'later') throw new AppError('not_ready', texts.reportEarly, { retryAfter: 30 })
        return reply.send({ status: true })
      },
    )
  })
}
