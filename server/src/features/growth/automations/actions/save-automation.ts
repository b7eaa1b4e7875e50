import { randomBytes } from 'node:crypto'
import type { AutomationStep, SaveAutomation } from '@kedai/contracts/automations.ts'
import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { actionsOf, isAboutReseller, waitHours } from '@kedai/domain/automations/names.ts'
import { findCampaignBreach } from '@kedai/domain/messages/sms-disguises.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { whyNotPost } from '../../../../platform/public-web/post-public.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { mustBeSendable } from '../../campaigns/actions/check-words.ts'
import { findCouponOf, makePattern } from '../../../sell/coupons/actions/copy-coupon.ts'
import { texts } from '../messages.ts'
import {
  insertAutomation,
  listAutomations,
  lockAutomation,
  updateAutomation,
  type AutomationRow,
} from '../queries/automations.ts'
import { readShop } from '../queries/runs.ts'
import { readConditions } from './judge-run.ts'
import { mailWhenDataLeaves } from './outgoing.ts'
import { addressesOf, markOf, readSteps } from './stored-steps.ts'

export type Saving = { shopId: number; userId: number; person: string; now: Date }
type Parts = Pick<Deps, 'mail' | 'config'>

const most = 50

/** @throws AppError `invalid` at the step or condition that cannot be */
export async function createAutomation(
  trx: Db,
  parts: Parts,
  typed: SaveAutomation,
  saving: Saving,
): Promise<AutomationRow> {
  const { shopId, now } = saving
  if ((await listAutomations(trx, shopId)).length >= most)
    throw new AppError('invalid', texts.tooMany, { params: { most } })
  const { values, shop, patterns } = await judge(trx, parts, typed, saving)
  for (const couponId of patterns) await makePattern(trx, shopId, couponId)
  const after = await insertAutomation(trx, {
    ...values,
    shop_id: shopId,
    secret: randomBytes(24).toString('base64url'),
    created_at: now,
  })
  await tell(trx, parts, { ...saving, shop, before: undefined, after })
  return after
}

/** Runs that have begun go on with the steps they began with. @throws AppError `invalid`, `not_found` */
export async function changeAutomation(
  trx: Db,
  parts: Parts,
  id: number,
  typed: SaveAutomation,
  saving: Saving,
): Promise<AutomationRow> {
  const { values, shop, patterns } = await judge(trx, parts, typed, saving)
  const before = await lockAutomation(trx, saving.shopId, id)
  // Switched off, it keeps why it was stopped; whoever lets it send again answers for it.
  const isStillStopped = before?.stopped_name != null && values.sends_by === null && sendsOut(typed)
  const kept = isStillStopped ? {} : { stopped_name: null, stopped_why: null }
  const after = before && (await updateAutomation(trx, saving.shopId, id, { ...values, ...kept }))
  if (!after) throw new AppError('not_found', common.notFound)
  for (const couponId of patterns) await makePattern(trx, saving.shopId, couponId)
  await tell(trx, parts, { ...saving, shop, before, after })
  return after
}

async function tell(
  trx: Db,
  parts: Parts,
  { before, after, ...saving }: Saving & { shop: string; before: AutomationRow | undefined; after: AutomationRow },
): Promise<void> {
  const { shopId, userId, now } = saving
  await recordAudit(trx, {
    shopId,
    userId,
    action: before ? 'automation.edited' : 'automation.created',
    subject: { type: 'automation', ref: after.id, name: after.name },
    before: before ? factsOf(before) : null,
    after: factsOf(after),
    now,
  })
  await mailWhenDataLeaves(parts, trx, { ...saving, before, after })
}

function factsOf({ name, trigger, after_hours, conditions, steps, is_active }: AutomationRow): Facts {
  const told = readSteps(steps).map(({ action, after_minutes, subject, text, tag, coupon, title, url }) => ({
    action,
    after_minutes,
    ...Object.fromEntries(Object.entries({ subject, text, tag, coupon, title }).filter(([, value]) => value)),
    ...(action === 'webhook' && { sent_to: markOf(url ?? '') }),
  }))
  return {
    ...{ name, is_active, trigger, after_hours },
    conditions: readConditions(conditions).map(({ field, op, value }) => `${field} ${op} ${String(value)}`),
    steps: Object.fromEntries(told.map((step, at) => [String(at + 1), step])),
  }
}

const sendsOut = ({ steps }: SaveAutomation) => addressesOf(steps).length > 0

/** What would be refused anyway, before anybody is asked for a password. @throws AppError `invalid` */
export const judgeAutomation = (trx: Db, parts: Parts, typed: SaveAutomation, saving: Saving): Promise<unknown> =>
  judge(trx, parts, typed, saving)

async function judge(trx: Db, { config: { demo } }: Parts, typed: SaveAutomation, { shopId, userId, now }: Saving) {
  const { name: shop } = await readShop(trx, shopId)
  for (const [at, { field, value }] of typed.conditions.entries())
    if (field === 'total' && parseRinggit(String(value)) === null)
      throw refuseField(`conditions.${at}.value`, texts.badAmount, { value: String(value) })
  const patterns: number[] = []
  for (const [at, step] of typed.steps.entries()) {
    if (!actionsOf(typed.trigger).includes(step.action))
      throw refuseField(
        `steps.${at}.action`,
        isAboutReseller(typed.trigger) ? texts.notForResellers : texts.notForStock,
      )
    judgeStep(step, `steps.${at}`, { shop, demo })
    if (step.action === 'coupon') patterns.push(await findPattern(trx, shopId, step.coupon, `steps.${at}.coupon`))
  }
  const hours = waitHours[typed.trigger]
  const values = {
    name: typed.name,
    trigger: typed.trigger,
    after_hours: hours === undefined ? null : (typed.after_hours ?? hours),
    conditions: JSON.stringify(typed.conditions),
    steps: JSON.stringify(typed.steps),
    is_active: typed.is_active,
    sends_by: typed.is_active && sendsOut(typed) ? userId : null,
    updated_at: now,
  }
  return { values, shop, patterns }
}

type About = { shop: string; demo: boolean }

function judgeStep({ action, text, subject, tag, title, url }: AutomationStep, at: string, { shop, demo }: About) {
  if ((action === 'email' || action === 'sms') && !text) throw refuseField(`${at}.text`, texts.needsText)
  if (action === 'email' && !subject) throw refuseField(`${at}.subject`, texts.needsSubject)
  if (action === 'sms' && text?.includes('{link}')) throw refuseField(`${at}.text`, texts.linkInSms, { link: '{link}' })
  if (action === 'sms' && text) mustBeSendable({ channel: 'sms', text, shop }, `${at}.text`)
  if (action === 'tag' && !tag) throw refuseField(`${at}.tag`, texts.needsTag)
  if (action === 'task' && !title) throw refuseField(`${at}.title`, texts.needsTitle)
  if (action === 'webhook' && whyNotPost(url ?? '', demo) !== null) throw refuseField(`${at}.url`, texts.badUrl)
}

async function findPattern(trx: Db, shopId: number, coupon: AutomationStep['coupon'], at: string): Promise<number> {
  if (!coupon) throw refuseField(at, texts.needsCoupon)
  const pattern = await findCouponOf(trx, shopId, normaliseCode(coupon))
  if (!pattern) throw refuseField(at, texts.noCoupon, { value: coupon })
  return pattern.id
}

/** What a text has become with its words filled in may be what an SMS may not say. */
export const isForbidden = (text: string): boolean => findCampaignBreach(text) !== null
