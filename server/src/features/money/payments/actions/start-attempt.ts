import { setTimeout as sleep } from 'node:timers/promises'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { nextQuestion } from '@kedai/domain/payments/questions.ts'
import { plusMinutes } from '@kedai/domain/time/malaysia.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import type { NewBill } from '../../../../integrations/payments/gateway.ts'
import { referenceOf } from '../../../../integrations/payments/reference.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { Debt, DebtRef } from './debts/debt.ts'
import { newAddressKey } from '../accounts/account-key.ts'
import { openAccount, resealIfOld } from '../accounts/open-account.ts'
import { tellAccountOk, tellAccountProblem } from '../accounts/tell-account.ts'
import { texts } from '../messages.ts'
import { findPaymentAccount } from '../queries/accounts.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { findOpenAttempt, insertAttempt, readAttempt, saveAttempt, takeStart } from '../queries/attempts.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { findMethod } from '../queries/methods.ts'

/** Where the buyer goes to pay; null: nowhere, there is nothing to pay online. `problem`: the gateway could not be used, what is owed stands. */
export type StartedPayment = { redirectTo: string | null; problem: Message | null }

/** What is to be paid now, and how; its debt is locked. */
export type Wanted = { debt: Debt; method: string; amount: Sen; bank?: string }

/** `account` null: the shop has none that is on. */
type Begun = { account: null } | { account: AccountRow; attempt: AttemptRow; debt: Debt; bank: string | undefined }

/**
 * Starts paying, or goes on where an earlier start was cut: one open attempt at a time, and the same page for whoever asks
 * twice. The gateway is called between two transactions, never inside one. `want` answers null where there is nothing to pay.
 */
export async function startAttempt(
  deps: Deps,
  ref: DebtRef,
  want: (trx: Db, now: Date) => Promise<Wanted | null>,
): Promise<StartedPayment> {
  const { shopId } = ref
  const begun = await inTransaction(deps.db, { shopId }, (trx) => begin(deps, trx, ref, want, deps.clock.now()))
  if (!begun) return { redirectTo: null, problem: null }
  if (!begun.account) return { redirectTo: null, problem: texts.gatewayMissing }
  const { attempt, debt, account, bank } = begun
  if (attempt.redirect_url !== null) return { redirectTo: attempt.redirect_url, problem: null }
  const gateway = deps.gateways.find(attempt.provider)
  const opened = openAccount(deps, account)
  if (!gateway || !opened) return { redirectTo: null, problem: texts.gatewayMissing }
  const ids = { shopId, attemptId: attempt.id }
  const now = deps.clock.now()
  const isOurs = await inTransaction(deps.db, { shopId }, (trx) => takeStart(trx, ids, now, plusMinutes(now, 1)))
  if (!isOurs) return await startedByAnother(deps, ids, debt)
  const which = { shopId, accountId: account.id }
  const save = (change: Parameters<typeof saveAttempt>[2]) =>
    inTransaction(deps.db, { shopId }, (trx) =>
      saveAttempt(trx, ids, { ...change, starting_until: null, updated_at: deps.clock.now() }),
    )
  try {
    const bill = { ...billOf(deps, debt, attempt, account), bank }
    const { providerRef, payUrl } = await gateway.start(opened, bill, AbortSignal.timeout(30_000))
    const redirectTo = ownPath(payUrl, deps.config.publicUrl)
    await save({ provider_ref: providerRef, redirect_url: redirectTo, failure: null })
    await tellAccountOk(deps, which)
    return { redirectTo, problem: null }
  } catch (error) {
    // Whatever it was, the next one who asks need not wait for this start.
    await save({ failure: error instanceof Error ? error.message : String(error) })
    if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
    await tellAccountProblem(deps, which, error)
    return { redirectTo: null, problem: debt.bill.whenDown }
  }
}

const looks = 60
const betweenLooksMs = 100

// A provider that opens a bill for each time it is asked is asked once; whoever comes meanwhile is sent to the same page.
async function startedByAnother(
  { db }: Deps,
  ids: { shopId: number; attemptId: number },
  debt: Debt,
): Promise<StartedPayment> {
  for (let look = 0; look < looks; look++) {
    const attempt = await inTransaction(db, { shopId: ids.shopId, readOnly: true }, (trx) => readAttempt(trx, ids))
    if (attempt?.redirect_url) return { redirectTo: attempt.redirect_url, problem: null }
    if (!attempt?.starting_until) break
    await sleep(betweenLooksMs)
  }
  return { redirectTo: null, problem: debt.bill.whenDown }
}

async function begin(
  deps: Deps,
  trx: Db,
  ref: DebtRef,
  want: (trx: Db, now: Date) => Promise<Wanted | null>,
  now: Date,
): Promise<Begun | null> {
  const wanted = await want(trx, now)
  if (!wanted) return null
  const { debt, method, amount, bank } = wanted
  const provider = (await findMethod(trx, ref.shopId, method))?.provider ?? method
  const account = await findPaymentAccount(trx, ref.shopId, provider)
  if (!account?.is_active) return { account: null }
  await resealIfOld(deps, trx, account)
  const open = await findOpenAttempt(trx, ref)
  if (open && open.method_code === method && open.amount_sen === amount && open.account_id === account.id)
    return { attempt: open, debt, account, bank }
  if (open) await saveAttempt(trx, { shopId: ref.shopId, attemptId: open.id }, { state: 'cancelled', updated_at: now })
  const attempt = await insertAttempt(trx, {
    shop_id: ref.shopId,
    ...('orderId' in ref ? { order_id: ref.orderId } : { invoice_id: ref.invoiceId }),
    method_code: method,
    provider,
    account_id: account.id,
    return_token: newAddressKey(),
    amount_sen: amount,
    state: 'created',
    next_query_at: nextQuestion(now, 0, now) ?? plusMinutes(now, 1),
    created_at: now,
    updated_at: now,
  })
  await debt.tell('payment.started', method)
  await debt.settle({ name: 'attempted' })
  return { attempt, debt, account, bank }
}

function billOf(
  { config: { publicUrl } }: Deps,
  { bill: { forWhat, params, buyer, lang } }: Debt,
  attempt: AttemptRow,
  account: AccountRow,
): NewBill {
  return {
    reference: referenceOf(attempt.id),
    amount: sen(attempt.amount_sen),
    description: say(forWhat, lang, params),
    returnUrl: `${publicUrl}/pay/return/${attempt.return_token}`,
    callbackUrl: `${publicUrl}/webhooks/payments/${attempt.provider}/${account.account_key}`,
    buyer,
    lang,
  }
}

// A page of ours is named by its path, so that it opens on whatever host the buyer is on.
const ownPath = (url: string, publicUrl: string): string =>
  url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
