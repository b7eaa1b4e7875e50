import { namedParticipant } from '@kedai/contracts/ticket-forms.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { insertMails } from '../../../../platform/mail/outbox.ts'
import { makeCode } from '../code.ts'
import { offerPlacesQueue } from '../jobs.ts'
import { ticketMailKind, type TicketMail } from '../mail-kind.ts'

import { insertTickets, listBought, voidTickets } from '../queries/bought.ts'
import { someoneWaits, markBought } from '../queries/waitlist.ts'
import { deliverArrived } from './check-in.ts'

type Moment = { shopId: number; orderId: number; now: Date }

/** The offer of a waitlist that an order took is used up with it. */
export async function takeOffers(trx: Db, { shopId, orderId, now }: Moment): Promise<void> {
  const offers = (await listBought(trx, { shopId, orderId })).flatMap(({ details }) => {
    const id = Number((details as { offer_id?: unknown } | null)?.offer_id ?? 0)
    return id > 0 ? [id] : []
  })
  if (offers.length === 0) return
  await markBought(trx, { shopId, orderId, ids: offers, now })
  // Who was offered more places than were bought leaves the others to who waits next.
  await offerFreed(trx, { shopId, orderId, now })
}

/** A ticket for each person of an order that is paid, mailed to its buyer and to each of them. Twice is once. */
export async function makeTickets(trx: Db, { shopId, orderId, now }: Moment): Promise<void> {
  const lines = await listBought(trx, { shopId, orderId })
  const rows = lines.flatMap((line) => {
    const details = (line.details ?? {}) as Readonly<Record<string, unknown>> // an object by its check
    const people = namedParticipant.array().safeParse(details['participants']).data ?? []
    const buyer = { name: line.buyer_name, email: line.buyer_email ?? '', mobile: line.buyer_phone, answers: [] }
    return Array.from({ length: line.standing }, (_, place) => {
      const { name, email, mobile, answers } = people[place] ?? buyer
      return {
        shop_id: shopId,
        product_id: line.product_id,
        variation_id: line.variation_id,
        order_id: orderId,
        order_line_id: line.id,
        place,
        code: makeCode(),
        title: line.title,
        item_title: line.options || line.title,
        venue: String(details['venue'] ?? ''),
        starts_at: parseTime(String(details['starts_at'] ?? '')) ?? now,
        ends_at: parseTime(String(details['ends_at'] ?? '')),
        name,
        email,
        mobile,
        answers: JSON.stringify(answers),
        status: 'valid',
        created_at: now,
        changed_at: now,
      }
    })
  })
  for (const { id, standing } of lines)
    await voidTickets(trx, { shopId, orderId }, now, { lineId: id, place: standing })
  if (rows.length === 0) return
  if ((await insertTickets(trx, rows)) === 0) {
    // An edit may have taken off the last who had not come.
    await deliverArrived(trx, { shopId, orderId, now })
    return
  }
  const data: TicketMail = { orderId, ticketId: null }
  insertMails(trx, [{ kind: ticketMailKind, data, orderId, waitsForOwner: true }])
}

/** Its order is over: the tickets open nothing, and who waits is asked. */
export async function cancelTickets(trx: Db, order: Moment): Promise<void> {
  const { shopId, orderId, now } = order
  await voidTickets(trx, { shopId, orderId }, now)
  await offerFreed(trx, order)
}

/** Tickets of it open nothing any more: who waits is asked, and the order is there where all others have come. */
export async function followGivenUp(trx: Db, order: Moment): Promise<void> {
  await offerFreed(trx, order)
  await deliverArrived(trx, order)
}

/** Places may have come free: who waits for them is asked. */
export async function offerFreed(trx: Db, { shopId, orderId }: Moment): Promise<void> {
  if (await someoneWaits(trx, { shopId, orderId })) await enqueue(trx, offerPlacesQueue, {}, { key: 'now' })
}
