import { randomBytes } from 'node:crypto'
import { maxPerLine } from '@kedai/domain/catalogue/quantity.ts'
import { cartDays, maxCartLines } from '@kedai/domain/carts/limits.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { loadCartOffer, type Offer } from '../../checkout/shared/load-offer.ts'
import { cartTexts } from '../messages.ts'
import { type CartRow, listLines, saveLine } from '../queries/cart-rows.ts'
import { findShared, insertShared } from '../queries/shared-carts.ts'
import { judgeLine, type LoadedLine } from './load-cart.ts'

/** Makes a link to the lines of a cart as they are now; what happens to the cart later changes no link. @throws AppError `invalid` for an empty cart */
export async function shareCart(
  trx: Db,
  { shopId, cart, now }: { shopId: number; cart: CartRow | null; now: Date },
): Promise<string> {
  const lines = cart ? await listLines(trx, cart.id) : []
  if (lines.length === 0) throw refuseField('cart', cartTexts.empty)
  const token = randomBytes(12).toString('base64url')
  await insertShared(trx, {
    shopId,
    token,
    lines: lines.map(({ product_id, variation_id, title, quantity }) => ({
      product_id,
      variation_id,
      title,
      quantity,
    })),
    now,
  })
  return token
}

/** The lines behind a link with today's prices and stock; looking writes nothing. @throws AppError `not_found` */
export async function readSharedCart(
  trx: Db,
  { shopId, token, now }: { shopId: number; token: string; now: Date },
): Promise<{ lines: LoadedLine[]; offer: Offer }> {
  const shared = await findShared(trx, token, new Date(now.getTime() - cartDays * 86_400_000))
  if (!shared) throw new AppError('not_found', cartTexts.noSuchLink)
  const offer = await loadCartOffer(trx, {
    shopId,
    productIds: [...new Set(shared.map(({ product_id }) => product_id))],
    variationIds: shared.map(({ variation_id }) => variation_id),
    couponCode: '',
    phone: '',
    email: null,
  })
  return { offer, lines: shared.map((line, at) => judgeLine({ ...line, id: at }, offer)) }
}

/**
 * Puts the lines behind a link into a cart that is locked. Of what lies in it already there are as many as the larger of both;
 * what is not sold any more is left out. Answers what was left out, and whether the cart was empty before. @throws AppError `not_found`
 */
export async function takeShared(
  trx: Db,
  { shopId, cart, token, now }: { shopId: number; cart: CartRow; token: string; now: Date },
): Promise<{ skipped: Message[]; hasBegun: boolean }> {
  const { lines } = await readSharedCart(trx, { shopId, token, now })
  const own = new Map((await listLines(trx, cart.id)).map((line) => [line.variation_id, line.quantity]))
  const wasEmpty = own.size === 0
  const skipped: Message[] = []
  for (const { row, found } of lines) {
    if (!found?.unit.isActive) {
      skipped.push(fill(cartTexts.skipped, { item: row.title }))
      continue
    }
    if (!own.has(row.variation_id) && own.size >= maxCartLines) {
      skipped.push(fill(cartTexts.full, { max: maxCartLines }))
      break
    }
    const quantity = Math.min(Math.max(own.get(row.variation_id) ?? 0, row.quantity), maxPerLine)
    own.set(row.variation_id, quantity)
    const line = { productId: row.product_id, variationId: row.variation_id, title: found.listing.title, quantity }
    await saveLine(trx, { shopId, cartId: cart.id }, line)
  }
  return { skipped, hasBegun: wasEmpty && own.size > 0 }
}
