import type { PassOn } from '@kedai/contracts/tickets.ts'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { checkParticipant } from '@kedai/domain/tickets/participants.ts'
import { eventEnd } from '@kedai/domain/tickets/sale.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { insertMails } from '../../../../platform/mail/outbox.ts'
import { makeCode } from '../code.ts'
import { ticketMailKind, type TicketMail } from '../mail-kind.ts'
import { refusals } from '../messages.ts'
import { personRefusals } from '../person.ts'
import { changeTicket, findOfOrder } from '../queries/tickets.ts'

type Passing = { shopId: number; token: string; id: number; to: PassOn; now: Date }

/** Whether it would become somebody else's, and be mailed to them. @throws as `passOn` does */
export const wouldPassOn = async (trx: Db, passing: Passing): Promise<boolean> =>
  (await judgePass(trx, passing, false)) !== null

/**
 * Makes a ticket somebody else's: it gets a new code, so that the old one opens nothing, and is mailed to them. To whom it
 * belongs already it stays as it is. @throws AppError `not_found`, `invalid`, `conflict` once it is used, void or over
 */
export async function passOn(trx: Db, passing: Passing): Promise<void> {
  const judged = await judgePass(trx, passing, true)
  if (judged === null) return
  const { shopId, id, now } = passing
  await changeTicket(trx, { shopId, id }, { ...judged.person, code: makeCode(), changed_at: now })
  const data: TicketMail = { orderId: judged.orderId, ticketId: id }
  insertMails(trx, [{ kind: ticketMailKind, data, orderId: judged.orderId, waitsForOwner: true }])
}

/** Whose it becomes; null where it is theirs already. */
async function judgePass(trx: Db, { shopId, token, id, to, now }: Passing, isLocked: boolean) {
  const ticket = await findOfOrder(trx, shopId, { token, id }, isLocked)
  if (!ticket) throw new AppError('not_found', texts.notFound)
  const wrong = personRefusals(checkParticipant(to))
  if (Object.keys(wrong).length > 0) throw new AppError('invalid', texts.invalid, { fields: wrong })
  if (ticket.status === 'void') throw new AppError('conflict', refusals.isVoid)
  if (ticket.status === 'used') throw new AppError('conflict', refusals.used)
  if (now >= eventEnd({ starts: ticket.starts_at, ends: ticket.ends_at }))
    throw new AppError('conflict', refusals.eventOver)
  const person = {
    name: to.name.normalize('NFC'),
    email: normaliseEmail(to.email),
    mobile: readPhone(to.mobile) ?? to.mobile,
  }
  const isSame = ticket.name === person.name && ticket.email === person.email && ticket.mobile === person.mobile
  return isSame ? null : { person, orderId: ticket.order_id }
}
