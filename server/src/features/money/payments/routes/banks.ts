import { success } from '@kedai/contracts/envelope.ts'
import { paymentBank, paymentBanksQuery } from '@kedai/contracts/payment-banks.ts'
import { z } from 'zod'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { bankLister } from '../actions/list-banks.ts'
import { findShopId } from '../queries/people.ts'

/** The banks behind a way to pay, and which of them are down now. integrations §1.1 */
export async function paymentBankRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const listBanks = bankLister(deps)
  app.get(
    '/api/ajax/guest/payment-banks',
    {
      schema: {
        tags: ['payments'],
        summary: 'Banks of a way to pay',
        querystring: paymentBanksQuery,
        response: { 200: success(z.array(paymentBank)) },
      },
      config: { auth: 'guest' },
    },
    async (request) => {
      const shopId = request.shopRef ? await findShopId(deps.publicDb, request.shopRef.username) : null
      if (shopId === null) throw new AppError('not_found', common.notFound)
      const banks = await listBanks(shopId, request.query.method)
      return ok(banks.map(({ code, name, isUp }) => ({ code, name, is_up: isUp })))
    },
  )
}
