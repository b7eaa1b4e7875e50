import { saveCourierAccountOf, shownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import type { ShownCourierAccount } from '@kedai/contracts/courier-accounts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { courierProviderName } from '@kedai/domain/shipments/courier-providers.ts'
import { z } from 'zod'
import type { CourierProvider } from '../../../../integrations/couriers/courier.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { presentAccount } from '../accounts.ts'
import { saveCourierAccount } from '../actions/save-courier-account.ts'
import { testCourierAccount } from '../actions/test-courier-account.ts'
import { accountTexts } from '../messages.ts'
import { listCourierAccounts } from '../queries/accounts.ts'

const path = '/api/ajax/seller/courier-accounts'
const tags = ['shipments']
const config = { auth: 'seller', work: 'shipping' } as const
const one = { 200: success(shownCourierAccount) }

/** A shop's accounts with couriers: their keys spend its money, so a change asks for a fresh proof of identity. (contract §10) */
export async function courierAccountRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, couriers } = deps
  const mayManage = mustManage('shipping')

  async function told({ seller: { shopId }, lang }: AnyRequest): Promise<ShownCourierAccount[]> {
    const rows = await inTransaction(db, { shopId, readOnly: true }, (trx) => listCourierAccounts(trx, shopId))
    return couriers.all.map((courier) =>
      presentAccount(
        deps,
        courier,
        rows.find(({ provider }) => provider === courier.provider),
        lang,
      ),
    )
  }
  async function toldOne(request: AnyRequest, { provider }: CourierProvider): Promise<ShownCourierAccount> {
    const found = (await told(request)).find((account) => account.provider === provider)
    if (!found) throw new AppError('not_found', common.notFound)
    return found
  }

  app.get(
    path,
    { schema: { response: { 200: success(z.array(shownCourierAccount)) }, tags }, config, preHandler: mayManage },
    async (request) => ok(await told(request)),
  )

  for (const courier of couriers.all) {
    const name = courierProviderName(courier.provider)
    const body = saveCourierAccountOf(courier.fields.map((field) => field.name))
    app.put(
      `${path}/${courier.provider}`,
      { schema: { body, response: one, tags }, config, preHandler: [mayManage, mustHaveConfirmed] },
      async (request, reply) => {
        const { shopId, userId } = request.seller
        const who = { shopId, userId, now: clock.now() }
        await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
          await saveCourierAccount(deps, trx, who, courier, request.body)
          return null
        })
        return ok(await toldOne(request, courier), request.say(accountTexts.saved, { name }))
      },
    )
    app.post(
      `${path}/${courier.provider}/test`,
      { schema: { response: one, tags }, config, preHandler: mayManage },
      async (request) => {
        const problem = await testCourierAccount(deps, request.seller.shopId, courier)
        const said =
          problem === null
            ? request.say(accountTexts.works, { name })
            : request.say(accountTexts.fails, { name, problem })
        return ok(await toldOne(request, courier), said)
      },
    )
  }
}
