import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Movement = {
  shopId: number
  resellerId: number
  kind: 'deposit' | 'withdrawal' | 'joining_fee'
  /** In sen, above zero; of a joining fee that went back below. */
  amount: number
  ref: string
  note: string
  userId: number | null
  now: Date
}

/** Adds to a wallet. */
export async function addToWallet(trx: Db, movement: Movement): Promise<void> {
  const { shopId, resellerId, kind, amount, ref, note, userId, now } = movement
  await rawQuery(
    trx,
    'resellers_add_to_wallet',
    "select post_wallet($1, $2, $3, 'available', $4, null, $5, $6, $7, $8)",
    [shopId, resellerId, kind, amount, ref, now, note, userId],
  )
}

/** Takes out of a wallet; false when there is not so much. */
export async function takeFromWallet(trx: Db, movement: Movement): Promise<boolean> {
  const { shopId, resellerId, kind, amount, ref, note, userId, now } = movement
  const text = 'select spend_wallet($1, $2, $3, $4, $5, $6, $7, $8) as is_taken'
  const values = [shopId, resellerId, kind, amount, ref, note, userId, now]
  return (await rawQuery<{ is_taken: boolean }>(trx, 'resellers_take_from_wallet', text, values))[0]?.is_taken ?? false
}

/** What of a wallet is held for vouchers that are not paid yet, in sen: a part of a statement. */
export const heldOf = (shop: string, reseller: string): string =>
  `(select coalesce(sum(v.amount_sen), 0)::bigint from vouchers v where v.shop_id = ${shop} and v.reseller_id = ${reseller}
     and v.status in ('prepared', 'checked', 'approved')
     and exists (select from voucher_commissions p where p.shop_id = v.shop_id and p.voucher_id = v.id))`
