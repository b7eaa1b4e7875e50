import type { CommissionState } from '@kedai/domain/resellers/commissions.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type PayeeRow = { name: string; identity_sealed: Buffer; account_sealed: Buffer; bank_name: string }

export async function findPayee(trx: Db, shopId: number, resellerId: number): Promise<PayeeRow | null> {
  const text = `select p.name, p.identity_sealed, p.account_sealed, p.bank_name from resellers r
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id where r.shop_id = $1 and r.id = $2`
  return (await rawQuery<PayeeRow>(trx, 'payouts_payee', text, [shopId, resellerId]))[0] ?? null
}

export type CommissionToPay = {
  id: number
  order_no: string
  state: CommissionState
  amount_sen: number
  voucher_id: number | null
}

export const lockToPay = (
  trx: Db,
  { shopId, resellerId, ids }: { shopId: number; resellerId: number; ids: readonly number[] },
): Promise<CommissionToPay[]> =>
  rawQuery<CommissionToPay>(
    trx,
    'payouts_lock',
    `select c.id, o.order_no, c.state, (c.earned_sen - c.reversed_sen)::bigint as amount_sen, c.voucher_id
     from commissions c join orders o on o.id = c.order_id
     where c.shop_id = $1 and c.reseller_id = $2 and c.id = any($3::bigint[]) order by c.id for no key update of c`,
    [shopId, resellerId, ids],
  )

/**
 * What a reseller owes back of commission that was paid out and then reversed, in sen: his wallet holds so much less than what he
 * can be paid. His wallet is held still until the commit, so that it is deducted once.
 */
export async function lockOwed(trx: Db, shopId: number, resellerId: number): Promise<number> {
  const lock = 'select available_sen from wallets where shop_id = $1 and reseller_id = $2 for no key update'
  const values = [shopId, resellerId]
  const [wallet] = await rawQuery<{ available_sen: number }>(trx, 'payouts_wallet', lock, values)
  const text = `select coalesce(sum(earned_sen - reversed_sen), 0)::bigint as sen from commissions
    where shop_id = $1 and reseller_id = $2 and state = 'available' and voucher_id is null`
  const [due] = await rawQuery<{ sen: number }>(trx, 'payouts_due', text, values)
  return Math.max(0, Number(due?.sen ?? 0) - Number(wallet?.available_sen ?? 0))
}

export async function putOnVoucher(
  trx: Db,
  { shopId, voucherId, ids }: { shopId: number; voucherId: number; ids: readonly number[] },
): Promise<void> {
  await rawQuery(
    trx,
    'payouts_reserve',
    'update commissions set voucher_id = $2 where shop_id = $1 and id = any($3::bigint[])',
    [shopId, voucherId, ids],
  )
}

/** Paid: what is available is paid. Else: what was paid is available, and none stands on the voucher. Answers what they come to now. */
export async function settleVoucher(
  trx: Db,
  { shopId, voucherId, isPaid }: { shopId: number; voucherId: number; isPaid: boolean },
): Promise<number> {
  const paid = `update commissions set state = case when state = 'available' then 'paid' else state end
    where shop_id = $1 and voucher_id = $2 returning earned_sen - reversed_sen as amount_sen`
  const freed = `update commissions set state = case when state = 'paid' then 'available' else state end, voucher_id = null
    where shop_id = $1 and voucher_id = $2 returning earned_sen - reversed_sen as amount_sen`
  const rows = await rawQuery<{ amount_sen: number }>(
    trx,
    isPaid ? 'payouts_paid' : 'payouts_freed',
    isPaid ? paid : freed,
    [shopId, voucherId],
  )
  return rows.reduce((all, { amount_sen }) => all + amount_sen, 0)
}
