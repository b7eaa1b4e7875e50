import { customer, customerListQuery, customerParams, customerRow, saveCustomer as saveBody } from '@kedai/contracts/customers.ts'
import { list, success } from '@kedai/contracts/envelope.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { texts as common } from '../../platform/errors/messages.ts'
import type { KedaiApp } from '../../platform/http/app-types.ts'
import { ok, okList } from '../../platform/http/envelope.ts'
import { mustManage } from '../accounts/actions/require-seller.ts'
import { readCustomer } from './actions/read-customer.ts'
import { texts } from './messages.ts'
import { countCustomers, listCustomers, saveCustomer } from './queries/customers.ts'
import type { CustomerListRow } from './queries/customers.ts'

const perPage = 25
const countedAtMost = 1_000
const path = '/api/ajax/seller/customers'
const tags = ['customers']
const config = { auth: 'seller', work: 'customers' } as const
const ofCustomer = { ...config, idOf: 'customer' } as const
const response = { 200: success(customer) }

/** Who buys: the list, one with all orders, and what the shop notes about them. */
export async function customerRoutes(app: KedaiApp, { db, limits }: Deps): Promise<void> {
  const preHandler = mustManage('customers')

  app.get(path, { schema: { querystring: customerListQuery, response: { 200: list(customerRow) }, tags }, config, preHandler }, async (request) => {
    const { term = '', page } = request.query
    const { shopId } = request.seller
    if (term !== '') await limits.take(request, 'search')
    const wanted = { shopId, term, limit: perPage, offset: (page - 1) * perPage }
    const [rows, found] = await inTransaction(db, { shopId, readOnly: true }, (trx) => Promise.all([listCustomers(trx, wanted), countCustomers(trx, wanted, countedAtMost + 1)]))
    const total = Math.min(found, countedAtMost)
    return okList(rows.map(presentRow), { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)), total_is_capped: found > countedAtMost })
  })

  app.get(`${path}/:customer_id`, { schema: { params: customerParams, response, tags }, config: ofCustomer, preHandler }, async (request) => {
    const ref = { shopId: request.seller.shopId, customerId: request.params.customer_id }
    return ok(await inTransaction(db, { shopId: ref.shopId, readOnly: true }, (trx) => readCustomer(trx, ref, request.lang)))
  })

  app.post(`${path}/:customer_id`, { schema: { params: customerParams, body: saveBody, response, tags }, config: ofCustomer, preHandler }, async (request) => {
    const ref = { shopId: request.seller.shopId, customerId: request.params.customer_id }
    const saved = await inTransaction(db, { shopId: ref.shopId }, async (trx) => {
      if (!(await saveCustomer(trx, ref, request.body))) throw new AppError('not_found', common.notFound)
      return readCustomer(trx, ref, request.lang)
    })
    return ok(saved, request.say(texts.saved))
  })
}

const presentRow = ({ spent_sen, last_order_at, ...row }: CustomerListRow) => ({ ...row, spent: formatRinggit(sen(spent_sen)), last_order_at: formatTime(last_order_at) })
