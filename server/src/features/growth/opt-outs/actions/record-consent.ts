import { isEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { pageOfRequest } from '../../../../platform/http/page-of-request.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { wordsVersion } from '../../../../platform/words/words-version.ts'
import { insertConsents, insertEvents } from '../queries/contacts.ts'

export type Consent = {
  shopId: number
  name: string
  /** E.164 */
  phone: string | null
  email: string | null
  /** Where it was given, such as `lead_form`. */
  source: string
  /** The page they read it on; unsaid: the one that the call comes from. */
  place?: string
  /** What they agreed to, as they read it. */
  words: string
  lang: Lang
  now: Date
}

/** Keeps that somebody agreed to be written to, for each channel there is an address for. What was kept first stays; each yes is evidence. */
export const recordConsent = (trx: Db, consent: Consent): Promise<void> => insertConsents(trx, eachChannel(consent))

/** Keeps that somebody agreed to the terms of a programme of resellers. It is no consent to offers. */
export const recordTermsConsent = (trx: Db, consent: Consent): Promise<void> =>
  insertEvents(
    trx,
    eachChannel(consent).map((one) => ({ ...one, purpose: 'programme', act: 'given' })),
  )

function eachChannel({ phone, email, place = pageOfRequest(), ...consent }: Consent) {
  const read = { ...consent, place, version: wordsVersion(consent.words) }
  return [
    ...(phone === null ? [] : [{ ...read, channel: 'sms' as const, address: phone }]),
    ...(email === null || !isEmail(email) ? [] : [{ ...read, channel: 'email' as const, address: foldEmail(email) }]),
  ]
}
