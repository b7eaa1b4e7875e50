import { list } from '@kedai/contracts/envelope.ts'
import {
  customerMessagesParams,
  customerMessagesQuery,
  messageListQuery,
  sentMessage,
} from '@kedai/contracts/messages.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { presentMessage } from './present.ts'
import { isCustomer, listCustomerMessages, listMessages } from './queries/list-messages.ts'

const tags = ['growth']
const config = { auth: 'seller', work: 'customers' } as const
const response = { 200: list(sentMessage) }
const perPage = 50
const perPageOfCustomer = 20

/** Everything a shop sent to people, and everything that went to one of them. */
export async function messageRoutes(app: KedaiApp, { db, limits }: Deps): Promise<void> {
  const preHandler = mustManage('customers')

  app.get(
    '/api/ajax/seller/messages',
    { schema: { querystring: messageListQuery, response, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      const { page, ...wanted } = request.query
      if (wanted.term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({ page, perPage, list: (slice) => listMessages(trx, { shopId, ...wanted }, slice) }),
      )
      return okList(
        rows.map((row) => presentMessage(row, request.lang)),
        meta,
      )
    },
  )

  app.get(
    '/api/ajax/seller/customers/:customer_id/messages',
    {
      schema: { params: customerMessagesParams, querystring: customerMessagesQuery, response, tags },
      config: { ...config, idOf: 'customer' },
      preHandler,
    },
    async ({ seller: { shopId }, params: { customer_id: customerId }, query: { page }, lang }) => {
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, async (trx) => {
        if (!(await isCustomer(trx, { shopId, customerId }))) throw new AppError('not_found', common.notFound)
        return readUncountedPage({
          page,
          perPage: perPageOfCustomer,
          list: (slice) => listCustomerMessages(trx, { shopId, customerId }, slice),
        })
      })
      return okList(
        rows.map((row) => presentMessage(row, lang)),
        meta,
      )
    },
  )
}
