import { success } from '@kedai/contracts/envelope.ts'
import {
  bankAccountParams as params,
  changeBankAccount,
  orderBankAccounts as orderAccountsBody,
  orderPaymentMethods as orderMethodsBody,
  paymentSetup,
  saveBankAccount,
  savePaymentMethod as methodBody,
  switchPaymentMethod as switchBody,
} from '@kedai/contracts/seller-payments.ts'
import type { SaveBankAccount } from '@kedai/contracts/seller-payments.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../../platform/http/app-types.ts'
import { ok } from '../../../../platform/http/envelope.ts'
import { idempotent } from '../../../../platform/idempotency/idempotent.ts'
import { hasConfirmed, mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { mustManage } from '../../../../platform/sellers/require-seller.ts'
import { saveSettings } from '../../../../platform/settings/save-settings.ts'
import { mailAccountChanged, mailMethodReworded } from '../account-mail.ts'
import {
  addBankAccount,
  editBankAccount,
  judgeBankAccount,
  orderBankAccounts,
  removeBankAccount,
} from '../actions/save-bank-account.ts'
import type { Changed } from '../actions/save-bank-account.ts'
import { orderPaymentMethods, savePaymentMethod, switchPaymentMethod } from '../actions/set-payment-method.ts'
import type { Setter } from '../actions/set-payment-method.ts'
import { readOneOfSetup, readPaymentSetup } from '../read-setup.ts'
import { accountDone, accountOpens, setupDone as done, setupRefusals } from '../setup-messages.ts'

const methods = '/api/ajax/seller/payment-methods'
const accounts = '/api/ajax/seller/bank-accounts'
const tags = ['payments']
const response = { 200: success(paymentSetup) }
const ofSettings = {
  config: { auth: 'seller', work: 'shop_settings' },
  preHandler: mustManage('shop_settings'),
} as const
const bank = { auth: 'seller', work: 'bank_accounts' } as const
const mustManageAccounts = mustManage('bank_accounts')
const ofBank = { config: bank, preHandler: [mustManageAccounts, mustHaveConfirmed] }
const ofOneAccount = { ...ofBank, config: { ...bank, idOf: 'bank_account' } as const }

/** How a shop is paid: each write answers with all of it as it is then. Accounts need a fresh proof of identity. */
export async function paymentSetupRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const {
    db,
    clock,
    config: { demo },
  } = deps
  const told = (request: AnyRequest) => readPaymentSetup(deps, request)
  const setter = ({ seller: { shopId, userId }, lang }: AnyRequest): Setter => ({
    shopId,
    userId,
    lang,
    demo,
    now: clock.now(),
  })

  async function write(
    request: AnyRequest,
    reply: AnyReply,
    said: Message,
    work: (trx: Db, who: Setter) => Promise<void>,
  ) {
    await idempotent({ db, clock, request, reply, options: { shopId: request.seller.shopId } }, (trx) =>
      work(trx, setter(request)).then(() => null),
    )
    return ok(await told(request), request.say(said))
  }
  async function changeAccounts(
    request: AnyRequest,
    reply: AnyReply,
    work: (trx: Db, who: Setter) => Promise<Changed>,
  ) {
    const { shopId } = request.seller
    const person = request.session?.user.name ?? ''
    const action = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
      const changed = await work(trx, setter(request))
      await mailAccountChanged(deps, trx, { shopId, person }, changed)
      return changed.opens ? 'opens' : changed.action
    })
    return ok(await told(request), request.say(action === 'opens' ? accountOpens : accountDone[action]))
  }

  // Nobody gives a password for what is refused anyway.
  async function judgedThenConfirmed(request: AnyRequest, id: number | null, account: SaveBankAccount) {
    const { shopId } = request.seller
    if (!hasConfirmed(request))
      await inTransaction(db, { shopId, readOnly: true }, (trx) => judgeBankAccount(trx, shopId, id, account))
    await mustHaveConfirmed(request)
  }

  app.get(methods, { schema: { response, tags }, ...ofSettings }, async (request) => ok(await told(request)))
  app.put(methods, { schema: { body: methodBody, response, tags }, ...ofSettings }, async (request, reply) => {
    const { revision, ...method } = request.body
    const read = readOneOfSetup(setter(request), ({ methods: all }) => all.find(({ code }) => code === method.code))
    const { shopId } = request.seller
    const before = await inTransaction(db, { shopId, readOnly: true }, read)
    // An account number in these words would be paid into as one of the list is.
    const isReworded = method.name !== before.name || method.instructions !== before.instructions
    if (isReworded) {
      if (!can(request.seller.role, request.seller.permissions, 'bank_accounts'))
        throw new AppError('forbidden', setupRefusals.ownersWords)
      await mustHaveConfirmed(request)
    }
    return write(request, reply, done.methodSaved, async (trx, who) => {
      await saveSettings(trx, { shopId, revision, read, write: () => savePaymentMethod(trx, who, method) })
      if (isReworded) await mailMethodReworded(deps, trx, { shopId, person: request.session?.user.name ?? '' }, method)
    })
  })
  app.post(`${methods}/switch`, { schema: { body: switchBody, response, tags }, ...ofSettings }, (request, reply) => {
    const { code, is_active: isActive } = request.body
    return write(request, reply, isActive ? done.methodOn : done.methodOff, (trx, who) =>
      switchPaymentMethod(trx, who, { code, isActive }),
    )
  })
  app.post(
    `${methods}/order`,
    { schema: { body: orderMethodsBody, response, tags }, ...ofSettings },
    (request, reply) =>
      write(request, reply, done.ordered, (trx, who) => orderPaymentMethods(trx, who, request.body.codes)),
  )

  app.post(
    accounts,
    { schema: { body: saveBankAccount, response, tags }, config: bank, preHandler: mustManageAccounts },
    async (request, reply) => {
      await judgedThenConfirmed(request, null, request.body)
      return changeAccounts(request, reply, (trx, who) => addBankAccount(trx, who, request.body))
    },
  )
  app.put(
    `${accounts}/:id`,
    { schema: { params, body: changeBankAccount, response, tags }, ...ofOneAccount, preHandler: mustManageAccounts },
    async (request, reply) => {
      const {
        params: { id },
        body: { revision, ...account },
      } = request
      await judgedThenConfirmed(request, id, account)
      return changeAccounts(request, reply, async (trx, who) => {
        const read = readOneOfSetup(who, ({ accounts: all }) => all.find((one) => one.id === id))
        let opens: boolean | undefined
        const write = async () => {
          ;({ opens } = await editBankAccount(trx, who, id, account))
        }
        await saveSettings(trx, { shopId: who.shopId, revision, read, write })
        return { action: 'bank_account.edited', account: await read(trx), opens }
      })
    },
  )
  app.delete(`${accounts}/:id`, { schema: { params, response, tags }, ...ofOneAccount }, (request, reply) =>
    changeAccounts(request, reply, (trx, who) => removeBankAccount(trx, who, request.params.id)),
  )
  app.post(`${accounts}/order`, { schema: { body: orderAccountsBody, response, tags }, ...ofBank }, (request, reply) =>
    write(request, reply, done.ordered, (trx, who) => orderBankAccounts(trx, who, request.body.ids)),
  )
}
