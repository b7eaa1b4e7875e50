import { creditRefunded, customerParams, refundCredit } from '@kedai/contracts/customers.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { displayAmount, formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, readCurrency } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { refundCustomerCredit } from '../../../money/invoices/actions/refund-customer-credit.ts'
import { texts } from '../messages.ts'

const schema = {
  params: customerParams,
  body: refundCredit,
  response: { 200: success(creditRefunded) },
  tags: ['customers'],
}
const config = { auth: 'seller', work: 'refunds', idOf: 'customer' } as const

/** Credit that went back to a customer. It answers no more about them than that: who gives back need not see customers. */
export async function refundCreditRoute(app: KedaiApp, { db, clock }: Deps): Promise<void> {
  app.post(
    '/api/ajax/seller/customers/:customer_id/refund-credit',
    { schema, config, preHandler: mustManage('refunds') },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const currency = readCurrency(request.body.currency)
      if (currency === null) throw refuseField('currency', texts.currency)
      const of = { shopId, customerId: request.params.customer_id, currency }
      const { amount, left } = await idempotent({ db, clock, request, reply, options: { shopId } }, (trx) =>
        refundCustomerCredit(trx, of, request.body, { userId, now: clock.now() }),
      )
      const told = { amount: sen(amount), left: sen(left) }
      return ok(
        {
          currency: currencySign(currency),
          amount: formatAmount(told.amount, currency),
          credit: formatAmount(told.left, currency),
        },
        request.say(texts.creditRefunded, {
          amount: displayAmount(told.amount, currency, request.lang),
          left: displayAmount(told.left, currency, request.lang),
        }),
      )
    },
  )
}
