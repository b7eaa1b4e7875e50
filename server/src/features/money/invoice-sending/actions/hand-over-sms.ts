import type { ReachedBy } from '@kedai/domain/messages/invoice-sms.ts'
import type { SmsProvider } from '../../../../integrations/sms/sms-provider.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { say } from '../../../../platform/errors/message.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { deliveryQueue } from '../jobs.ts'
import { smsOf, type LetterFacts } from '../letter.ts'
import { channelWords } from '../../invoices/shared/channel-words.ts'
import { texts } from '../messages.ts'
import { listReached, saveDelivery, type DeliveryRow } from '../queries/deliveries.ts'
import type { HandedOver } from './hand-over-between.ts'

/** `tries` counts this one. `wasCut`: a process ended while it asked, and nobody knows what became of it. */
export type SmsBegun = { tries: number; wasCut: boolean; reached: ReachedBy[] }

// Asking takes five seconds; whoever takes longer is gone.
const askedForMs = 30_000
/** Over a quarter of an hour, as a provider recovers; then a person decides. */
export const maxTries = 6
const firstPause = 30

/** Takes a text to hand over: nobody else does meanwhile. Null while somebody is at it; a job looks again. */
export async function beginSms(trx: Db, row: DeliveryRow, now: Date): Promise<SmsBegun | null> {
  const { shop_id: shopId, id: deliveryId, asked_at } = row
  if (asked_at !== null && now.getTime() - asked_at.getTime() < askedForMs) {
    await enqueue(trx, deliveryQueue, { shopId, deliveryId }, { startAfter: 2 * firstPause })
    return null
  }
  const tries = row.tries + 1
  await saveDelivery(trx, shopId, deliveryId, { asked_at: now, tries })
  const reached = await listReached(trx, shopId, row.invoice_id)
  return {
    tries,
    wasCut: asked_at !== null,
    reached: (['email', 'whatsapp'] as const).filter((way) => reached.includes(way)),
  }
}

/** Hands it over, unless it may have gone out before and the provider could not tell. */
export async function askForSms(
  provider: SmsProvider | null,
  {
    row,
    facts,
    sms,
    reportTo,
  }: { row: DeliveryRow; facts: LetterFacts; sms: SmsBegun | null; reportTo: string | null },
): Promise<HandedOver> {
  const { tries, wasCut, reached } = sms ?? { tries: 1, wasCut: false, reached: [] }
  const inDoubt = (response: string): HandedOver => ({
    accepted: false,
    response: say(texts.smsDoubt, facts.lang, { response }),
  })
  if (provider === null) return { accepted: false, response: say(channelWords.noSms, facts.lang) }
  if (wasCut && !provider.dedupes) return inDoubt(say(texts.smsCut, facts.lang))
  const text = smsOf(facts, reached)
  const outcome = await provider.send({
    to: row.recipient,
    text,
    ref: refOf(row),
    ...(reportTo !== null && provider.readReport && { reportTo }),
  })
  if (outcome.accepted)
    return {
      accepted: true,
      response: outcome.response,
      sms: { text, providerRef: outcome.providerId, parts: outcome.parts },
    }
  if (outcome.retryable && tries < maxTries) return { accepted: false, response: outcome.response, waits: true }
  return outcome.failure === 'no_answer' || outcome.failure === 'unreadable'
    ? inDoubt(outcome.response)
    : { accepted: false, response: outcome.response }
}

/** It was not taken this time: the row stays queued, and a job tries again, ever later. */
export async function waitWithSms(
  trx: Db,
  { shop_id: shopId, id: deliveryId, tries }: DeliveryRow,
  response: string,
): Promise<void> {
  await saveDelivery(trx, shopId, deliveryId, { asked_at: null, response: response.slice(0, 1000) })
  await enqueue(trx, deliveryQueue, { shopId, deliveryId }, { startAfter: firstPause * 2 ** Math.max(0, tries - 1) })
}

// With its moment: a database that begins anew counts its rows from 1 again.
const refOf = ({ shop_id, id, created_at }: DeliveryRow): string =>
  `kedai-${shop_id}-${id}-${created_at.getTime().toString(36)}`
