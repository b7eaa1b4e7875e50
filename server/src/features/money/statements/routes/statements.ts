import { customerParams } from '@kedai/contracts/customers.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { customerStatement, sendStatement as sendBody, statementQuery } from '@kedai/contracts/statements.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { handOverStatement } from '../actions/hand-over-statement.ts'
import { readStatement } from '../actions/read-statement.ts'
import { sendStatement } from '../actions/send-statement.ts'
import { texts } from '../messages.ts'
import { mustBeInOrder } from '../period.ts'

const path = '/api/ajax/seller/customers/:customer_id'
const config = { auth: 'seller', work: 'customers', idOf: 'customer' } as const
const response = { 200: success(customerStatement) }
const tags = ['customers']

/** A customer's account: read, and sent to them with its paper. */
export async function statementRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const preHandler = mustManage('customers')

  app.get(
    `${path}/statement`,
    { schema: { params: customerParams, querystring: statementQuery, response, tags }, config, preHandler },
    async (request) => {
      const { shopId } = request.seller
      mustBeInOrder(request.query)
      const wanted = {
        shopId,
        customerId: request.params.customer_id,
        ...request.query,
        now: clock.now(),
        reader: request.lang,
      }
      return ok(await inTransaction(db, { shopId, readOnly: true }, (trx) => readStatement(trx, wanted)))
    },
  )

  app.post(
    `${path}/send-statement`,
    { schema: { params: customerParams, body: sendBody, response, tags }, config, preHandler },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      mustBeInOrder(request.body)
      const of = {
        shopId,
        customerId: request.params.customer_id,
        buyer: request.body.buyer,
        from: request.body.from,
        to: request.body.to,
        lang: request.body.lang,
        reader: request.lang,
      }
      const { id, recipient } = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const row = await sendStatement(trx, {
          ...of,
          email: request.body.email,
          message: request.body.message,
          userId,
          now: clock.now(),
        })
        return { id: row.id, recipient: row.recipient }
      })
      const outcome = await handOverStatement(deps, { shopId, deliveryId: id })
      if (outcome?.accepted === false)
        throw new AppError('invalid', texts.failed, { params: { recipient, response: outcome.response } })
      return ok(
        await inTransaction(db, { shopId, readOnly: true }, (trx) => readStatement(trx, { ...of, now: clock.now() })),
        request.say(texts.sent, { recipient }),
      )
    },
  )
}
