import { createHmac } from 'node:crypto'
import type { AutomationStep } from '@kedai/contracts/automations.ts'
import { isOfStranger } from '@kedai/domain/automations/names.ts'
import { fillWords } from '@kedai/domain/automations/conditions.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { quietUntil } from '@kedai/domain/messages/quiet-hours.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import { postPublic } from '../../../../platform/public-web/post-public.ts'
import { handOverMessage } from '../../messages/actions/hand-over-message.ts'
import { readMessageState, writeMessage } from '../../messages/actions/write-message.ts'
import { copyCoupon, findCouponOf } from '../../../sell/coupons/actions/copy-coupon.ts'
import { couponWords } from '../messages.ts'
import { countMessages, insertTask, tagCustomer } from '../queries/runs.ts'
import type { Subject } from './judge-run.ts'
import { isForbidden } from './save-automation.ts'

export type Doing = {
  shopId: number
  runId: number
  automationId: number
  orderId: number | null
  trigger: string
  shop: { name: string; email: string | null }
  secret: string
  step: AutomationStep
  at: number
  subject: Subject
}

/** `wait`: not now; null until the pause of another try, else from then on. */
export type Done =
  | { state: 'done' | 'skipped' | 'failed'; why: string }
  | { state: 'wait'; until: Date | null; why: string }

// To one person. A shop may hear of more things that run low.
const perDay = 5
const perDayOfShop = 50
const webhookMs = 5000

/** One step of a run. Done again after a break it comes to the same: its message, coupon and task are written once. */
export async function doStep(deps: Deps, doing: Doing): Promise<Done> {
  const { action } = doing.step
  if (action === 'webhook') return postWebhook(deps, doing)
  if (action === 'tag') return tag(deps, doing)
  if (action === 'task') return task(deps, doing)
  return message(deps, doing)
}

async function message(deps: Deps, doing: Doing): Promise<Done> {
  const { shopId, runId, at, step, subject, shop } = doing
  const channel = step.action === 'sms' ? 'sms' : 'email'
  const recipient = channel === 'sms' ? subject.phone : subject.email
  const now = deps.clock.now()
  if (recipient === null) return { state: 'skipped', why: channel === 'sms' ? 'no_phone' : 'no_email' }
  const quiet = channel === 'sms' && deps.config.growth.quietHours ? quietUntil(now) : null
  if (quiet !== null) return { state: 'wait', until: quiet, why: 'quiet' }
  const origin = `run:${runId}:${at}`
  const isCoupon = step.action === 'coupon'
  const isAboutOrder = !subject.isOffer && !isCoupon
  const most = doing.trigger === 'stock_low' ? perDayOfShop : perDay
  const written = await inTransaction(deps.db, { shopId }, async (trx) => {
    const before = await readMessageState(trx, shopId, origin)
    if (before === null && (await countMessages(trx, shopId, recipient, new Date(now.getTime() - 86_400_000))) >= most)
      return { why: 'enough' }
    // A coupon is kept with its message, so that a second try sends the same one.
    // Coupons are for customers: a reseller has prices of their own.
    if (isCoupon && subject.facts.programme !== undefined) return { why: 'no_customer' }
    if (isCoupon && subject.phone === null) return { why: 'no_phone' }
    const code = before?.note ?? (isCoupon ? await couponFor(trx, doing, now) : '')
    if (code === null) return { why: 'no_coupon' }
    return {
      id: await writeMessage(trx, {
        shopId,
        origin,
        reason: 'automation',
        basis: isAboutOrder ? 'transactional' : 'consent',
        channel,
        recipient,
        name: subject.name,
        note: code,
        template: `automation:${doing.automationId}:${at + 1}`,
        words: [step.subject ?? '', step.text ?? ''],
        ofStranger: isOfStranger(doing.trigger, subject.facts.totalSen),
        about: { automation_id: doing.automationId, order_id: doing.orderId },
        userId: null,
        now,
      }),
      code,
    }
  })
  if (written.why !== undefined) return { state: 'skipped', why: written.why }
  const words = { ...subject.words, code: written.code }
  const text = fillWords(step.text || (isCoupon ? say(couponWords.text, subject.lang) : ''), words)
  if (channel === 'sms' && isForbidden(text)) return { state: 'skipped', why: 'forbidden' }
  const outcome = await handOverMessage(
    deps,
    { shopId, messageId: written.id },
    {
      shop: shop.name,
      replyTo: shop.email,
      lang: subject.lang,
      subject: fillWords(step.subject || (isCoupon ? say(couponWords.subject, subject.lang) : shop.name), words),
      text,
      isAboutOrder,
      userId: null,
    },
  )
  if (outcome === 'limit' || outcome === 'busy') return { state: 'wait', until: null, why: outcome }
  const after = await inTransaction(deps.db, { shopId }, (trx) => readMessageState(trx, shopId, origin))
  if (after?.state === 'sent') return { state: 'done', why: recipient }
  return { state: after?.state === 'skipped' ? 'skipped' : 'failed', why: after?.why ?? 'refused' }
}

