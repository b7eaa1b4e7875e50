import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findUserByEmail } from '../queries/people.ts'

/** Whoever has an account under this address, as other features may know him. */
export async function findPersonByEmail(
  db: Db,
  email: string,
): Promise<{ id: number; email: string; lang: Lang } | null> {
  const user = await findUserByEmail(db, normaliseEmail(email))
  return user && { id: user.id, email: user.email, lang: user.lang }
}
