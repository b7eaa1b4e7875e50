import type { OwnAccount } from '@kedai/contracts/account.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { countRecoveryCodes } from '../queries/own-account.ts'
import { findUser } from '../queries/people.ts'

/** What belongs to the signed-in person. @throws AppError 401 */
export async function readOwnAccount({ db }: Deps, { user: { id } }: Session): Promise<OwnAccount> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
  const { name, email, phone, totp_secret } = user
  return { name, email, phone, has_totp: totp_secret !== null, recovery_codes_left: await countRecoveryCodes(db, id) }
}
