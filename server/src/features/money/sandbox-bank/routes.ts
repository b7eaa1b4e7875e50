import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { answerBill } from './actions/answer-bill.ts'
import { reportBill } from './jobs.ts'
import { texts } from './messages.ts'
import { payPage } from './pay-page.ts'
import { findBill } from './queries.ts'
import { sendReport } from './send-report.ts'

const style = readFileSync(new URL('./pay-page.css', import.meta.url), 'utf8')
const params = z.object({ id: z.string().min(8).max(64) })
const form = z.object({ token: z.string().max(100).default(''), answer: z.enum(['pay', 'fail', 'pending']) })

/** The pretend bank's own pages. They use a form token of their own (contract §1a). */
export async function sandboxBankRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, config, jobs } = deps
  const page = { auth: 'none', csrf: 'exempt', raw: true } as const

  app.get('/sandbox/pay.css', { config: page }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )

  app.get('/sandbox/pay/:id', { schema: { params }, config: page }, async (request, reply) => {
    const bill = await findBill(db, request.params.id)
    if (!bill) throw new AppError('not_found', texts.unknownBill)
    return reply
      .type('text/html; charset=utf-8')
      .send(payPage(bill, request.lang, localPath(bill.return_url, config.publicUrl)))
  })

  app.post(
    '/sandbox/pay/:id',
    { schema: { params, body: form }, config: { ...page, limits: ['own_link'] } },
    async (request, reply) => {
      const bill = await inTransaction(db, {}, (trx) =>
        answerBill(trx, { id: request.params.id, ...request.body, now: clock.now() }),
      )
      return reply.redirect(localPath(bill.return_url, config.publicUrl), 303)
    },
  )

  jobs.registerWorker(reportBill, ({ data }) =>
    sendReport(data, { app, db, clock, secret: sandboxSecret(config.appSecret), publicUrl: config.publicUrl }),
  )
}

// The page is on the shop's own address, and the browser lets a form lead nowhere else.
const localPath = (url: string, publicUrl: string): string =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
