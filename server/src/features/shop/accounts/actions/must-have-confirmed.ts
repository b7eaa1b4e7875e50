import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { isConfirmed } from '../../../../platform/sessions/session.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { messages } from '../messages.ts'

/**
 * preHandler, after `mustManage` or with `auth: 'user'`: whoever asks has proved within ten minutes who he is, by signing in
 * or at `account/confirm`. The browser asks for the password and sends the call again (web: `layouts/seller/confirm-identity`).
 * @throws AppError 403 with `must_confirm`
 */
export async function mustHaveConfirmed(request: AnyRequest): Promise<void> {
  if (hasConfirmed(request)) return
  throw new AppError('forbidden', messages.confirmFirst, { data: { must_confirm: true } })
}

/** For a route that judges what was typed before it asks for a password; `mustHaveConfirmed` still has to be asked. */
export const hasConfirmed = (request: AnyRequest): boolean =>
  isConfirmed(mustBeSignedIn(request), request.server.clock.now())

/** The session of a request whose route asks for one. @throws AppError 401 */
export function mustBeSignedIn({ session }: AnyRequest): Session {
  if (!session) throw new AppError('unauthenticated', texts.unauthenticated)
  return session
}
