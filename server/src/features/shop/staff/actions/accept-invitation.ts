import type { AcceptInvitation } from '@kedai/contracts/staff.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { findPerson, mayEnter } from '../../accounts/actions/check-sign-in.ts'
import { findPersonByEmail } from '../../accounts/actions/find-person-by-email.ts'
import { linkHash } from '../../accounts/actions/link-tokens.ts'
import { proveEmail } from '../../accounts/actions/prove-email.ts'
import { hashPassword } from '../../accounts/actions/passwords.ts'
import { judgePerson, registerPerson } from '../../accounts/actions/register-person.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { refusals } from '../messages.ts'
import { claimInvitation, findInvitation } from '../queries/invitations.ts'
import type { FoundInvitation } from '../queries/invitations.ts'
import { insertMember } from '../queries/members.ts'

export type Step = 'open' | 'sign_in' | 'register'

/** The invitation of a link, and what is asked of whoever opened it. @throws AppError 404 for a link that opens nothing */
export async function getInvitation(
  { db, clock }: Deps,
  token: string,
  session: Session | null,
): Promise<FoundInvitation & { step: Step }> {
  const found = await findInvitation(db, linkHash(token), clock.now())
  if (!found) throw new AppError('not_found', refusals.linkDead)
  const person = await findPersonByEmail(db, found.email)
  return { ...found, step: person === null ? 'register' : person.id === session?.user.id ? 'open' : 'sign_in' }
}

type Accept = {
  token: string
  typed: AcceptInvitation
  session: Session | null
  lang: Lang
  /** Runs in the same transaction: begins the session of whoever joined, or keeps the one there is. */
  also: (trx: Db, userId: number, shopId: number) => Promise<void>
  /** Runs what asks for the password of an account, while there were not too many wrong ones for it. */
  guarded: (email: string, judge: () => Promise<void>) => Promise<void>
}

/**
 * Joins the shop: the signed-in person by a press, one who has an account by the password, a new one with a name and a
 * password. The mail has proved the address. @throws AppError 404, 422
 */
export async function acceptInvitation(
  deps: Deps,
  { token, typed, session, lang, also, guarded }: Accept,
): Promise<FoundInvitation> {
  const { db, clock } = deps
  const invitation = await getInvitation(deps, token, session)
  const { shop_id: shopId, role, permissions } = invitation
  const enter = async () => {
    const join = await prepare(deps, invitation, { typed, session, lang })
    await inTransaction(db, { shopId }, (trx) => joinShop(trx, join))
  }
  await (invitation.step === 'sign_in' ? guarded(invitation.email, enter) : enter())
  return invitation

  async function joinShop(trx: Db, join: Join): Promise<void> {
    const now = clock.now()
    if (!(await claimInvitation(trx, shopId, linkHash(token), now))) throw new AppError('not_found', refusals.linkDead)
    const userId = await join(trx, now)
    // The link was sent to the address of this account.
    await proveEmail(trx, userId, now)
    const isNew = await insertMember(trx, { shop_id: shopId, user_id: userId, role, permissions })
    if (isNew) {
      const subject = { type: 'person', ref: userId, name: invitation.email } as const
      await recordAudit(trx, { shopId, userId, action: 'staff.joined', subject, after: { role, permissions }, now })
    }
    await also(trx, userId, shopId)
  }
}

type Join = (trx: Db, now: Date) => Promise<number>

type Typed = Pick<Accept, 'typed' | 'session' | 'lang'>

// What takes time is done before the transaction: hashing and checking passwords.
async function prepare(
  { db, config }: Deps,
  { email, step }: FoundInvitation & { step: Step },
  { typed, session, lang }: Typed,
): Promise<Join> {
  if (step === 'open' && session) return async () => session.user.id
  const { name = '', phone = '', password = '', code } = typed
  if (step === 'register') {
    const person = {
      ...judgePerson({ name, phone, email, password }),
      email,
      lang,
      passwordHash: await hashPassword(password),
    }
    return (trx, now) => registerPerson(trx, { ...person, now })
  }
  const user = await findPerson(db, { email, password })
  return async (trx, now) => {
    await mayEnter(trx, user, { code, appSecret: config.appSecret }, now)
    return user.id
  }
}
