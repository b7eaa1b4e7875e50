import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { forgot, reset, signedOut } from '@kedai/contracts/auth.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { resetPassword } from './actions/reset-password.ts'
import { resetQueue } from './jobs.ts'
import { rememberDevice } from './known-device.ts'
import { messages } from './messages.ts'

const path = '/api/ajax/auth'
const tags = ['sign-in']
const config = { auth: 'guest' } as const

/** A new password by mail, in two steps. (contract §7) */
export async function resetRoutes(
  app: KedaiApp,
  deps: Deps,
  onRequest: (request: AnyRequest) => Promise<void>,
): Promise<void> {
  const { db, limits, csrf, sessions } = deps

  app.post(
    `${path}/forgot`,
    {
      schema: { body: forgot, response: { 200: success(z.null()) }, tags },
      config: { ...config, counts: ['reset', 'mailed_address'] },
      onRequest,
    },
    async (request) => {
      const email = normaliseEmail(request.body.email)
      await limits.take(request, 'reset', email)
      await limits.takeOf(request, 'mailed_address', email).catch(refuseOftenMailed)
      await inTransaction(db, {}, (trx) => enqueue(trx, resetQueue, { email }))
      return ok(null, request.say(messages.resetSent))
    },
  )

  app.post(
    `${path}/reset`,
    {
      schema: { body: reset, response: { 200: success(signedOut) }, tags },
      config: { ...config, counts: ['login'] },
      onRequest,
    },
    async (request, reply) => {
      const { token, password } = request.body
      await limits.take(request, 'login')
      const { email } = await resetPassword(deps, { token, password, also: (trx) => sessions.end(trx, request, reply) })
      rememberDevice(request, reply, deps.config.appSecret, email) // the one who has the mail is not locked out by guesses of others
      return ok(
        { csrf_token: csrf.tokenFor(request, reply), redirect_to: '/login' },
        request.say(messages.passwordChanged),
      )
    },
  )
}

// Said alike whether the address has an account or not.
function refuseOftenMailed(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'too_many') throw error
  const seconds = error.retryAfter ?? 60
  throw new AppError('too_many', messages.resetOften, {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfter: seconds,
  })
}
