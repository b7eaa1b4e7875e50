import { success } from '@kedai/contracts/envelope.ts'
import { savePaymentAccountOf, shownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import type { ShownPaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { providerName } from '@kedai/domain/payments/providers.ts'
import { z } from 'zod'
import type { PaymentProvider } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { mailPaymentAccountSaved } from '../account-mail.ts'
import { accountTexts } from '../accounts/messages.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { savePaymentAccount } from '../actions/save-payment-account.ts'
import { testPaymentAccount } from '../actions/test-payment-account.ts'
import { listPaymentAccounts } from '../queries/accounts.ts'

const path = '/api/ajax/seller/payment-accounts'
const tags = ['payments']
const config = { auth: 'seller', work: 'bank_accounts' } as const
const mayManage = mustManage('bank_accounts')
const one = { 200: success(shownPaymentAccount) }

/** A shop's accounts with payment providers. They lead money as bank accounts do: for owners, with a fresh proof of identity. contract §11 */
export async function paymentAccountRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, gateways } = deps

  async function told({ seller: { shopId }, lang }: AnyRequest): Promise<ShownPaymentAccount[]> {
    const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) => listPaymentAccounts(trx, shopId))
    return gateways.all.map((gateway) =>
      presentAccount(
        deps,
        gateway,
        rows.find(({ provider }) => provider === gateway.provider),
        lang,
      ),
    )
  }
  async function toldOne(request: AnyRequest, { provider }: PaymentProvider): Promise<ShownPaymentAccount> {
    const found = (await told(request)).find((account) => account.provider === provider)
    if (!found) throw new AppError('not_found', common.notFound)
    return found
  }

  app.get(
    path,
    { schema: { response: { 200: success(z.array(shownPaymentAccount)) }, tags }, config, preHandler: mayManage },
    async (request) => ok(await told(request)),
  )

  // Which providers there are is known at the start, so each has calls of its own.
  for (const gateway of gateways.all) {
    const name = providerName(gateway.provider)
    const body = savePaymentAccountOf(gateway.fields.map((field) => field.name))
    app.put(
      `${path}/${gateway.provider}`,
      { schema: { body, response: one, tags }, config, preHandler: [mayManage, mustHaveConfirmed] },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const who = { shopId, userId, lang: request.lang, demo: deps.config.demo, now: clock.now() }
        await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await savePaymentAccount(deps, trx, who, gateway, request.body)
          await mailPaymentAccountSaved(deps, trx, { shopId, person: request.session?.user.name ?? '' }, name)
          return null
        })
        return ok(await toldOne(request, gateway), request.say(accountTexts.saved, { name }))
      },
    )
    app.post(
      `${path}/${gateway.provider}/test`,
      { schema: { response: one, tags }, config, preHandler: mayManage },
      async (request) => {
        const problem = await testPaymentAccount(deps, { shopId: request.seller.shopId, lang: request.lang }, gateway)
        const said =
          problem === null ? request.say(accountTexts.works, { name }) : request.say(accountTexts.fails, { name })
        return ok(await toldOne(request, gateway), said)
      },
    )
  }
}
