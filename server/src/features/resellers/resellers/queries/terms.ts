import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type TermsRow = {
  reseller_id: number
  status: string
  rank_id: number | null
  rank_name: string | null
  percent_off_bp: number
  first_min_qty: number
  first_min_sen: number
  reorder_min_qty: number
  reorder_min_sen: number
  reorder_multiple: number
  allows_coupons: boolean
  never_above_public: boolean
  ships_to: string
  routes_to_upline: boolean
  route_hours: number
  programme: string
  code: string
  name: string
  postcode: string
  upline_id: number | null
  upline_name: string | null
  upline_phone: string | null
  /** Of the joining fee while it is owed. */
  fee_sen: number | null
  fee_hashslug: string | null
  wallet_sen: number
}

/** What holds for a reseller now, in the programme he is in. */
export async function findTerms(trx: Db, shopId: number, resellerId: number): Promise<TermsRow | null> {
  const text = `
    select r.id as reseller_id, r.status, r.rank_id, k.name as rank_name, coalesce(k.percent_off_bp, 0) as percent_off_bp,
      coalesce(k.first_min_qty, 0) as first_min_qty, coalesce(k.first_min_sen, 0) as first_min_sen,
      coalesce(k.reorder_min_qty, 0) as reorder_min_qty, coalesce(k.reorder_min_sen, 0) as reorder_min_sen,
      coalesce(k.reorder_multiple, 1) as reorder_multiple,
      g.allows_coupons, g.never_above_public, g.ships_to, g.routes_to_upline, g.route_hours, g.name as programme, r.code, p.name, p.postcode,
      u.id as upline_id, up.name as upline_name, up.phone as upline_phone,
      case when r.fee_settled_at is null and r.fee_invoice_id is not null then r.fee_sen end as fee_sen,
      i.hashslug as fee_hashslug, coalesce(w.available_sen, 0)::bigint as wallet_sen
    from resellers r
    join programmes g on g.shop_id = r.shop_id and g.area = r.area
    join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
    left join ranks k on k.id = r.rank_id
    left join resellers u on u.shop_id = r.shop_id and u.id = r.upline_id and u.status in ('active', 'warned')
    left join reseller_people up on up.shop_id = u.shop_id and up.id = u.person_id
    left join invoices i on i.shop_id = r.shop_id and i.id = r.fee_invoice_id
    left join wallets w on w.shop_id = r.shop_id and w.reseller_id = r.id
    where r.shop_id = $1 and r.id = $2`
  return (await rawQuery<TermsRow>(trx, 'resellers_terms', text, [shopId, resellerId]))[0] ?? null
}

export type EntryRow = { product_id: number; variation_id: number | null; min_qty: number; price_sen: number }
export type HeldEntryRow = EntryRow & { is_own: boolean }

/** The lines of a reseller's own price list, and of his rank's, for some products. */
export const listEntries = (
  trx: Db,
  {
    shopId,
    rankId,
    resellerId,
    productIds,
  }: { shopId: number; rankId: number | null; resellerId: number | null; productIds: readonly number[] },
): Promise<HeldEntryRow[]> =>
  rawQuery<HeldEntryRow>(
    trx,
    'resellers_entries',
    `select product_id, variation_id, min_qty, price_sen, reseller_id is not null as is_own from price_list_entries
     where shop_id = $1 and (rank_id = $2 or reseller_id = $4) and product_id = any($3::bigint[])
     order by product_id, variation_id, min_qty`,
    [shopId, rankId, productIds, resellerId],
  )
