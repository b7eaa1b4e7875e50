import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

export const findActive = (trx: Db, shopId: number, by: { code: string } | { id: number }) =>
  trx
    .selectFrom('coupons')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('archived_at', 'is', null)
    .$if('code' in by, (rows) => rows.where('code', '=', 'code' in by ? by.code : ''))
    .$if('id' in by, (rows) => rows.where('id', '=', 'id' in by ? by.id : 0))
    .executeTakeFirst()

/** Whether it was written; a code that the shop has already is left as it is. */
export async function copyCouponOnce(
  trx: Db,
  { shopId, couponId, code, phone, now }: { shopId: number; couponId: number; code: string; phone: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into coupons (shop_id, code, name, kind, percent_bp, fixed_sen, min_spend_sen, max_spend_sen, min_quantity, max_items, max_discount_sen,
      product_ids, category_ids, excluded_product_ids, excluded_category_ids, skips_promo, on_shipping, on_upsell, ends_at, allowed_buyers, max_uses, per_customer, is_active, created_at)
    select shop_id, ${code}, name, kind, percent_bp, fixed_sen, min_spend_sen, max_spend_sen, min_quantity, max_items, max_discount_sen,
      product_ids, category_ids, excluded_product_ids, excluded_category_ids, skips_promo, on_shipping, on_upsell, ends_at, array[${phone}::text], 1, 1, true, ${now}
    from coupons where shop_id = ${shopId} and id = ${couponId} and archived_at is null
    on conflict do nothing returning id`.execute(trx)
  return rows.length > 0
}

export async function markPattern(trx: Db, shopId: number, couponId: number): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({ is_pattern: true })
    .where('shop_id', '=', shopId)
    .where('id', '=', couponId)
    .where('is_pattern', '=', false)
    .execute()
}
