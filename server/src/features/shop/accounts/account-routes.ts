import { confirmIdentity, confirmedIdentity } from '@kedai/contracts/account.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { confirmedMs } from '../../../platform/sessions/session.ts'
import { confirmPerson } from './actions/confirm-person.ts'
import { guardConfirming } from './actions/guard-guesses.ts'
import { mustBeSignedIn } from './actions/must-have-confirmed.ts'

const path = '/api/ajax/account'
const tags = ['account']
const config = { auth: 'user' } as const

/** What a person does about the account that is his own. */
export async function ownAccountRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  app.post(
    `${path}/confirm`,
    {
      schema: { body: confirmIdentity, response: { 200: success(confirmedIdentity) }, tags },
      config: { ...config, counts: ['login'] },
    },
    async (request) => {
      const session = mustBeSignedIn(request)
      await deps.limits.take(request, 'login', session.user.email)
      await guardConfirming(deps, request, () => confirmPerson(deps, session, request.body))
      return ok({ confirmed_until: formatTime(new Date(deps.clock.now().getTime() + confirmedMs)) })
    },
  )
}
