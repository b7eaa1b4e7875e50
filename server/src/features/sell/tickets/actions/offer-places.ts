import { eventEnd, saleState } from '@kedai/domain/tickets/sale.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { formatTime, plusHours } from '@kedai/domain/time/malaysia.ts'
import { readVacation, takesOrders } from '@kedai/domain/vacation/vacation.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { claim } from '../../claims/actions/claim.ts'
import { releaseClaims } from '../../claims/actions/settle-claims.ts'
import { findSeats } from '../../product-types/shared/event-quota.ts'
import { isEvent, readTickets, saleTimesOf, spanOf } from '../../product-types/shared/ticket-settings.ts'
import { mailTexts } from '../messages.ts'
import { findEvent, listDue, listWaiting, lockOverdue, lockWaiting, setWaiting } from '../queries/waitlist.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>
type OfEvent = { shopId: number; productId: number }

const eventsAtMost = 200
const peopleAtMost = 200

/** Offers places that came free to those who wait longest, and takes back offers that ran out. How many were offered. */
export async function offerPlaces(parts: Parts, signal?: AbortSignal): Promise<number> {
  const { db, clock } = parts
  let offered = 0
  for (const { shop_id: shopId, product_id: productId } of await listDue(db, clock.now(), eventsAtMost)) {
    if (signal?.aborted) break
    await endOverdue(db, { shopId, productId }, clock.now())
    const waiting = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
      listWaiting(trx, { shopId, productId }, peopleAtMost),
    )
    for (const { id } of waiting) {
      const outcome = await offerOne(parts, { shopId, productId }, id)
      if (outcome === 'offered') offered += 1
      if (outcome === 'full' || signal?.aborted) break
    }
  }
  return offered
}

const endOverdue = (db: Db, event: OfEvent, now: Date) =>
  inTransaction(db, { shopId: event.shopId }, async (trx) => {
    for (const { id } of await lockOverdue(trx, event, now)) {
      await releaseClaims(trx, { shopId: event.shopId, holder: 'offer', holderId: id }, now)
      await setWaiting(trx, { shopId: event.shopId, id }, { status: 'expired' })
    }
  })

class TooFew extends Error {}

/** `full`: nobody else can be offered anything either. Whoever wants more than is left does not hold up the others. */
async function offerOne(parts: Parts, event: OfEvent, id: number): Promise<'offered' | 'passed' | 'full'> {
  try {
    return await inTransaction(parts.db, { shopId: event.shopId }, (trx) => offer(trx, parts, event, id))
  } catch (error) {
    if (error instanceof TooFew) return 'passed'
    throw error
  }
}

async function offer(trx: Db, { mail, config, clock }: Parts, { shopId, productId }: OfEvent, id: number) {
  const now = clock.now()
  const one = await lockWaiting(trx, shopId, id)
  const product = await findEvent(trx, shopId, { productId })
  if (!one || !product) return 'passed'
  const settings = readTickets(product.details)
  const span = spanOf(settings)
  const unit = product.units.find((unit) => unit.id === one.variation_id)
  const type = unit?.option_values[0] ?? ''
  const isSold = isEvent(product.item_type) && unit !== undefined
  const sale = saleTimesOf(settings, type)
  const state = saleState(sale, span, now)
  if (!isSold || state === 'over') {
    await setWaiting(trx, { shopId, id }, { status: 'ended' })
    return 'passed'
  }
  const quota = await findSeats(trx, shopId, productId)
  if (quota && quota.room <= 0) return 'full'
  // An offer runs out: none is made while it could not be taken.
  const canBuy = product.status === 'published' && state === 'on' && takesOrders(readVacation(product.vacation), now)
  if (!canBuy) return 'passed'
  const by = { shopId, holder: 'offer', holderId: id, state: 'held', now } as const
  const amount = one.quantity
  const short = await claim(trx, by, [
    { kind: 'stock', line: 0, variationId: one.variation_id, productId, amount },
    ...(quota ? [{ kind: 'seat' as const, line: 0, quotaId: quota.id, productId, amount }] : []),
  ])
  if (short.length > 0) throw new TooFew()
  const ends = [plusHours(now, settings.offer_hours), eventEnd(span), ...(sale.ends === null ? [] : [sale.ends])]
  const until = ends.reduce((first, end) => (end < first ? end : first))
  await setWaiting(trx, { shopId, id }, { status: 'offered', offer_until: until })
  const params = {
    event: product.title,
    name: one.name,
    type: type || product.title,
    count: amount,
    until: formatTime(until).slice(0, 16),
  }
  await mail.send(trx, {
    to: one.email,
    lang: isLang(one.lang) ? one.lang : 'ms',
    ...(product.shop_email !== null && { replyTo: product.shop_email }),
    expiresAt: until,
    waitsForOwner: true,
    content: {
      shop: product.shop_name,
      subject: mailTexts.offerSubject,
      params,
      blocks: [
        { kind: 'heading', text: mailTexts.offerSubject, params },
        { kind: 'paragraph', text: mailTexts.hello, params },
        { kind: 'paragraph', text: mailTexts.offerText, params },
        {
          kind: 'button',
          text: mailTexts.take,
          url: `${config.publicUrl}/s/${product.username}/i/${encodeURIComponent(product.view_id)}?offer=${one.token}`,
        },
      ],
    },
  })
  return 'offered'
}
