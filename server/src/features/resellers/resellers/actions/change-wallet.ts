import { displayRinggit, formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { findTerms } from '../queries/terms.ts'
import { addToWallet, takeFromWallet } from '../queries/wallets.ts'
import { walletTexts } from '../wallet-messages.ts'

export type ChangeWallet = {
  shopId: number
  userId: number
  id: number
  kind: 'deposit' | 'withdrawal'
  amount: string
  note: string
  now: Date
}

/**
 * The shop puts money into a reseller's wallet, or pays some of it back to him by hand. Commission is not touched by it: that
 * is earned and paid by vouchers. @throws AppError `not_found`, `invalid` at `amount` for none, too much, or more than there is
 */
export async function changeWallet(trx: Db, change: ChangeWallet): Promise<void> {
  const { shopId, userId, id, kind, note, now } = change
  const reseller = await findTerms(trx, shopId, id)
  if (!reseller) throw new AppError('not_found', texts.notFound)
  const amount = parseRinggit(change.amount)
  if (amount === null || amount <= 0) throw refuseField('amount', walletTexts.badAmount)
  if (amount > maxAtOnce) throw refuseField('amount', walletTexts.tooMuch)
  const movement = { shopId, resellerId: id, kind, amount, ref: '', note, userId, now }
  if (kind === 'deposit') await addToWallet(trx, movement)
  else if (!(await takeFromWallet(trx, movement))) {
    const left = sen(Math.max(0, Number(reseller.wallet_sen)))
    throw refuseField(
      'amount',
      fill(walletTexts.notSoMuch, (lang) => ({ amount: displayRinggit(left, lang) })),
    )
  }
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'reseller.wallet',
    subject: { type: 'reseller', ref: id, name: reseller.name },
    after: { amount: `${kind === 'deposit' ? '' : '-'}${formatRinggit(amount)}`, reason: note },
    now,
  })
}

const maxAtOnce = 1_000_000_00

/** A joining fee that was paid is there for orders; below zero, one that went back. `amount` in sen. */
export const creditFee = (
  trx: Db,
  of: { shopId: number; resellerId: number; amount: number; now: Date },
): Promise<void> => addToWallet(trx, { ...of, kind: 'joining_fee', ref: '', note: '', userId: null })
