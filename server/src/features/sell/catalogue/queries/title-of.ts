import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** What a product is called; empty when there is none. */
export async function titleOf(trx: Db, shopId: number, productId: number): Promise<string> {
  const [row] = await rawQuery<{ title: string }>(
    trx,
    'catalogue_title_of',
    'select title from products where shop_id = $1 and id = $2',
    [shopId, productId],
  )
  return row?.title ?? ''
}
