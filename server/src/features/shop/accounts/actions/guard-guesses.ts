import { createHash } from 'node:crypto'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { knownDevice } from '../known-device.ts'
import { messages } from '../messages.ts'
import { forgetSignInTries, takeSignInTry } from '../queries/sign-in-tries.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Runs `judge`, which throws for a wrong password or code, while there were not too many wrong ones for this account, from
 * whatever addresses. A device that has signed in to it before is counted apart, so that guesses of others never lock its owner
 * out; neither do they lock the one who chose a new password by mail. Answers alike for addresses without an account.
 * @throws AppError `too_many`, and what `judge` throws
 */
export function guardSignIn<Result>(
  parts: Parts,
  request: AnyRequest,
  typedEmail: string,
  judge: () => Promise<Result>,
): Promise<Result> {
  const email = normaliseEmail(typedEmail)
  const device = knownDevice(request, parts.config.appSecret, email)
  return guard(parts, device === null ? email : `${email} device ${device}`, judge, (minutes) => ({
    text: messages.tooManyGuesses,
    params: { minutes },
  }))
}

/** The same for the signed-in person, who is asked for the password or a code once more: counted by the session. */
export function guardConfirming<Result>(
  parts: Parts,
  request: AnyRequest,
  judge: () => Promise<Result>,
): Promise<Result> {
  const { session } = request
  if (session === null) return judge() // refused for that
  return guard(parts, `${session.user.email} session ${session.id}`, judge, (_minutes, seconds) => ({
    text: texts.tooMany,
    params: { seconds },
  }))
}

type Said = (minutes: number, seconds: number) => { text: typeof texts.tooMany; params: Record<string, number> }

async function guard<Result>(
  { db, clock, config }: Parts,
  name: string,
  judge: () => Promise<Result>,
  say: Said,
): Promise<Result> {
  if (!config.rateLimits) return judge()
  const subject = createHash('sha256').update(name).digest()
  const now = clock.now()
  const openAt = await takeSignInTry(db, subject, now)
  if (openAt !== null) {
    const seconds = Math.max(1, Math.ceil((openAt.getTime() - now.getTime()) / 1000))
    const { text, params } = say(Math.ceil(seconds / 60), seconds)
    throw new AppError('too_many', text, { params, retryAfter: seconds })
  }
  const result = await judge()
  await forgetSignInTries(db, subject)
  return result
}
