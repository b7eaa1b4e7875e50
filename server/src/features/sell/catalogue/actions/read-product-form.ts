import { saveProduct } from '@kedai/contracts/seller-products.ts'
import type { ProductStatus, SaveProduct } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { presentProduct } from '../present.ts'
import { readProduct } from '../queries/read-product.ts'

export type ProductForm = { productId: number; version: number; status: ProductStatus; sold: number; form: SaveProduct }

const nowhere = { publicUrl: '', username: '' }

/** A product as its own form would send it, so that a part of it can be changed and all of it saved; null when the shop has no such product. */
export async function readProductForm(trx: Db, shopId: number, productId: number): Promise<ProductForm | null> {
  const row = await readProduct(trx, shopId, productId)
  if (!row) return null
  const { status: _, ...form } = presentProduct(row, nowhere)
  return {
    productId,
    version: row.version,
    status: row.status,
    sold: row.sold,
    form: saveProduct.omit({ status: true }).parse(form),
  }
}
