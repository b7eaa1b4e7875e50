import { randomInt } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { copyCoupon } from '../../../sell/coupons/actions/copy-coupon.ts'
import type { Device } from '../device.ts'
import {
  addCounted,
  addOwnVisit,
  countOpened,
  findLock,
  findShare,
  insertVisit,
  lockLock,
  lockShare,
  openShare,
  readLock,
  sharesOfOrder,
  shopOfShare,
  type LockRow,
} from '../queries.ts'

// A household may come, but no address alone reaches a goal of two or more.
const perNetwork = (goal: number): number => Math.max(1, Math.floor(goal / 2))

type Followed = { viewId: string; code: string; who: Device; now: Date }

/** Somebody followed a link: counted once a device, never its owner, and one of several from the same address and browser. */
export async function countVisit(db: Db, { viewId, code, who, now }: Followed): Promise<void> {
  const shopId = await shopOfShare(db, code)
  if (shopId === null) return
  await inTransaction(db, { shopId }, async (trx) => {
    const lock = await findLock(trx, shopId, viewId)
    const share = await findShare(trx, shopId, code)
    if (!lock || !share || share.product_id !== lock.product_id || share.stopped_at !== null) return
    if (!isOpenAt(lock, now)) return
    if (share.device === who.device || (who.address !== null && share.address === who.address))
      return addOwnVisit(trx, shopId, share.id)
    // One after the other, so that two from one address see each other.
    await lockShare(trx, shopId, share.id)
    const visit = await insertVisit(trx, {
      shopId,
      shareId: share.id,
      productId: lock.product_id,
      ...who,
      perNetwork: perNetwork(lock.goal),
      now,
    })
    if (visit?.isCounted && lock.counts === 'visitors') await count(trx, lock, share.id, now)
  })
}

/** An order by a link is paid. */
export async function countOrder(trx: Db, shopId: number, orderId: number, now: Date): Promise<void> {
  for (const { id, product_id: productId } of await sharesOfOrder(trx, shopId, orderId)) {
    const lock = await readLock(trx, shopId, productId)
    if (lock && isOpenAt(lock, now)) await count(trx, lock, id, now)
  }
}

export const isOpenAt = ({ is_active, until }: Pick<LockRow, 'is_active' | 'until'>, now: Date): boolean =>
  is_active && (until === null || until > now)

async function count(trx: Db, lock: LockRow, shareId: number, now: Date): Promise<void> {
  const shopId = lock.shop_id
  await addCounted(trx, shopId, shareId)
  const share = await lockShare(trx, shopId, shareId)
  if (!share || share.opened_at !== null || share.stopped_at !== null || share.counted < lock.goal) return
  // Of two at once one takes the last.
  if (lock.max_rewards !== null) await lockLock(trx, shopId, lock.product_id)
  if (await isTaken(trx, lock)) return
  await openShare(trx, { shopId, shareId, code: await rewardOf(trx, lock, share.phone, now), now })
  if (await isTaken(trx, lock)) publishChange(trx, 'product', lock.product_id)
}

/** Whether there is no reward left. */
export const isTaken = async (
  trx: Db,
  { shop_id: shopId, product_id: productId, max_rewards: max }: Pick<LockRow, 'shop_id' | 'product_id' | 'max_rewards'>,
): Promise<boolean> => max !== null && (await countOpened(trx, shopId, productId)) >= max

/** A coupon of the winner's own, like the one that was promised. */
const rewardOf = async (trx: Db, lock: LockRow, phone: string, now: Date): Promise<string | null> =>
  lock.reward_kind === 'coupon' && lock.coupon_id !== null
    ? copyCoupon(trx, { shopId: lock.shop_id, couponId: lock.coupon_id, phone, now })
    : null

/** Letters and digits that are not mistaken for others. */
export const newCode = (length: number): string => Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

const signs = [...'abcdefghjkmnpqrstuvwxyz23456789']
