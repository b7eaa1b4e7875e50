import { beginEmailChange as beginBody, ownAccount, proveEmailChange as proveBody } from '@kedai/contracts/account.ts'
import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { beginEmailChange, proveEmailChange } from './actions/change-email.ts'
import { mustBeSignedIn, mustHaveConfirmed } from './actions/must-have-confirmed.ts'
import { readOwnAccount } from './actions/read-own-account.ts'
import { emailTexts } from './email-messages.ts'

const path = '/api/ajax/account/email'
const tags = ['account']
const config = { auth: 'user' } as const

/** Another address to sign in with, in two steps; both ask for a fresh proof of identity. */
export async function emailRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { limits } = deps

  app.post(
    `${path}/begin`,
    {
      schema: { body: beginBody, response: { 200: success(z.null()) }, tags },
      config: { ...config, counts: ['reset', 'mailed_address'] },
      preHandler: mustHaveConfirmed,
    },
    async (request) => {
      const session = mustBeSignedIn(request)
      await limits.take(request, 'reset', session.user.email)
      await limits.takeOf(request, 'mailed_address', normaliseEmail(request.body.email))
      const email = await beginEmailChange(deps, session, request.body.email)
      return ok(null, request.say(emailTexts.codeSent, { email }))
    },
  )

  app.post(
    `${path}/prove`,
    {
      schema: { body: proveBody, response: { 200: success(ownAccount) }, tags },
      config: { ...config, counts: ['login'] },
      preHandler: mustHaveConfirmed,
    },
    async (request) => {
      const session = mustBeSignedIn(request)
      await limits.take(request, 'login', session.user.email)
      await proveEmailChange(deps, session, request.body.code)
      return ok(await readOwnAccount(deps, session), request.say(emailTexts.changed))
    },
  )
}
