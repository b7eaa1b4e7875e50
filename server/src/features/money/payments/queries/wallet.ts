// The functions of `server/migrations/1060_resellers.sql`, which write a wallet's movement and its counter together.
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type OrderWallet = { reseller_id: number; available_sen: number }

/** The wallet of the reseller whose own order it is, locked until the commit; null for everybody else's order. */
export async function lockWalletOf(trx: Db, shopId: number, orderId: number): Promise<OrderWallet | null> {
  const text = `select w.reseller_id, w.available_sen from reseller_orders ro
    join wallets w on w.shop_id = ro.shop_id and w.reseller_id = ro.reseller_id
    where ro.shop_id = $1 and ro.order_id = $2 and ro.relation = 'bought' for no key update of w`
  return (await rawQuery<OrderWallet>(trx, 'payments_lock_wallet', text, [shopId, orderId]))[0] ?? null
}

/** What of a wallet's money an order still holds, in sen. */
export async function sumWalletMoney(trx: Db, shopId: number, orderId: number): Promise<number> {
  const text = `select coalesce(sum(case kind when 'payment' then amount_sen else -amount_sen end), 0)::bigint as sen
    from payments where shop_id = $1 and order_id = $2 and source = 'wallet'`
  return Number((await rawQuery<{ sen: number }>(trx, 'payments_wallet_sum', text, [shopId, orderId]))[0]?.sen ?? 0)
}

type Moved = { shopId: number; resellerId: number; amount: number; ref: string; now: Date }

/** False when there is not so much. */
export async function spendWallet(trx: Db, { shopId, resellerId, amount, ref, now }: Moved): Promise<boolean> {
  const text = `select spend_wallet($1, $2, 'spent', $3, $4, '', null, $5) as is_taken`
  const values = [shopId, resellerId, amount, ref, now]
  return (await rawQuery<{ is_taken: boolean }>(trx, 'payments_spend_wallet', text, values))[0]?.is_taken ?? false
}

/** Puts money of an order back where it came from. */
export async function returnToWallet(
  trx: Db,
  { shopId, orderId, amount, ref, now }: Omit<Moved, 'resellerId'> & { orderId: number },
): Promise<void> {
  const text = `select post_wallet($1, ro.reseller_id, 'returned', 'available', $3, null, $4, $5) from reseller_orders ro
    where ro.shop_id = $1 and ro.order_id = $2 and ro.relation = 'bought'`
  await rawQuery(trx, 'payments_return_wallet', text, [shopId, orderId, amount, ref, now])
}
