import type { Db } from '../../../../platform/db/db.ts'
import { readStanding, type Contact } from '../queries/contacts.ts'

export type WhyNot = 'opted_out' | 'no_consent'
/** When somebody agreed, and which version of the words they read. */
export type ConsentGround = { version: string; at: Date }

/**
 * Whether somebody may be written to now: why not, or null, and the consent it rests on. `isAboutOrder`: it is about what they have
 * bought, which needs no consent; whoever asked for silence is left in peace all the same.
 */
export async function judgeWriting(
  trx: Db,
  contact: Contact,
  { isAboutOrder = false } = {},
): Promise<{ whyNot: WhyNot | null; consent: ConsentGround | null }> {
  const { opted_out, version, at } = await readStanding(trx, contact)
  const consent = isAboutOrder || version === null || at === null ? null : { version, at }
  if (opted_out) return { whyNot: 'opted_out', consent }
  return { whyNot: consent === null && !isAboutOrder ? 'no_consent' : null, consent }
}

/** Why somebody may not be written to now, or null. */
export const whyNotWriteTo = async (
  trx: Db,
  contact: Contact,
  about: { isAboutOrder?: boolean } = {},
): Promise<WhyNot | null> => (await judgeWriting(trx, contact, about)).whyNot
