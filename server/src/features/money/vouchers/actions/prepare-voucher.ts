import type { PrepareVoucher } from '@kedai/contracts/vouchers.ts'
import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { claim } from '../../../sell/claims/actions/claim.ts'
import { takeDocumentNumber } from '../../series/actions/take-number.ts'
import {
  type CommissionToPay,
  lockCommissions,
  readOwed,
  readPayee,
  reserveCommissions,
} from '../../../resellers/resellers/actions/pay-commissions.ts'
import { sealNumber } from '../../../resellers/resellers/shared/seals.ts'
import { voucherTexts } from '../messages.ts'
import { insertCommissions, insertVoucher, needsTwo, saveStep } from '../queries/vouchers.ts'

type By = { shopId: number; userId: number | null; now: Date }
type Line = { description: string; amount: number }

/**
 * Prepares a voucher; its number. What it pays of a reseller's wallet is held for it from now on.
 * @throws AppError `invalid` at the field, `conflict` for a commission that cannot be paid or a wallet that does not hold so much
 */
export async function prepareVoucher(
  trx: Db,
  parts: Pick<Deps, 'sealing' | 'config'>,
  { shopId, userId, now }: By,
  typed: PrepareVoucher,
): Promise<string> {
  const resellerId = 'reseller_id' in typed.payee ? typed.payee.reseller_id : null
  const payee = await readWhom(trx, parts, shopId, typed.payee)
  const commissions = await readCommissions(trx, { shopId, resellerId, ids: typed.commission_ids })
  const lines = [
    ...readLines(typed.lines, commissions),
    ...(await readDeductions(trx, shopId, resellerId, commissions)),
  ]
  const amount = sumOf(lines)
  if (amount <= 0)
    throw new AppError(
      'conflict',
      fill(voucherTexts.allOwed, (lang) => ({ amount: displayRinggit(sen(-(lines.at(-1)?.amount ?? 0)), lang) })),
    )
  // Taken last of what may be refused: others wait for the number until the commit.
  const number = await takeDocumentNumber(trx, shopId, 'payment_voucher')
  const id = await insertVoucher(trx, {
    shopId,
    number,
    resellerId,
    ...payee,
    needsTwo: await needsTwo(trx, shopId),
    purpose: typed.purpose,
    amountSen: amount,
    lines,
    now,
  })
  await saveStep(trx, shopId, { id, status: 'prepared', userId, now })
  if (resellerId !== null && commissions.length > 0) {
    await insertCommissions(trx, shopId, id, commissions)
    await reserveCommissions(trx, { shopId, voucherId: id, ids: commissions.map((one) => one.id) })
    const holder = { shopId, holder: 'voucher' as const, holderId: id, state: 'held' as const, now }
    const [short] = await claim(trx, holder, [{ kind: 'wallet', resellerId, amount, ref: number }])
    if (short)
      throw new AppError(
        'conflict',
        fill(voucherTexts.walletShort, (lang) => ({ amount: displayRinggit(sen(short.left), lang) })),
      )
  }
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'voucher.prepared',
    subject: { type: 'voucher', ref: number, name: payee.payeeName },
    after: { amount: displayRinggit(sen(amount), 'en'), purpose: typed.purpose },
    now,
  })
  return number
}

async function readWhom(
  trx: Db,
  parts: Pick<Deps, 'sealing' | 'config'>,
  shopId: number,
  payee: PrepareVoucher['payee'],
) {
  if ('reseller_id' in payee) {
    const found = await readPayee(trx, shopId, payee.reseller_id)
    if (!found) throw refuseField('payee.reseller_id', voucherTexts.unknownReseller)
    return {
      payeeName: found.name,
      identitySealed: found.identity_sealed,
      accountSealed: found.account_sealed,
      bankName: found.bank_name,
    }
  }
  return {
    payeeName: payee.name,
    identitySealed: sealNumber(parts, shopId, 'identity', payee.identity_no),
    accountSealed: sealNumber(parts, shopId, 'account', payee.bank_account),
    bankName: payee.bank_name,
  }
}

async function readCommissions(
  trx: Db,
  { shopId, resellerId, ids }: { shopId: number; resellerId: number | null; ids: readonly number[] },
): Promise<CommissionToPay[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  if (resellerId === null) throw refuseField('commission_ids', voucherTexts.needsReseller)
  const found = await lockCommissions(trx, { shopId, resellerId, ids: wanted })
  if (found.length < wanted.length) throw refuseField('commission_ids', voucherTexts.unknownCommission)
  const closed = found.find((one) => one.state !== 'available' || one.voucher_id !== null || one.amount_sen <= 0)
  if (closed) throw new AppError('conflict', fill(voucherTexts.notAvailable, { order: closed.order_no }))
  return found
}

const sumOf = (lines: readonly Line[]) => lines.reduce((all, line) => all + line.amount, 0)

// Commission that was paid out and then reversed by a refund is taken off the next that is paid.
async function readDeductions(
  trx: Db,
  shopId: number,
  resellerId: number | null,
  commissions: readonly CommissionToPay[],
): Promise<Line[]> {
  if (resellerId === null || commissions.length === 0) return []
  const owed = await readOwed(trx, shopId, resellerId)
  return owed === 0
    ? []
    : [{ description: 'Tolak: digunakan atau ditarik balik / Less: used or reversed', amount: -owed }]
}

function readLines(typed: PrepareVoucher['lines'], commissions: readonly CommissionToPay[]): Line[] {
  const due = commissions.reduce((all, one) => all + one.amount_sen, 0)
  if (typed.length === 0 && commissions.length > 0)
    return commissions.map((one) => ({ description: `Komisen / Commission ${one.order_no}`, amount: one.amount_sen }))
  if (typed.length === 0) throw refuseField('lines', voucherTexts.noLines)
  const lines = typed.map(({ description, amount: text }, at) => {
    const amount = parseRinggit(text)
    if (amount === null || amount <= 0) throw refuseField(`lines.${at}.amount`, voucherTexts.badAmount)
    return { description, amount: Number(amount) }
  })
  const total = sumOf(lines)
  if (commissions.length > 0 && total !== due)
    throw refuseField(
      'lines',
      fill(voucherTexts.otherSum, (lang) => ({ amount: displayRinggit(sen(due), lang) })),
    )
  return lines
}
