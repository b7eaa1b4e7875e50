import { isEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { foldEmail } from '../../coupons/actions/fold-email.ts'
import { insertConsents } from '../queries.ts'

export type Consent = {
  shopId: number
  name: string
  /** E.164 */
  phone: string | null
  email: string | null
  /** Where it was given, such as `lead_form`. */
  source: string
  /** What they agreed to, as they read it. */
  words: string
  now: Date
}

/** Keeps that somebody agreed to be written to, for each channel there is an address for. What was kept first stays. */
export const recordConsent = (trx: Db, { phone, email, ...consent }: Consent): Promise<void> =>
  insertConsents(trx, [
    ...(phone === null ? [] : [{ ...consent, channel: 'sms' as const, address: phone }]),
    ...(email === null || !isEmail(email)
      ? []
      : [{ ...consent, channel: 'email' as const, address: foldEmail(email) }]),
  ])
