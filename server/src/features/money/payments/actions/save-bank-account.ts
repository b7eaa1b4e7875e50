import type { SaveBankAccount } from '@kedai/contracts/seller-payments.ts'
import { maskedNumber, readAccountNumber } from '@kedai/domain/payments/banks.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { BankAccountChange } from '../bank-account-change.ts'
import { findMethod } from '../queries/methods.ts'
import { insertAccount, keepShownAccounts, listAccounts, lockAccounts, updateAccount } from '../queries/setup.ts'
import type { Account, AccountRow } from '../queries/setup.ts'
import { setupRefusals } from '../setup-messages.ts'
import { switchPaymentMethod } from './set-payment-method.ts'
import type { Setter } from './set-payment-method.ts'

/** `opens`: it is the first account that buyers see, and bank transfer was switched on with it. */
export type Changed = { action: BankAccountChange; account: Account; opens?: boolean }

type Who = { shopId: number; userId: number | null; now: Date }

const maxAccounts = 20

/** Whether an account, new where `id` is null, could be saved as it was typed. @throws AppError 422, 404 */
export async function judgeBankAccount(
  trx: Db,
  shopId: number,
  id: number | null,
  typed: SaveBankAccount,
): Promise<void> {
  judgeAmong(await listAccounts(trx, shopId), id, typed)
}

/** Adds an account that transfers may go to; the first that buyers see switches transfers on. @throws AppError 422 */
export async function addBankAccount(trx: Db, who: Setter, typed: SaveBankAccount): Promise<Changed> {
  const accounts = await lockAccounts(trx, who.shopId)
  const account = judgeAmong(accounts, null, typed)
  const id = await insertAccount(trx, { ...account, shop_id: who.shopId, position: accounts.length })
  return await opened(trx, who, accounts, await kept(trx, who, id, { action: 'bank_account.added', account }, null))
}

/** As above once it is shown. @throws AppError 422, 404, 409 where the last account of a transfer that is on would vanish */
export async function editBankAccount(trx: Db, who: Setter, id: number, typed: SaveBankAccount): Promise<Changed> {
  const accounts = await lockAccounts(trx, who.shopId)
  const before = accountOf(accounts, id)
  const account = judgeAmong(accounts, id, typed)
  if (!account.is_shown) await mustKeepOne(trx, who.shopId, without(accounts, id))
  await updateAccount(trx, who.shopId, id, account)
  return await opened(trx, who, accounts, await kept(trx, who, id, { action: 'bank_account.edited', account }, before))
}

/** Takes an account away; the log keeps that it was there. @throws AppError 404, 409 as above */
export async function removeBankAccount(trx: Db, who: Who, id: number): Promise<Changed> {
  const accounts = await lockAccounts(trx, who.shopId)
  const account = accountOf(accounts, id)
  await mustKeepOne(trx, who.shopId, without(accounts, id))
  await updateAccount(trx, who.shopId, id, { archived_at: who.now })
  return await kept(trx, who, id, { action: 'bank_account.removed', account }, account)
}

/** The order in which buyers see them; ids left out come last. */
export async function orderBankAccounts(trx: Db, { shopId, userId, now }: Who, ids: readonly number[]): Promise<void> {
  const accounts = await lockAccounts(trx, shopId)
  const known = accounts.map(({ id }) => id)
  const wanted = [...new Set([...ids.filter((id) => known.includes(id)), ...known])]
  for (const [position, id] of wanted.entries()) await updateAccount(trx, shopId, id, { position })
  const told = (order: readonly number[]) => ({
    order: order.map((id) => accountOf(accounts, id)).map(({ bank, number }) => `${bank} ${maskedNumber(number)}`),
  })
  await recordAudit(trx, {
    ...{ shopId, userId, action: 'bank_account.edited', now },
    ...{ subject: { type: 'shop', ref: shopId }, before: told(known), after: told(wanted) },
  })
  await keepShownAccounts(trx, shopId)
  publishChange(trx, 'shop', shopId)
}

function accountOf(accounts: readonly AccountRow[], id: number): AccountRow {
  const account = accounts.find((one) => one.id === id)
  if (!account) throw new AppError('not_found', texts.notFound)
  return account
}

const without = (accounts: readonly AccountRow[], id: number): AccountRow[] =>
  accounts.filter((account) => account.id !== id)

function judgeAmong(accounts: readonly AccountRow[], id: number | null, typed: SaveBankAccount): Account {
  if (id === null && accounts.length >= maxAccounts) throw refuseField('number', setupRefusals.tooManyAccounts)
  return readAccount(typed, id === null ? accounts : without(accounts, accountOf(accounts, id).id))
}

function readAccount(
  { bank, number: typed, holder, is_shown }: SaveBankAccount,
  others: readonly AccountRow[],
): Account {
  const number = readAccountNumber(typed)
  if (number === null) throw refuseField('number', setupRefusals.badNumber)
  const same = (other: AccountRow) => other.bank === bank && other.number.replace(/ /g, '') === number.replace(/ /g, '')
  if (others.some(same)) throw refuseField('number', setupRefusals.accountTwice)
  return { bank, number, holder, is_shown }
}

// An account nobody can pay into is no account to its seller: with the first, the method is on.
async function opened(trx: Db, who: Setter, before: readonly AccountRow[], changed: Changed): Promise<Changed> {
  const opens = changed.account.is_shown && !before.some(({ is_shown }) => is_shown)
  if (opens) await switchPaymentMethod(trx, who, { code: 'bank_transfer', isActive: true })
  return { ...changed, opens }
}

async function mustKeepOne(trx: Db, shopId: number, left: readonly AccountRow[]): Promise<void> {
  if (left.some(({ is_shown }) => is_shown)) return
  const transfer = await findMethod(trx, shopId, 'bank_transfer')
  if (transfer?.is_active) throw new AppError('conflict', setupRefusals.lastAccount)
}

async function kept(
  trx: Db,
  { shopId, userId, now }: Who,
  id: number,
  changed: Changed,
  before: Account | null,
): Promise<Changed> {
  const after = changed.action === 'bank_account.removed' ? null : changed.account
  await recordAudit(trx, {
    shopId,
    userId,
    action: changed.action,
    now,
    before: before && factsOf(before),
    after: after && factsOf(after),
    subject: { type: 'bank_account', ref: id, name: `${changed.account.bank} ${maskedNumber(changed.account.number)}` },
  })
  await keepShownAccounts(trx, shopId)
  publishChange(trx, 'shop', shopId)
  return changed
}

// A log that cannot be edited keeps no whole account number.
const factsOf = ({ bank, number, holder, is_shown }: Account) => ({
  bank,
  number: maskedNumber(number),
  holder,
  is_shown,
})
