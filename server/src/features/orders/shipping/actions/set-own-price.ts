import type { OwnShipping } from '@kedai/domain/checkout/lines.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { deleteOwnPrice, hasProduct, upsertOwnPrice } from '../queries/setup.ts'

type Set = { shopId: number; productId: number; own: OwnShipping | null }

/** Gives a product a shipping price of its own, or with null lets the rates price it again. @throws AppError 404 */
export async function setOwnPrice(trx: Db, { shopId, productId, own }: Set): Promise<void> {
  if (!(await hasProduct(trx, shopId, productId))) throw new AppError('not_found', texts.notFound)
  if (own === null) await deleteOwnPrice(trx, shopId, productId)
  else await upsertOwnPrice(trx, { shop_id: shopId, product_id: productId, price_sen: own.price, per: own.per })
  publishChange(trx, 'product', productId)
}
