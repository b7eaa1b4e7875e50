import { randomBytes } from 'node:crypto'
import type { AutomationStep, SaveAutomation } from '@kedai/contracts/automations.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { actionsOf, isAboutReseller, waitHours } from '@kedai/domain/automations/names.ts'
import { findCampaignBreach } from '@kedai/domain/messages/sms-disguises.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts as common } from '../../../platform/errors/messages.ts'
import { whyNotPost } from '../../../platform/public-web/post-public.ts'
import { mustBeSendable } from '../../campaigns/actions/check-words.ts'
import { findCouponOf, makePattern } from '../../coupons/actions/copy-coupon.ts'
import { texts } from '../messages.ts'
import { insertAutomation, listAutomations, updateAutomation, type AutomationRow } from '../queries/automations.ts'
import { readShop } from '../queries/runs.ts'

type Where = { shopId: number; demo: boolean; now: Date }

const most = 50

/** @throws AppError `invalid` at the step or condition that cannot be */
export async function createAutomation(trx: Db, typed: SaveAutomation, where: Where): Promise<AutomationRow> {
  const { shopId, now } = where
  if ((await listAutomations(trx, shopId)).length >= most)
    throw new AppError('invalid', texts.tooMany, { params: { most } })
  const values = await judge(trx, typed, where)
  return insertAutomation(trx, {
    ...values,
    shop_id: shopId,
    secret: randomBytes(24).toString('base64url'),
    created_at: now,
  })
}

/** Runs that have begun go on with the steps they began with. @throws AppError `invalid`, `not_found` */
export async function changeAutomation(
  trx: Db,
  id: number,
  typed: SaveAutomation,
  where: Where,
): Promise<AutomationRow> {
  const saved = await updateAutomation(trx, where.shopId, id, await judge(trx, typed, where))
  if (!saved) throw new AppError('not_found', common.notFound)
  return saved
}

async function judge(trx: Db, typed: SaveAutomation, { shopId, demo, now }: Where) {
  const { name: shop } = await readShop(trx, shopId)
  for (const [at, { field, value }] of typed.conditions.entries())
    if (field === 'total' && parseRinggit(String(value)) === null)
      throw refuseField(`conditions.${at}.value`, texts.badAmount, { value: String(value) })
  for (const [at, step] of typed.steps.entries()) {
    if (!actionsOf(typed.trigger).includes(step.action))
      throw refuseField(
        `steps.${at}.action`,
        isAboutReseller(typed.trigger) ? texts.notForResellers : texts.notForStock,
      )
    await judgeStep(trx, step, `steps.${at}`, { shopId, shop, demo })
  }
  const hours = waitHours[typed.trigger]
  return {
    name: typed.name,
    trigger: typed.trigger,
    after_hours: hours === undefined ? null : (typed.after_hours ?? hours),
    conditions: JSON.stringify(typed.conditions),
    steps: JSON.stringify(typed.steps),
    is_active: typed.is_active,
    updated_at: now,
  }
}

type About = { shopId: number; shop: string; demo: boolean }

async function judgeStep(trx: Db, step: AutomationStep, at: string, { shopId, shop, demo }: About): Promise<void> {
  const { action, text, subject, tag, title, url, coupon } = step
  if ((action === 'email' || action === 'sms') && !text) throw refuseField(`${at}.text`, texts.needsText)
  if (action === 'email' && !subject) throw refuseField(`${at}.subject`, texts.needsSubject)
  if (action === 'sms' && text?.includes('{link}')) throw refuseField(`${at}.text`, texts.linkInSms, { link: '{link}' })
  if (action === 'sms' && text) mustBeSendable({ channel: 'sms', text, shop }, `${at}.text`)
  if (action === 'tag' && !tag) throw refuseField(`${at}.tag`, texts.needsTag)
  if (action === 'task' && !title) throw refuseField(`${at}.title`, texts.needsTitle)
  if (action === 'webhook' && whyNotPost(url ?? '', demo) !== null) throw refuseField(`${at}.url`, texts.badUrl)
  if (action !== 'coupon') return
  if (!coupon) throw refuseField(`${at}.coupon`, texts.needsCoupon)
  const pattern = await findCouponOf(trx, shopId, normaliseCode(coupon))
  if (!pattern) throw refuseField(`${at}.coupon`, texts.noCoupon, { value: coupon })
  await makePattern(trx, shopId, pattern.id)
}

/** What a text has become with its words filled in may be what an SMS may not say. */
export const isForbidden = (text: string): boolean => findCampaignBreach(text) !== null
