import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ShopFacts = { address: string; products: { item_type: string; view_id: string }[] }

/** What ready pages are filled with: the address if buyers may read it, and the newest product on sale of each type. */
export async function readShopFacts(trx: Db, shopId: number): Promise<ShopFacts> {
  const text = `
    select case when s.show_address and s.address <> '' then concat_ws(', ', s.address, concat_ws(' ', s.postcode, s.city)) else '' end as address,
      coalesce((select json_agg(json_build_object('item_type', n.item_type, 'view_id', n.view_id)) from (
        select distinct on (p.item_type) p.item_type, p.view_id from products p
        where p.shop_id = s.id and p.status = 'published' order by p.item_type, p.id desc) n), '[]') as products
    from shops s where s.id = $1`
  const [row] = await rawQuery<ShopFacts>(trx, 'shop_facts_of_ready_pages', text, [shopId])
  if (!row) throw new Error('the shop of a seller is there')
  return row
}
