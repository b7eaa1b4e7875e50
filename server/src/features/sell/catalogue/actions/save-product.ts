import { randomInt } from 'node:crypto'
import { isViewId } from '@kedai/domain/catalogue/slug.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { findProductType } from '../../product-types/shared/registry.ts'
import { refusals as messages } from '../messages.ts'
import { insertChanges } from '../queries/changes.ts'
import { lockProduct, lockUnits } from '../queries/lock-product.ts'
import { replaceDigital } from '../queries/save-digital.ts'
import { readProduct } from '../queries/read-product.ts'
import { insertProduct, replaceImages, replaceUpsell, updateProductRow } from '../queries/save-product.ts'
import type { UnitRow } from '../queries/lock-product.ts'
import { changesBetween } from './changes-between.ts'
import type { Product } from './judge-product.ts'
import { mustBeOwn } from './must-be-own.ts'
import { productColumns } from './product-columns.ts'
import { saveUnits } from './save-units.ts'

type Saving = { shopId: number; userId: number | null; product: Product; now: Date }

export type CreateProduct = Saving & {
  status: 'draft' | 'published'
  /** Made at random unless given. */
  viewId?: string
  /** Whether its log begins with "created"; true unless said. */
  isLogged?: boolean
}

/** A new product with its units, pictures and offer. @throws AppError 422 for ids that are not the shop's and SKUs in use */
export async function createProduct(
  trx: Db,
  { status, viewId, isLogged = true, ...saving }: CreateProduct,
): Promise<{ productId: number; viewId: string; unitIds: number[] }> {
  const { shopId, product, now } = saving
  await mustBeOwn(trx, shopId, null, product)
  const columns = {
    ...productColumns(product, now),
    status,
    published_at: status === 'published' ? now : null,
    created_at: now,
  }
  for (let tries = 0; tries < 5; tries++) {
    const asked = viewId ?? makeViewId()
    const productId = await insertProduct(trx, shopId, asked, columns)
    if (productId === null) continue
    const unitIds = await saveParts(trx, productId, [], saving)
    if (isLogged) await insertChanges(trx, saving, [{ product_id: productId, what: 'created', changes: [] }])
    return { productId, viewId: asked, unitIds }
  }
  throw new Error(`no free view id${viewId === undefined ? '' : `: ${viewId}`}`)
}

export type UpdateProduct = Saving & { productId: number; version: number; status: 'draft' | 'published' | undefined }

/**
 * The whole product as a form has it. False when it was changed since the form was opened: nothing was written.
 * @throws AppError 404, 409 in the archive, 422
 */
export async function updateProduct(
  trx: Db,
  { productId, version, status, ...saving }: UpdateProduct,
): Promise<boolean> {
  const { shopId, product, now } = saving
  const rows = await lockUnits(trx, shopId, productId)
  const locked = await lockProduct(trx, shopId, productId)
  if (!locked) throw new AppError('not_found', texts.notFound)
  if (locked.status === 'archived') throw new AppError('conflict', messages.isArchived)
  if (locked.version !== version) return false
  await mustBeOwn(trx, shopId, productId, product)
  const before = await readProduct(trx, shopId, productId)
  const published_at = status === 'published' ? (locked.published_at ?? now) : locked.published_at
  await updateProductRow(trx, shopId, productId, {
    ...productColumns(product, now),
    published_at,
    ...(status && { status }),
  })
  await saveParts(trx, productId, rows, saving)
  const after = await readProduct(trx, shopId, productId)
  const changes = before && after ? changesBetween(before, after) : []
  if (changes.length > 0) await insertChanges(trx, saving, [{ product_id: productId, what: 'saved', changes }])
  return true
}

async function saveParts(
  trx: Db,
  productId: number,
  rows: readonly UnitRow[],
  { shopId, userId, product, now }: Saving,
): Promise<number[]> {
  const unitIds = await saveUnits(trx, { shopId, productId, userId, units: product.units, rows, now })
  await replaceImages(trx, shopId, productId, product.images)
  const type = findProductType(product.itemType)
  if (type?.form.save && product.settings)
    await type.form.save(trx, { shopId, productId, settings: product.settings, unitIds, now })
  if (product.digital !== null || rows.length > 0) await replaceDigital(trx, shopId, productId, product.digital)
  const { upsell } = product
  await replaceUpsell(
    trx,
    shopId,
    productId,
    upsell && {
      offered_variation_id: upsell.variationId,
      title: upsell.title,
      description: upsell.description,
      price_sen: upsell.price,
      is_active: true,
    },
  )
  publishChange(trx, 'product', productId)
  publishChange(trx, 'shop', shopId)
  return unitIds
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

// Without letters that look alike; about 10^14 of them, and one letter at least.
function makeViewId(): string {
  const viewId = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return isViewId(viewId) ? viewId : makeViewId()
}
