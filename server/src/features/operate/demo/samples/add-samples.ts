import { randomBytes } from 'node:crypto'
import { saveProduct } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { createCategory } from '../../../sell/categories/actions/create-category.ts'
import { judgeProduct } from '../../../sell/catalogue/actions/judge-product.ts'
import { createProduct } from '../../../sell/catalogue/actions/save-product.ts'
import { rasterise } from '../catalogue/pictures/rasterise.ts'
import { storePictures } from '../catalogue/pictures/store-pictures.ts'
import { foodProducts } from '../catalogue/products-food.ts'
import { homeProducts } from '../catalogue/products-home.ts'
import { formOf } from '../catalogue/seed-catalogue.ts'
import { countSamples, findCategory, lockSamples, markSample } from '../queries/samples.ts'

const chosen = ['set-teko', 'lilin-pandan', 'beg-mengkuang', 'tart-nanas-gulung', 'sambal-hitam', 'kek-lapis-sarawak']
const products = [...homeProducts, ...foodProducts]
  .filter(({ viewId }) => chosen.includes(viewId))
  .map((product) => ({ ...product, upsell: undefined }))

/** Draws the pictures of the samples: slow, so before the transaction. */
export const drawSamples = async (): Promise<void> =>
  void (await rasterise(products.flatMap(({ pictures }) => pictures)))

/** A handful of products with pictures, on sale in the seller's own shop and marked as samples. Nothing where they stand already. */
export async function addSamples(
  trx: Db,
  { shopId, userId, now, files }: { shopId: number; userId: number; now: Date; files: Files },
): Promise<void> {
  await lockSamples(trx, shopId)
  if ((await countSamples(trx, shopId)) > 0) return
  const drawn = await rasterise(products.flatMap(({ pictures }) => pictures))
  // Stored under names of their own each time, of the one shape that is served: those of an earlier time may still hang on a product that was sold.
  const pictureIds = await storePictures(
    trx,
    files,
    shopId,
    drawn.map((picture) => ({ ...picture, name: randomBytes(16).toString('hex') })),
  )
  const categories = new Map<string, number>()
  for (const demo of products) {
    const imageIds = pictureIds.splice(0, demo.pictures.length)
    const [name = ''] = demo.category.split('/')
    const categoryId = categories.get(name) ?? (await addCategory(trx, shopId, name))
    categories.set(name, categoryId)
    const product = judgeProduct(
      saveProduct.parse(formOf(demo, { categoryId, imageIds, fileId: null, offered: null, now })),
    )
    const unmistakable = { ...product, units: product.units.map((unit) => ({ ...unit, sku: null })) } // a SKU of the seller's own must never be in the way
    const { productId } = await createProduct(trx, { shopId, userId, product: unmistakable, status: 'published', now })
    await markSample(trx, shopId, 'product', productId)
  }
  await recordAudit(trx, {
    shopId,
    userId,
    now,
    action: 'demo.added',
    subject: { type: 'shop', ref: 'samples' },
    after: { products: products.length },
  })
  publishChange(trx, 'shop', shopId)
}

async function addCategory(trx: Db, shopId: number, name: string): Promise<number> {
  const title = `${name} (contoh)`
  const known = await findCategory(trx, shopId, title)
  if (known !== null) return known
  const { id } = await createCategory(trx, { shopId, name: title, parentId: null })
  await markSample(trx, shopId, 'category', id)
  return id
}
