import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type StampRow = {
  key: string
  file_name: string
  bytes: number
  order_no: string
  name: string
  phone: string
  lang: string
  placed_at: Date
}

/** The file of a grant that can be fetched now, is to be stamped and is not yet; null for any other. */
export async function findUnstamped(
  trx: Db,
  { shopId, token, grantId, now }: { shopId: number; token: string; grantId: number; now: Date },
): Promise<StampRow | null> {
  const [row] = await rawQuery<StampRow>(
    trx,
    'fulfilment_find_unstamped',
    `
    select f.key, f.file_name, f.bytes, o.order_no, o.buyer_name as name, o.buyer_phone as phone, o.lang, o.placed_at
    from download_grants g join orders o on o.shop_id = $1 and o.id = g.order_id and o.token = $2
      join files f on f.shop_id = $1 and f.id = g.file_id
    where g.shop_id = $1 and g.id = $3 and g.stamp_pdf and g.stamped_file_id is null and g.opened_at is not null
      and o.order_status not in ('cancelled', 'expired') and o.payment_status <> 'refunded'
      and (g.download_limit is null or g.used < g.download_limit) and (g.expires_at is null or g.expires_at > $4)`,
    [shopId, token, grantId, now],
  )
  return row ?? null
}

/** False when another request was first. */
export async function keepStamped(trx: Db, shopId: number, grantId: number, fileId: number): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'fulfilment_keep_stamped',
    'update download_grants set stamped_file_id = $3 where shop_id = $1 and id = $2 and stamped_file_id is null returning id',
    [shopId, grantId, fileId],
  )
  return rows.length > 0
}
