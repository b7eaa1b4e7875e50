import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import { invoiceParams, setReminder as setBody } from '@kedai/contracts/seller-invoices.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { readInvoiceView } from '../invoices/actions/read-invoice-view.ts'
import { setReminders } from './actions/set-reminders.ts'
import { done } from './messages.ts'

const schema = { params: invoiceParams, body: setBody, response: { 200: success(invoiceView) }, tags: ['invoices'] }
const config = { auth: 'seller', work: 'invoices', idOf: 'invoice' } as const

/** When the buyer of an invoice is reminded. (contract §5) */
export async function reminderRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  app.post(
    '/api/ajax/seller/invoices/set-reminder/:hashslug',
    { schema, config, preHandler: mustManage('invoices') },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = request.params
      const on = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const next = await setReminders(trx, await lockInvoice(trx, { shopId, hashslug }), request.body, {
          userId,
          now: clock.now(),
        })
        return next && formatDate(next)
      })
      const view = await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang })
      return ok(
        view,
        on === null ? request.say(done.setNone) : request.say(done.set, { on: displayDay(on, request.lang) }),
      )
    },
  )
}
