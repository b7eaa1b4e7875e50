import { clickThatCounts } from '@kedai/domain/resellers/commissions.ts'
import { mayRefer } from '@kedai/domain/resellers/statuses.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { ReferralClick } from '../../../../platform/sessions/referral-clicks.ts'
import { insertResellerOrder } from '../queries/orders.ts'
import { listReferrers, type Referrer } from '../queries/referrals.ts'

type Asked = {
  shopId: number
  clicks: readonly ReferralClick[]
  /** Of the buyer, E.164; empty while it is not known. */
  phone: string
  email: string | null
  userId: number | null
  now: Date
}

type Found = { id: number; name: string; why: 'link' | 'phone' | 'self' }

/**
 * Who brought a buyer: a reseller whose own phone the buyer gives, whoever's link it was; else the last link that was followed, or
 * the first where the programme says so, within its days. Nobody who may not refer. Null: nobody.
 */
export async function findReferrer(trx: Db, asked: Asked): Promise<Found | null> {
  const { shopId, clicks, phone, email, userId, now } = asked
  if (clicks.length === 0) return null
  const codes = clicks.map(({ code }) => code)
  const all = (await listReferrers(trx, shopId, codes, phone)).filter(({ status }) => mayRefer(status))
  const own = all.find((one) => phone !== '' && one.phone === phone)
  if (own) return { id: own.id, name: own.name, why: codes.includes(own.code) ? 'self' : 'phone' }
  const recent = all.flatMap((one) => clicksOf(one, clicks, now))
  const newest = clickThatCounts(
    recent.map(({ of, last }) => ({ of, at: last })),
    'last',
  )
  if (newest === null) return null
  const which = newest.of.attribution
  const counts = clickThatCounts(
    recent.map(({ of, first, last }) => ({ of, at: which === 'first' ? first : last })),
    which,
  )
  if (counts === null) return null
  const { of } = counts
  const isSelf = of.user_id === userId || (email !== null && of.email.toLowerCase() === email.toLowerCase())
  return { id: of.id, name: of.name, why: isSelf ? 'self' : 'link' }
}

function clicksOf(of: Referrer, clicks: readonly ReferralClick[], now: Date) {
  const click = clicks.find(({ code }) => code === of.code)
  const oldest = now.getTime() - of.attribution_days * 86_400_000
  if (!click || click.last.getTime() < oldest) return []
  // A first click that is too old counts from the last one on.
  return [{ of, first: click.first.getTime() < oldest ? click.last : click.first, last: click.last }]
}

/** Notes with an order who brought its buyer; one that a reseller placed as such is his own already. */
export async function keepReferral(trx: Db, { orderId, ...asked }: Asked & { orderId: number }): Promise<void> {
  const found = await findReferrer(trx, asked)
  if (!found) return
  await insertResellerOrder(trx, {
    shopId: asked.shopId,
    orderId,
    resellerId: found.id,
    relation: 'referred',
    rankId: null,
    senderName: null,
    senderPhone: null,
    why: found.why,
  })
}
