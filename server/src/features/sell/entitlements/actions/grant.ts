import { randomBytes, randomInt } from 'node:crypto'
import { validUntil, type Term } from '@kedai/domain/entitlements/term.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { deleteTrials, listBought, type BoughtLine } from '../queries/bought.ts'
import {
  deletePeriods,
  insertEntitlement,
  insertPeriod,
  listPeriods,
  lockEntitlements,
  saveUntil,
} from '../queries/entitlements.ts'
import { paidTerms, readTerm } from '../shared/paid-terms.ts'

type Moment = { shopId: number; orderId: number; now: Date }
export type Kind = 'membership' | 'course'

/**
 * Opens what an order paid for, or makes it last longer where the order renews it. A line counts once, however often this
 * is called: its period is written first, and whoever finds it written leaves.
 */
export async function grantBought(trx: Db, { shopId, orderId, now }: Moment, kind: Kind): Promise<void> {
  for (const line of await listBought(trx, { shopId, orderId }, kind)) {
    if (line.is_granted) continue
    const renewed = Number(line.details['renews'] ?? 0)
    const [known] = renewed > 0 ? await lockEntitlements(trx, shopId, [renewed]) : []
    const id = known?.id ?? (await insertEntitlement(trx, newEntitlement(line, { shopId, orderId, now }, kind)))
    const term = termOf(line)
    await insertPeriod(trx, {
      shop_id: shopId,
      entitlement_id: id,
      order_id: orderId,
      order_line_id: line.id,
      paid_on: formatDate(now),
      every: term?.every ?? null,
      unit: term?.unit ?? null,
    })
    await settle(trx, shopId, id, known ? { plan: line.options, variationId: line.variation_id } : null)
  }
}

/** Takes back what an order paid for; what other orders paid for stays. Twice is once. */
export async function withdrawBought(trx: Db, { shopId, orderId }: Moment): Promise<void> {
  await deleteTrials(trx, { shopId, orderId })
  for (const id of await deletePeriods(trx, { shopId, orderId })) await settle(trx, shopId, id, null)
}

/** Takes back what one line of an order paid for. Twice is once. */
export async function withdrawLine(
  trx: Db,
  { shopId, orderId, lineId }: { shopId: number; orderId: number; lineId: number },
): Promise<void> {
  for (const id of await deletePeriods(trx, { shopId, orderId, lineId })) await settle(trx, shopId, id, null)
}

type Plan = { plan: string; variationId: number }

async function settle(trx: Db, shopId: number, id: number, plan: Plan | null): Promise<void> {
  const [locked] = await lockEntitlements(trx, shopId, [id])
  if (!locked) return
  const periods = await listPeriods(trx, shopId, id)
  const until = validUntil(paidTerms(periods), locked.grace_days)
  await saveUntil(trx, { shopId, id }, { until_on: until, is_void: periods.length === 0, ...renamed(plan) })
}

const renamed = (plan: Plan | null) => (plan ? { plan: plan.plan, variation_id: plan.variationId } : {})

function termOf({ details }: BoughtLine): Term | null {
  const trial = Number(details['trial_days'] ?? 0)
  if (trial > 0) return { every: trial, unit: 'day' }
  if (details['every'] === undefined || details['every'] === null) return null
  return readTerm(Number(details['every']), String(details['unit']))
}

const newEntitlement = (line: BoughtLine, { shopId, orderId, now }: Moment, kind: Kind) => ({
  shop_id: shopId,
  kind,
  product_id: line.product_id,
  variation_id: line.variation_id,
  order_id: orderId,
  token: randomBytes(18).toString('base64url'), // 144 bits: whoever holds it may use it (contract §1a)
  code: makeCode(),
  title: line.title,
  plan: line.options || line.title,
  holder_name: line.buyer_name,
  holder_phone: line.buyer_phone,
  holder_email: line.buyer_email,
  lang: line.lang,
  grace_days: Number(line.details['grace_days'] ?? 0),
  created_at: now,
})

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

// Read out at a counter: without letters that look alike, 10^15 of them.
const makeCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
