import type { CommissionState } from '@kedai/domain/resellers/commissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

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
  /** What is left of it and no voucher paid yet. */
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
    `select c.id, o.order_no, c.state, (c.earned_sen - c.reversed_sen - c.paid_sen)::bigint as amount_sen, c.voucher_id
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
  const text = `select coalesce(sum(earned_sen - reversed_sen - paid_sen), 0)::bigint as sen from commissions
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

/** What of each commission a voucher pays, and what could be paid of it now; held still until the commit. */
export const lockOnVoucher = (
  trx: Db,
  { shopId, voucherId }: { shopId: number; voucherId: number },
): Promise<{ amount_sen: number; payable_sen: number }[]> =>
  rawQuery(
    trx,
    'payouts_on_voucher',
    `select v.amount_sen, (c.earned_sen - c.reversed_sen - c.paid_sen)::bigint as payable_sen
     from voucher_commissions v join commissions c on c.shop_id = v.shop_id and c.id = v.commission_id
     where v.shop_id = $1 and v.voucher_id = $2 order by c.id for no key update of c`,
    [shopId, voucherId],
  )

/** What stands on a voucher was paid by it. */
export async function markPaid(trx: Db, shopId: number, voucherId: number): Promise<void> {
  const text = `update commissions c set state = case when c.state = 'available' then 'paid' else c.state end, paid_sen = c.paid_sen + v.amount_sen
    from voucher_commissions v where v.shop_id = $1 and v.voucher_id = $2 and c.shop_id = v.shop_id and c.id = v.commission_id`
  await rawQuery(trx, 'payouts_paid', text, [shopId, voucherId])
}

/** Another voucher can pay what stood on this one; `wasPaid`: what it paid counts as paid no longer. */
export async function freeOfVoucher(
  trx: Db,
  { shopId, voucherId, wasPaid }: { shopId: number; voucherId: number; wasPaid: boolean },
): Promise<void> {
  const text = `update commissions c set paid_sen = c.paid_sen - p.gone,
      state = case when c.state = 'paid' and c.earned_sen - c.reversed_sen > c.paid_sen - p.gone then 'available' else c.state end,
      voucher_id = case when c.voucher_id = $2 or (c.earned_sen - c.reversed_sen > c.paid_sen - p.gone
        and exists (select from vouchers v where v.shop_id = $1 and v.id = c.voucher_id and v.status = 'paid')) then null else c.voucher_id end
    from (select commission_id, case when $3 then amount_sen else 0 end as gone from voucher_commissions where shop_id = $1 and voucher_id = $2) p
    where c.shop_id = $1 and c.id = p.commission_id`
  await rawQuery(trx, 'payouts_freed', text, [shopId, voucherId, wasPaid])
}
