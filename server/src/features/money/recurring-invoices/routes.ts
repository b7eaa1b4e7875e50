import { success } from '@kedai/contracts/envelope.ts'
import { invoiceView } from '@kedai/contracts/invoices.ts'
import {
  invoiceParams,
  recurInvoice as recurBody,
  skipNextInvoice as skipBody,
} from '@kedai/contracts/seller-invoices.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { readInvoiceView } from '../invoices/actions/read-invoice-view.ts'
import { changeSeries } from './actions/change-series.ts'
import { setSeries } from './actions/set-series.ts'
import { done } from './messages.ts'

const path = '/api/ajax/seller/invoices/recurring/:hashslug'
const config = { auth: 'seller', work: 'invoices', idOf: 'invoice' } as const
const schema = { params: invoiceParams, response: { 200: success(invoiceView) }, tags: ['invoices'] }

/** Letting an invoice come again. (contract §5) */
export async function recurringRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('invoices')

  app.post(path, { schema: { ...schema, body: recurBody }, config, preHandler }, async (request, reply) => {
    const { shopId, userId } = request.seller
    const { hashslug } = request.params
    const next = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) =>
      setSeries(trx, await lockInvoice(trx, { shopId, hashslug }), request.body, { userId, now: clock.now() }),
    )
    return ok(
      await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang }),
      request.say(done.set, { on: displayDay(next, request.lang) }),
    )
  })

  for (const name of ['pause', 'resume', 'end'] as const) {
    app.post(`${path}/${name}`, { schema, config, preHandler }, async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await changeSeries[name](trx, await lockInvoice(trx, { shopId, hashslug }), { userId, now: clock.now() })
        return null
      })
      return ok(await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang }), request.say(done[name]))
    })
  }

  app.post(
    `${path}/skip-next`,
    { schema: { ...schema, body: skipBody }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { hashslug } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await changeSeries['skip-next'](
          trx,
          await lockInvoice(trx, { shopId, hashslug }),
          { userId, now: clock.now() },
          request.body.on,
        )
        return null
      })
      return ok(
        await readInvoiceView(deps, request.seller, { hashslug, lang: request.lang }),
        request.say(done['skip-next']),
      )
    },
  )
}
