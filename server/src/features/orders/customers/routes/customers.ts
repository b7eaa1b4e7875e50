import {
  customer,
  customerListQuery,
  customerParams,
  customerRow,
  saveCustomer as saveBody,
} from '@kedai/contracts/customers.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok, okList } from '../../../../platform/http/envelope.ts'
import { readPage } from '../../../../platform/http/read-page.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../../platform/settings/save-settings.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { readCustomer, readNotes } from '../actions/read-customer.ts'
import { texts } from '../messages.ts'
import { presentRow } from '../present/customer-row.ts'
import { saveCustomer } from '../queries/customers.ts'
import { countCustomers, listCustomers } from '../queries/list-customers.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/customers'
const tags = ['customers']
const config = { auth: 'seller', work: 'customers' } as const
const ofCustomer = { ...config, idOf: 'customer' } as const
const response = { 200: success(customer) }

/** Who buys: the list, one with all orders and invoices, and what the shop notes about them. */
export async function customerRoutes(app: KedaiApp, { db, limits, clock }: Deps): Promise<void> {
  const preHandler = mustManage('customers')

  app.get(
    path,
    { schema: { querystring: customerListQuery, response: { 200: list(customerRow) }, tags }, config, preHandler },
    async (request) => {
      const { term = '', show, sort, page } = request.query
      const { shopId } = request.seller
      if (term !== '') await limits.take(request, 'search')
      const wanted = { shopId, term, show, sort, today: formatDate(clock.now()) }
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readPage({
          page,
          perPage,
          countedAtMost,
          count: (cap) => countCustomers(trx, wanted, cap),
          list: (slice) => listCustomers(trx, { ...wanted, ...slice }),
        }),
      )
      return okList(rows.map(presentRow), meta)
    },
  )

  app.get(
    `${path}/:customer_id`,
    { schema: { params: customerParams, response, tags }, config: ofCustomer, preHandler },
    async (request) => {
      const ref = { shopId: request.seller.shopId, customerId: request.params.customer_id }
      return ok(
        await inTransaction(db, { shopId: ref.shopId, readOnly: true }, (trx) =>
          readCustomer(trx, ref, { lang: request.lang, now: clock.now() }),
        ),
      )
    },
  )

  app.post(
    `${path}/:customer_id`,
    { schema: { params: customerParams, body: saveBody, response, tags }, config: ofCustomer, preHandler },
    async (request) => {
      const ref = { shopId: request.seller.shopId, customerId: request.params.customer_id }
      const saved = await inTransaction(db, { shopId: ref.shopId }, async (trx) => {
        const { revision, ...noted } = request.body
        await saveSettings(trx, {
          shopId: ref.shopId,
          revision,
          read: () => readNotes(trx, ref),
          write: async () => {
            const { revision: _, ...before } = await readNotes(trx, ref)
            await saveCustomer(trx, ref, noted)
            const { revision: __, ...after } = await readNotes(trx, ref)
            await recordAudit(trx, {
              ...{ shopId: ref.shopId, userId: request.seller.userId, action: 'customer.edited', before, after },
              ...{ subject: { type: 'customer', ref: ref.customerId, name: after.name }, now: clock.now() },
            })
          },
        })
        return readCustomer(trx, ref, { lang: request.lang, now: clock.now() })
      })
      return ok(saved, request.say(texts.saved))
    },
  )
}
