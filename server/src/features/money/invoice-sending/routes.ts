import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import { deliveryParams, invoiceParams, sendInvoice as sendBody } from '@kedai/contracts/seller-invoices.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { readInvoiceView } from '../invoices/actions/read-invoice-view.ts'
import { handOver, sendByHand } from './actions/hand-over.ts'
import { queueDelivery } from './actions/queue-delivery.ts'
import { texts } from './messages.ts'
import { findByOpenToken, markOpened } from './queries/deliveries.ts'

const path = '/api/ajax/seller/invoices'
const config = { auth: 'seller', work: 'invoices', idOf: 'invoice' } as const
const schema = { params: invoiceParams, body: sendBody, response: { 200: success(invoiceView) }, tags: ['invoices'] }

// A process that is killed between the commit and the hand-over leaves the row to the job.
const jobAfterSeconds = 60

/** Handing an invoice to its buyer. (contract §5) */
export async function sendingRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const {
    db,
    clock,
    config: { smsPerDay },
  } = deps
  const preHandler = mustManage('invoices')

  for (const reason of ['send', 'resend'] as const) {
    app.post(`${path}/${reason}/:hashslug`, { schema, config, preHandler }, async (request, reply) => {
      const { shopId, userId } = request.seller
      const { channels, to, cc, subject, message, sms_message: smsMessage, attach_pdf } = request.body
      const queued = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const invoice = await lockInvoice(trx, { shopId, hashslug: request.params.hashslug })
        const rows = await queueDelivery(trx, invoice, {
          reason,
          channels,
          to,
          cc,
          subject,
          message,
          smsMessage,
          attachPdf: attach_pdf ?? true,
          smsPerDay,
          userId,
          now: clock.now(),
          jobAfterSeconds,
        })
        return rows.map(({ id, recipient, channel }) => ({ id, recipient, channel }))
      })
      const handAll = (rows: typeof queued) =>
        Promise.all(
          rows.map(async (row) => ({ ...row, outcome: await handOver(deps, { shopId, deliveryId: row.id }) })),
        )
      // An SMS says where else the invoice has gone, so it goes last.
      const outcomes = [
        ...(await handAll(queued.filter(({ channel }) => channel !== 'sms'))),
        ...(await handAll(queued.filter(({ channel }) => channel === 'sms'))),
      ]
      const view = await readInvoiceView(deps, request.seller, {
        hashslug: request.params.hashslug,
        lang: request.lang,
      })
      const refused = outcomes.find(({ outcome }) => outcome?.accepted === false && !outcome.waits)
      if (refused?.outcome)
        throw new AppError('invalid', texts.failed, {
          params: { recipient: refused.recipient, response: refused.outcome.response },
          data: { response: refused.outcome.response, invoice: view },
        })
      const waiting = outcomes.find(({ outcome }) => outcome?.waits)
      if (waiting?.outcome)
        return ok(view, request.say(texts.waits, { recipient: waiting.recipient, response: waiting.outcome.response }))
      const text = queued.every(({ channel }) => channel === 'whatsapp') ? texts.whatsappReady : texts.sent
      return ok(view, request.say(text, { number: view.number ?? '' }))
    })
  }

  app.post(
    `${path}/sent-by-hand/:hashslug/:delivery_id`,
    {
      schema: { params: deliveryParams, response: schema.response, tags: schema.tags },
      config: { ...config, idOf: 'invoice_delivery' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug, delivery_id: deliveryId } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
        sendByHand(trx, await lockInvoice(trx, { shopId, hashslug }), { deliveryId, userId, now: clock.now() }),
      )
      return ok(
        await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang }),
        request.say(texts.sentByHand),
      )
    },
  )

  // Asked for by mail programs. It says that a mail was shown, and never that the invoice was seen.
  app.get(
    '/mail/opened/:token',
    {
      schema: { params: z.object({ token: z.string().min(16).max(64) }), hide: true },
      config: { auth: 'none', raw: true },
    },
    async (request, reply) => {
      const found = await findByOpenToken(db, request.params.token)
      if (found)
        await inTransaction(db, { shopId: found.shopId }, (trx) =>
          markOpened(trx, found.shopId, found.deliveryId, clock.now()),
        )
      return reply.type('image/gif').header('cache-control', 'private, no-store').send(nothing)
    },
  )
}

// One transparent point.
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
