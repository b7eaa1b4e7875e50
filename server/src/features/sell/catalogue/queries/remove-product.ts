import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Deletes an archived product of the transaction's shop with all that is its own; false where something else names it. */
export async function removeProduct(trx: Db, productId: number): Promise<boolean> {
  const [row] = await rawQuery<{ gone: boolean }>(
    trx,
    'catalogue_remove_product',
    'select delete_product($1::bigint) as gone',
    [productId],
  )
  return row?.gone === true
}
