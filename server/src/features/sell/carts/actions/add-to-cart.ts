import type { AddToCart } from '@kedai/contracts/carts.ts'
import { maxCartLines } from '@kedai/domain/carts/limits.ts'
import { judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import type { QuantityRefusal } from '@kedai/domain/catalogue/quantity.ts'
import { maxFromOnePlace } from '@kedai/domain/resellers/routing.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { loadCartOffer, findUnit } from '../../checkout/shared/load-offer.ts'
import { readUplineShelves } from '../../../resellers/stock-nodes/shared/read-shelves.ts'
import { readTerms } from '../../../resellers/resellers/shared/read-terms.ts'
import { quantityWords } from '../../checkout/shared/read-wants.ts'
import { cartTexts } from '../messages.ts'
import { type CartRow, listLines, saveLine } from '../queries/cart-rows.ts'
import { findCartProduct } from '../queries/product.ts'

type Adding = AddToCart & {
  shopId: number
  resellerId: number | null
  cart: CartRow
  pageOf: (viewId: string) => string
}

/**
 * Puts pieces of a variation into a cart that is locked; of one that lies in it there are more then. Says whether it is the first line.
 * @throws AppError `not_found` when it is not sold, `invalid` when it is not for carts or the quantity breaks a rule,
 * `conflict` with what is left when there are not so many (contract §4)
 */
export async function addToCart(trx: Db, adding: Adding): Promise<{ hasBegun: boolean }> {
  const { shopId, resellerId, cart, product_id: productId, quantity } = adding
  const product = await findCartProduct(trx, shopId, productId)
  if (!product) throw new AppError('not_found', texts.notFound)
  if (!isProductTypeName(product.item_type) || !productTypeRules(product.item_type).inCarts)
    throw new AppError('invalid', cartTexts.ownPage, {
      fields: { product_id: [cartTexts.ownPage] },
      data: { url: adding.pageOf(product.view_id) },
    })
  const variationId = adding.variation_id ?? product.only
  if (variationId === null) throw refuseField('variation_id', cartTexts.chooseVariation)
  const lines = await listLines(trx, cart.id)
  const there = lines.find((line) => line.variation_id === variationId)
  if (!there && lines.length >= maxCartLines) throw refuseField('product_id', cartTexts.full, { max: maxCartLines })
  const wanted = (there?.quantity ?? 0) + quantity
  await mustBeHad(trx, { shopId, resellerId, productId, variationId, quantity: wanted })
  await saveLine(trx, { shopId, cartId: cart.id }, { productId, variationId, title: product.title, quantity: wanted })
  return { hasBegun: lines.length === 0 }
}

/** Sets how many of a line are wanted. @throws AppError `not_found` for a line of another cart, and as `addToCart` */
export async function changeQuantity(
  trx: Db,
  { shopId, resellerId, cart, lineId, quantity }: ChangingQuantity,
): Promise<void> {
  const line = (await listLines(trx, cart.id)).find(({ id }) => id === lineId)
  if (!line) throw new AppError('not_found', cartTexts.noSuchRow)
  const { product_id: productId, variation_id: variationId, title } = line
  await mustBeHad(trx, { shopId, resellerId, productId, variationId, quantity })
  await saveLine(trx, { shopId, cartId: cart.id }, { productId, variationId, title, quantity })
}

type ChangingQuantity = { shopId: number; resellerId: number | null; cart: CartRow; lineId: number; quantity: number }
type Wanted = { shopId: number; resellerId: number | null; productId: number; variationId: number; quantity: number }

async function mustBeHad(trx: Db, { shopId, resellerId, productId, variationId, quantity }: Wanted): Promise<void> {
  const offer = await loadCartOffer(trx, {
    shopId,
    productIds: [productId],
    variationIds: [variationId],
    couponCode: '',
    phone: '',
    email: null,
  })
  const found = findUnit(offer, variationId)
  if (!found?.unit.isActive) throw refuseField('variation_id', cartTexts.unknownVariation)
  const shelves =
    resellerId === null ? [] : await readUplineShelves(trx, await readTerms(trx, shopId, resellerId), [variationId])
  const stock = maxFromOnePlace(found.unit.stock, shelves, variationId)
  const refusal = judgeQuantity(quantity, found.listing.rules, stock)
  if (refusal !== null) throw refuseQuantity(refusal, stock)
}

function refuseQuantity(refusal: QuantityRefusal, stock: number | null): AppError {
  const text = quantityWords(refusal)
  if (refusal.reason !== 'short_stock' && refusal.reason !== 'out_of_stock') return refuseField('quantity', text)
  return new AppError('conflict', text, { data: { left: stock ?? 0, nearest_qty: refusal.nearest ?? 0 } })
}
