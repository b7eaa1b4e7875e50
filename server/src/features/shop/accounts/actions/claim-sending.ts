import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { SendingLimits } from '../../../../platform/config/sending.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { contextOf, type TransactionContext } from '../../../../platform/db/transaction-context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { sendingTexts as texts } from '../sending-messages.ts'
import { countSending, readSendingFacts, type SendingFacts } from '../queries/sending.ts'

/** What goes to people outside of the shop: `recipients` counts copies too. `userId` null: a series, a reminder or a receipt sends by itself. */
export type Sending = { shopId: number; userId: number | null; channel: 'email' | 'sms'; recipients: number; now: Date }

const newcomerDays = 7
const unlimited = 2_147_483_647 // what an integer of the database holds

/** Which limits hold for a database. */
export const bindSendingLimits = (db: Db, limits: SendingLimits): void => void bound.set(db, limits)

const bound = new WeakMap<Db, SendingLimits>()

/** What this transaction has claimed and not yet counted. */
const claimed = new WeakMap<TransactionContext, { email: number; sms: number }>()

/**
 * Counts what the open transaction sends to others. The person must have proved the e-mail address of the account, or an owner
 * of the shop theirs where nobody sends by hand; a person, a shop and the installation each have so many recipients a day.
 * @throws AppError `forbidden` with `must_confirm_email`; `too_many` with the moment from which it works again
 */
export async function claimSending(trx: Db, sending: Sending): Promise<void> {
  const refusal = await tryClaim(trx, sending)
  if (refusal) throw refusal
}

/** The same for what is left out rather than refused, such as a receipt. Answers whether it may go. */
export const maySend = async (trx: Db, sending: Sending): Promise<boolean> => (await tryClaim(trx, sending)) === null

/** Whether it would be refused now; counts nothing. */
export const couldSend = async (trx: Db, sending: Sending): Promise<boolean> =>
  !('refusal' in (await judge(trx, sending)))

async function tryClaim(trx: Db, sending: Sending): Promise<AppError | null> {
  const judged = await judge(trx, sending)
  if ('refusal' in judged) return judged.refusal
  const { channel, recipients } = sending
  const mine = claimedIn(trx)
  claimed.set(contextOf(trx), { ...mine, [channel]: mine[channel] + recipients })
  countSending(trx, judged.of, recipients, judged.max)
  return null
}

const claimedIn = (trx: Db) => claimed.get(contextOf(trx)) ?? { email: 0, sms: 0 }

async function judge(
  trx: Db,
  sending: Sending,
): Promise<{ refusal: AppError } | { of: Sending & { day: string }; max: Max }> {
  const limits = bound.get(contextOf(trx).root)
  if (!limits) throw new Error('no sending limits are bound to this database')
  const { channel, recipients, now } = sending
  const of = { ...sending, day: formatDate(now) }
  const facts = await readSendingFacts(trx, of)
  if (!facts.is_verified) return { refusal: notVerified(facts) }
  const max = limitsOf(limits, sending, facts)
  const passed = scopePassed(facts, max, claimedIn(trx)[channel] + recipients)
  return passed === null ? { of, max } : { refusal: usedUp(passed, channel, max, now) }
}

type Max = { person: number; shop: number; all: number }

function limitsOf(
  sending: SendingLimits,
  { channel, now }: Sending,
  { person_since, shop_since, mails_per_day }: SendingFacts,
): Max {
  // A shop's own texts of a day are counted in the ledger of messages (messages/actions/claim-sms).
  if (channel === 'sms') return { person: unlimited, shop: unlimited, all: sending.textsInAll }
  const isNew = (since: Date | null) => since !== null && now.getTime() - since.getTime() < newcomerDays * 86_400_000
  return {
    person: isNew(person_since) ? Math.min(sending.mailsPerNewcomer, sending.mailsPerPerson) : sending.mailsPerPerson,
    shop:
      mails_per_day ??
      (isNew(shop_since) ? Math.min(sending.mailsPerNewcomer, sending.mailsPerShop) : sending.mailsPerShop),
    all: sending.mailsInAll,
  }
}

function scopePassed(facts: SendingFacts, max: Max, more: number): keyof Max | null {
  if (facts.used_by_person + more > max.person) return 'person'
  if (facts.used_by_shop + more > max.shop) return 'shop'
  return facts.used_in_all + more > max.all ? 'all' : null
}

const notVerified = ({ email }: SendingFacts): AppError =>
  email === null
    ? new AppError('forbidden', texts.ownerNotVerified)
    : new AppError('forbidden', texts.notVerified, { params: { email }, data: { must_confirm_email: true } })

function usedUp(scope: keyof Max, channel: 'email' | 'sms', max: Max, now: Date): AppError {
  const again = parseTime(plusDays(formatDate(now), 1)) ?? now
  const text = channel === 'sms' ? texts.textsUsedUp : scope === 'all' ? texts.allUsedUp : texts.mailsUsedUp
  return new AppError('too_many', text, {
    params: { limit: max[scope], when: formatTime(again).slice(0, 16) },
    retryAfter: Math.ceil((again.getTime() - now.getTime()) / 1000),
  })
}
