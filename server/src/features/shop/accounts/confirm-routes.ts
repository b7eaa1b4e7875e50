import { confirmEmail as confirmBody } from '@kedai/contracts/auth.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { confirmEmail, resendConfirmation } from './actions/confirm-email.ts'
import { mustBeSignedIn } from './actions/must-have-confirmed.ts'
import { sendingTexts } from './sending-messages.ts'

const response = { 200: success(z.null()) }

/** The proof that an address is its account's own, without which nothing is sent to others. */
export async function confirmEmailRoutes(
  app: KedaiApp,
  deps: Deps,
  onRequest: (request: AnyRequest) => Promise<void>,
): Promise<void> {
  const { limits } = deps

  // Asked for by a press and not by opening the link: programs that look into mails open links.
  app.post(
    '/api/ajax/auth/confirm-email',
    {
      schema: { body: confirmBody, response, tags: ['sign-in'] },
      config: { auth: 'guest', limits: ['search'] },
      onRequest,
    },
    async (request) => {
      await confirmEmail(deps, request.body.token)
      return ok(null, request.say(sendingTexts.confirmed))
    },
  )

  app.post(
    '/api/ajax/account/email/confirmation',
    { schema: { response, tags: ['account'] }, config: { auth: 'user', counts: ['reset'] } },
    async (request) => {
      const session = mustBeSignedIn(request)
      await limits.take(request, 'reset', session.user.email)
      const email = await resendConfirmation(deps, session)
      return ok(
        null,
        email === null ? request.say(sendingTexts.confirmedAlready) : request.say(sendingTexts.confirmSent, { email }),
      )
    },
  )
}
