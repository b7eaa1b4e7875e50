import type { PushMessage } from '@kedai/contracts/push.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import webpush from 'web-push'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { say } from '../../../../platform/errors/message.ts'
import { postPublic } from '../../../../platform/public-web/post-public.ts'
import { countWaiting } from '../../../orders/orders/shared/waiting.ts'
import { pushKeysOf } from '../keys.ts'
import { texts, titles } from '../messages.ts'
import type { MessageRef, PushEvent } from '../queries.ts'
import { readGist, readMessage, removeMessage, removeSubscription, takeDue } from '../queries.ts'

const atOnce = 20
const maxTries = 6
const sendMs = 10_000
/** Nobody wants to hear of an order the day after; push services keep it no longer either. */
const lastsMs = 12 * 3600_000

/** Hands what is due to the push services of the devices; what they do not take is tried again, ever later. Answers how many. */
export async function sendMessages(deps: Deps, signal?: AbortSignal): Promise<number> {
  const due = await takeDue(deps.db, deps.clock.now(), atOnce)
  if (signal?.aborted) return due.length
  await Promise.all(due.map((row) => sendOne(deps, { shopId: row.shop_id, messageId: row.message_id })))
  return due.length
}

async function sendOne(deps: Deps, ref: MessageRef): Promise<void> {
  const { db, clock, config } = deps
  const { shopId } = ref
  const message = await inTransaction(db, { shopId, readOnly: true }, (trx) => compose(trx, ref, clock.now()))
  if (message === null) return void (await inTransaction(db, { shopId }, (trx) => removeMessage(trx, ref)))
  const { device, payload, topic, isLast } = message
  const { headers, body } = webpush.generateRequestDetails(device, JSON.stringify(payload), {
    vapidDetails: pushKeysOf(config),
    TTL: lastsMs / 1000,
    urgency: 'high',
    ...(topic !== null && { topic }),
  })
  const posted = await postPublic(device.endpoint, {
    body: body ?? '',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout(sendMs),
    mayReachOwnMachine: config.demo,
  })
  await inTransaction(db, { shopId }, async (trx) => {
    // Its subscription has ended, or was made for another key: the browser subscribes anew when the counter is opened.
    const isGone = !posted.ok && [401, 403, 404, 410].includes(posted.status ?? 0)
    const isRefused = !posted.ok && (posted.why === 'bad_link' || posted.why === 'not_public')
    if (isGone || isRefused) await removeSubscription(trx, shopId, device.endpoint)
    else if (posted.ok || isLast || posted.status === 400 || posted.status === 413) await removeMessage(trx, ref)
  })
}

/** Null for what nobody is to hear any more: too old, its device signed out, or its person has no work with orders now. */
async function compose(trx: Db, ref: MessageRef, now: Date) {
  const row = await readMessage(trx, ref, now)
  if (!row || now.getTime() - row.created_at.getTime() > lastsMs) return null
  // Columns with checks.
  const [role, lang, event] = [row.role as Role, row.lang as Lang, row.event as PushEvent]
  if (!can(role, row.permissions, 'orders')) return null
  const said = { shop: row.shop_name, order_no: row.order_no ?? '' }
  const payload: PushMessage = {
    title: say(titles[event], lang, said),
    body: say(texts.on, lang),
    url: `/seller/orders?shop=${encodeURIComponent(row.username)}`,
    tag: `shop-${ref.shopId}`,
    waiting: await countWaiting(trx, ref.shopId),
  }
  if (row.order_id !== null && row.order_no !== null) {
    const { title, more } = await readGist(trx, ref.shopId, row.order_id)
    const total = displayRinggit(sen(row.total_sen ?? 0), lang)
    payload.body = `${total} · ${title.slice(0, 80)}${more > 0 ? ` +${more}` : ''}`
    payload.url = `/seller/orders/${encodeURIComponent(row.order_no)}?shop=${encodeURIComponent(row.username)}`
    payload.tag = `order-${row.order_id}`
  }
  return {
    device: { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
    payload,
    topic: row.order_id === null ? null : `order-${row.order_id}`, // a newer one takes the place of one that still waits
    isLast: row.tries >= maxTries,
  }
}
