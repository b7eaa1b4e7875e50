import { success } from '@kedai/contracts/envelope.ts'
import { signedIn } from '@kedai/contracts/auth.ts'
import { acceptInvitation as acceptBody, invitationTokenParams, openInvitation } from '@kedai/contracts/staff.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { guardSignIn } from '../accounts/actions/guard-guesses.ts'
import { refuseOnShopHost } from '../accounts/actions/refuse-on-shop-host.ts'
import { acceptInvitation, getInvitation } from './actions/accept-invitation.ts'
import { done } from './messages.ts'

const path = '/api/ajax/auth/invitations/:token'
const tags = ['sign-in']
const config = { auth: 'guest' } as const

const accepted = signedIn.pick({ csrf_token: true, redirect_to: true }).extend({ shop: z.string() })

/** What whoever opened the link of an invitation sees and does. The link is the right to it. */
export async function invitationRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { limits, csrf, sessions } = deps
  const onRequest = refuseOnShopHost(deps.config.publicUrl)

  app.get(
    path,
    {
      schema: { params: invitationTokenParams, response: { 200: success(openInvitation) }, tags },
      config: { ...config, limits: ['search'] },
    },
    async (request) => {
      const { shop_name, inviter, email, role, permissions, expires_at, step } = await getInvitation(
        deps,
        request.params.token,
        request.session,
      )
      const signed_in_as = step === 'open' ? null : (request.session?.user.email ?? null)
      return ok({
        shop_name,
        invited_by: inviter,
        email,
        role,
        permissions,
        expires_at: formatTime(expires_at),
        step,
        signed_in_as,
      })
    },
  )

  app.post(
    `${path}/accept`,
    {
      schema: { params: invitationTokenParams, body: acceptBody, response: { 200: success(accepted) }, tags },
      config: { ...config, counts: ['login'] },
      onRequest,
    },
    async (request, reply) => {
      const { token } = request.params
      await limits.take(request, 'login', token)
      const { session, lang } = request
      const { shop_name } = await acceptInvitation(deps, {
        token,
        typed: request.body,
        session,
        lang,
        guarded: (email, judge) => guardSignIn(deps, request, email, judge),
        also: (trx, userId, shopId) =>
          session?.user.id === userId
            ? sessions.chooseShop(trx, session, shopId)
            : sessions.start(trx, request, reply, userId, shopId),
      })
      return ok(
        { csrf_token: csrf.tokenFor(request, reply), redirect_to: '/seller', shop: shop_name },
        request.say(done.joined, { shop: shop_name }),
      )
    },
  )
}
