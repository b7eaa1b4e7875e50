import type { Db } from '../../../platform/db/db.ts'
import { readStanding, type Contact } from '../queries.ts'

export type WhyNot = 'opted_out' | 'no_consent'

/**
 * Why somebody may not be written to now, or null. `isAboutOrder`: it is about what they have bought, which needs no consent;
 * whoever asked for silence is left in peace all the same.
 */
export async function whyNotWriteTo(trx: Db, contact: Contact, { isAboutOrder = false } = {}): Promise<WhyNot | null> {
  const { opted_out, agreed } = await readStanding(trx, contact)
  if (opted_out) return 'opted_out'
  return agreed || isAboutOrder ? null : 'no_consent'
}
