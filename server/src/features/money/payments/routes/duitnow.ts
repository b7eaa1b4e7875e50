import { saveDuitNow as saveBody, setDuitNowAmount as amountBody } from '@kedai/contracts/duitnow.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { paymentSetup } from '@kedai/contracts/seller-payments.ts'
import { readQrPicture } from '../../../../platform/codes/read-qr.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { mailDuitNowChanged } from '../account-mail.ts'
import { removeDuitNow, saveDuitNow, setDuitNowAmount } from '../actions/save-duitnow.ts'
import type { ChangedDuitNow } from '../actions/save-duitnow.ts'
import type { Setter } from '../actions/set-payment-method.ts'
import { duitNowAmountSet, duitNowDone } from '../duitnow-messages.ts'
import { readPaymentSetup } from '../read-setup.ts'

const path = '/api/ajax/seller/duitnow-qr'
const tags = ['payments']
const response = { 200: success(paymentSetup) }
const ofSettings = {
  config: { auth: 'seller', work: 'shop_settings' },
  preHandler: mustManage('shop_settings'),
} as const
// A code leads money as an account does: for owners alone, with a fresh proof of identity, and every owner is told.
const ofBank = {
  config: { auth: 'seller', work: 'bank_accounts' } as const,
  preHandler: [mustManage('bank_accounts'), mustHaveConfirmed],
}

/** The shop's DuitNow QR: each write answers with all of how the shop is paid. */
export async function duitNowSetupRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const {
    db,
    clock,
    limits,
    parser,
    config: { demo },
  } = deps
  const who = ({ seller: { shopId, userId }, lang }: AnyRequest): Setter => ({
    shopId,
    userId,
    lang,
    demo,
    now: clock.now(),
  })

  async function change(request: AnyRequest, reply: AnyReply, work: (trx: Db) => Promise<ChangedDuitNow>) {
    const { shopId } = request.seller
    const action = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
      const changed = await work(trx)
      await mailDuitNowChanged(deps, trx, { shopId, person: request.session?.user.name ?? '' }, changed)
      return changed.action
    })
    return ok(await readPaymentSetup(deps, request), request.say(duitNowDone[action]))
  }

  app.post(
    path,
    { schema: { body: saveBody, response, tags }, config: ofBank.config, onRequest: ofBank.preHandler },
    async (request, reply) => {
      await limits.take(request, 'picture')
      const said = await readQrPicture(parser, request.body.picture, 'picture')
      return change(request, reply, (trx) => saveDuitNow(trx, who(request), said))
    },
  )
  app.delete(path, { schema: { response, tags }, ...ofBank }, (request, reply) =>
    change(request, reply, (trx) => removeDuitNow(trx, who(request))),
  )
  app.post(
    `${path}/amount`,
    { schema: { body: amountBody, response, tags }, ...ofSettings },
    async (request, reply) => {
      const { says_amount: saysAmount } = request.body
      await idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, (trx) =>
        setDuitNowAmount(trx, who(request), saysAmount).then(() => null),
      )
      return ok(await readPaymentSetup(deps, request), request.say(duitNowAmountSet[saysAmount ? 'on' : 'off']))
    },
  )
}
