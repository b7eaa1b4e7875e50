import type { SaveViralLock, SellerViralLock } from '@kedai/contracts/viral-locks.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { makePattern } from '../../../sell/coupons/actions/copy-coupon.ts'
import { productSubject } from '../../../sell/catalogue/shared/product-subject.ts'
import { texts } from '../messages.ts'
import { findCoupon, ownsProduct, readFigures, readLock, saveLock } from '../queries.ts'

type Which = { shopId: number; productId: number }

/** @throws AppError `invalid`, or `not_found` for another shop's product */
export async function saveViralLock(
  trx: Db,
  { shopId, productId, userId }: Which & { userId: number | null },
  { goal, counts, reward, until, max_rewards, is_active }: SaveViralLock,
  now: Date,
): Promise<void> {
  if (!(await ownsProduct(trx, shopId, productId))) throw new AppError('not_found', common.notFound)
  const end = until ? parseTime(until) : null
  if (is_active && end !== null && end <= now) throw refuseField('until', texts.pastTime)
  const { couponId, url } = await readReward(trx, shopId, reward)
  if (couponId !== null) await makePattern(trx, shopId, couponId)
  const before = await readViralLock(trx, { shopId, productId })
  await saveLock(trx, {
    shop_id: shopId,
    product_id: productId,
    goal,
    counts,
    reward_kind: reward.kind,
    reward_text: reward.text,
    coupon_id: couponId,
    url,
    until: end,
    max_rewards: max_rewards || null,
    is_active,
    updated_at: now,
  })
  publishChange(trx, 'product', productId)
  const after = await readViralLock(trx, { shopId, productId })
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'viral_lock.edited',
    subject: await productSubject(trx, shopId, productId),
    before: before && factsOf(before),
    after: after && factsOf(after),
    now,
  })
}

const factsOf = ({ goal, counts, reward, until, max_rewards, is_active }: SellerViralLock): Facts => ({
  ...{ is_active, goal, counts, until, max_rewards },
  reward: { ...reward },
})

// A text that is a coupon's code means that coupon; one that is a link is what opens.
async function readReward(
  trx: Db,
  shopId: number,
  { kind, text, coupon, url }: SaveViralLock['reward'],
): Promise<{ couponId: number | null; url: string | null }> {
  if (kind === 'download') {
    const link = url || (/^https:\/\/\S+$/i.test(text) ? text : '')
    if (link === '') throw refuseField('reward.url', texts.needsUrl)
    if (!URL.canParse(link) || new URL(link).protocol !== 'https:') throw refuseField('reward.url', texts.badUrl)
    return { couponId: null, url: link }
  }
  const found =
    (await findCoupon(trx, shopId, { code: normaliseCode(coupon || text) })) ??
    (coupon ? undefined : await namedIn(trx, shopId, text))
  if (!found)
    throw coupon
      ? refuseField('reward.coupon', texts.noCoupon, { value: coupon })
      : refuseField('reward.coupon', texts.needsCoupon)
  return { couponId: found.id, url: null }
}

async function namedIn(trx: Db, shopId: number, text: string) {
  for (const word of text
    .split(/[\s,.:;!?()"'“”]+/)
    .filter((part) => part.length >= 3)
    .slice(0, 12)) {
    const found = await findCoupon(trx, shopId, { code: normaliseCode(word) })
    if (found) return found
  }
  return undefined
}

/** Null where the product has none. @throws AppError `not_found` */
export async function readViralLock(trx: Db, { shopId, productId }: Which): Promise<SellerViralLock | null> {
  if (!(await ownsProduct(trx, shopId, productId))) throw new AppError('not_found', common.notFound)
  const row = await readLock(trx, shopId, productId)
  if (!row) return null
  const coupon = row.coupon_id === null ? undefined : await findCoupon(trx, shopId, { id: row.coupon_id })
  return {
    goal: row.goal,
    counts: row.counts === 'orders' ? 'orders' : 'visitors',
    reward: {
      kind: row.reward_kind === 'download' ? 'download' : 'coupon',
      text: row.reward_text,
      coupon: coupon?.code ?? null,
      url: row.url,
    },
    until: row.until && formatTime(row.until),
    max_rewards: row.max_rewards,
    is_active: row.is_active,
    ...(await readFigures(trx, shopId, productId)),
  }
}