async function couponFor(trx: Parameters<typeof copyCoupon>[0], { shopId, step, subject }: Doing, now: Date) {
  const coupon = await findCouponOf(trx, shopId, normaliseCode(step.coupon ?? ''))
  return coupon && subject.phone !== null
    ? copyCoupon(trx, { shopId, couponId: coupon.id, phone: subject.phone, now })
    : null
}

async function tag({ db }: Deps, { shopId, step, subject: { customerId } }: Doing): Promise<Done> {
  if (customerId === null) return { state: 'skipped', why: 'no_customer' }
  await inTransaction(db, { shopId }, (trx) => tagCustomer(trx, shopId, customerId, step.tag ?? ''))
  return { state: 'done', why: step.tag ?? '' }
}

async function task({ db, clock }: Deps, { shopId, runId, at, step, subject }: Doing): Promise<Done> {
  const title = fillWords(step.title ?? '', subject.words).slice(0, 200)
  await inTransaction(db, { shopId }, (trx) => insertTask(trx, { shopId, runId, step: at, title, now: clock.now() }))
  return { state: 'done', why: title }
}

/** Signed over its moment and its words, so that neither can be another's; `id` is the same over retries. */
async function postWebhook({ config, clock }: Deps, doing: Doing): Promise<Done> {
  const { step, secret, subject, trigger, runId, at } = doing
  const body = JSON.stringify({
    id: `${runId}-${at}`,
    trigger,
    name: subject.name,
    phone: subject.phone,
    email: subject.email,
    order_no: subject.isOrder ? subject.words.order_no : null,
    total: subject.isOrder ? subject.words.total : null,
    ...(trigger === 'cart_left' && { cart_link: subject.words.link, cart_total: subject.words.total }),
    ...(subject.words.when !== undefined && { item: subject.words.item, when: subject.words.when }),
    ...(subject.facts.programme !== undefined && { programme: subject.facts.programme }),
    ...(trigger === 'stock_low' && { item: subject.words.item, sku: subject.words.sku, left: subject.words.left }),
  })
  const moment = String(Math.floor(clock.now().getTime() / 1000))
  const posted = await postPublic(step.url ?? '', {
    body,
    signal: AbortSignal.timeout(webhookMs),
    mayReachOwnMachine: config.demo,
    headers: {
      'content-type': 'application/json',
      'x-kedai-timestamp': moment,
      'x-kedai-signature': createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex'),
    },
  })
  if (posted.ok) return { state: 'done', why: String(posted.status) }
  if (posted.why === 'bad_link' || posted.why === 'not_public') return { state: 'failed', why: posted.why }
  // What is refused for good is not asked again.
  const isFinal = posted.status !== null && posted.status >= 400 && posted.status < 500 && posted.status !== 429
  return isFinal
    ? { state: 'failed', why: `refused ${posted.status}` }
    : { state: 'wait', until: null, why: posted.why }
}
