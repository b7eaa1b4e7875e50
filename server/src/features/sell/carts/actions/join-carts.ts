import { maxPerLine } from '@kedai/domain/catalogue/quantity.ts'
import { maxCartLines } from '@kedai/domain/carts/limits.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { cartTexts } from '../messages.ts'
import {
  type CartOwner,
  type CartRow,
  deleteCart,
  findCart,
  listLines,
  lockCart,
  saveLine,
} from '../queries/cart-rows.ts'
import { moveContact } from '../queries/left-carts.ts'

/**
 * What a guest put aside before signing in joins the person's own cart: quantities of the same thing add up, and the guest's
 * cart is gone. Both are locked, the guest's first. (contract §4) Answers what became different.
 */
export async function joinCarts(trx: Db, owner: CartOwner, guestId: string | null, now: Date): Promise<Message[]> {
  if (owner.userId === null || guestId === null) return []
  const guest: CartOwner = { ...owner, guestId, userId: null }
  if (!(await findCart(trx, guest))) return []
  const from = await lockCart(trx, guest, now)
  const lines = await listLines(trx, from.id)
  const into = await lockCart(trx, owner, now)
  const own = new Map((await listLines(trx, into.id)).map((line) => [line.variation_id, line.quantity]))
  let joined = 0
  for (const line of lines) {
    if (!own.has(line.variation_id) && own.size >= maxCartLines) break
    const quantity = Math.min((own.get(line.variation_id) ?? 0) + line.quantity, maxPerLine)
    own.set(line.variation_id, quantity)
    await saveLine(
      trx,
      { shopId: owner.shopId, cartId: into.id },
      { productId: line.product_id, variationId: line.variation_id, title: line.title, quantity },
    )
    joined += 1
  }
  await moveContact(trx, from.id, into.id)
  await deleteCart(trx, from.id)
  return joined === 0 ? [] : [fill(cartTexts.joined, { count: joined })]
}

/** The cart that a change is about, locked, with what joined it on the way. */
export async function lockOwnCart(
  trx: Db,
  { owner, guestId }: { owner: CartOwner; guestId: string | null },
  now: Date,
): Promise<{ cart: CartRow; changes: Message[] }> {
  const changes = await joinCarts(trx, owner, guestId, now)
  return { cart: await lockCart(trx, owner, now), changes }
}
