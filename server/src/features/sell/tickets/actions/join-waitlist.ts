import { randomBytes } from 'node:crypto'
import type { JoinWaitlist } from '@kedai/contracts/tickets.ts'
import { checkParticipant } from '@kedai/domain/tickets/participants.ts'
import { eventEnd, saleState } from '@kedai/domain/tickets/sale.ts'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { maxWaitingPlaces, tooManyPlaces } from '@kedai/domain/tickets/waitlist-bounds.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Visitor } from '../../../../platform/sessions/browser.ts'
import { findSeats } from '../../product-types/shared/event-quota.ts'
import { isEvent, readTickets, saleTimesOf, spanOf } from '../../product-types/shared/ticket-settings.ts'
import { personRefusals } from '../person.ts'
import { refusals } from '../messages.ts'
import {
  changeQuantity,
  countWaiting,
  findEvent,
  insertWaiting,
  lockWaitingOf,
  placeOf,
  type NewWaiting,
} from '../queries/waitlist.ts'

type Joining = {
  shopId: number
  viewId: string
  typed: JoinWaitlist
  lang: Lang
  visitor: Visitor
  /** Whether places are counted by phone, browser and network; not without limits. */
  isBounded: boolean
  now: Date
}

/**
 * Puts somebody on the waitlist of an event that has too few places left. Twice by one phone
 * and e-mail is one place in the queue. A phone number is known to many, so it takes over nothing: with another e-mail it has a place
 * of its own, and whoever took the first one is offered what it waits for.
 * @throws AppError `not_found`, `invalid`, `conflict` while there is nothing to wait for, or with as many places as one may have
 */
export async function joinWaitlist(
  trx: Db,
  { shopId, viewId, typed, lang, visitor, isBounded, now }: Joining,
): Promise<{ status: 'waiting' | 'offered'; place: number }> {
  const event = await findEvent(trx, shopId, { viewId })
  if (!event || event.status !== 'published' || !isEvent(event.item_type))
    throw new AppError('not_found', texts.notFound)
  const { name, phone, email, quantity } = typed
  const wrong = personRefusals(checkParticipant({ name, email, mobile: phone }), 'phone')
  const unit = event.units.find(({ id }) => id === typed.item_id)
  if (!unit) wrong['item_id'] = [refusals.notOfThisPage]
  if (Object.keys(wrong).length > 0 || !unit) throw new AppError('invalid', texts.invalid, { fields: wrong })
  const settings = readTickets(event.details)
  const span = spanOf(settings)
  if (now >= eventEnd(span)) throw new AppError('conflict', refusals.eventOver)
  if (!settings.waitlist) throw new AppError('conflict', refusals.noWaitlist)
  const state = saleState(saleTimesOf(settings, unit.option_values[0] ?? ''), span, now)
  if (state === 'over') throw new AppError('conflict', refusals.saleOver)
  const room = (await findSeats(trx, shopId, event.id))?.room ?? quantity
  const left = Math.max(0, Math.min(room, unit.stock ?? room))
  if (left >= quantity) throw new AppError('conflict', fill(refusals.stillLeft, { left }))
  const mobile = readPhone(phone)
  if (mobile === null) throw refuseField('phone', refusals.notAPhone)
  const kept = await takePlace(trx, isBounded, {
    ...visitor,
    shopId,
    productId: event.id,
    variationId: unit.id,
    quantity,
    name: name.normalize('NFC'),
    phone: mobile,
    email: normaliseEmail(email),
    lang,
    token: randomBytes(18).toString('base64url'), // 144 bits: whoever holds it may buy what is kept (contract §1a)
    now,
  })
  const place = await placeOf(trx, { shopId, productId: event.id, id: kept.id })
  return { status: kept.status === 'offered' ? 'offered' : 'waiting', place }
}

async function takePlace(trx: Db, isBounded: boolean, one: NewWaiting): Promise<{ id: number; status: string }> {
  const before = await lockWaitingOf(trx, one)
  if (before) {
    await changeQuantity(trx, { ...one, id: before.id })
    return before
  }
  const by = isBounded ? tooManyPlaces(await countWaiting(trx, one)) : null
  if (by !== null) throw new AppError('conflict', fill(refusals.tooManyPlaces, { max: maxWaitingPlaces[by] }))
  return insertWaiting(trx, one)
}
