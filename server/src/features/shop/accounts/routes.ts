import { mayBuy } from '@kedai/domain/resellers/statuses.ts'
import { normaliseUsername } from '@kedai/domain/people/username.ts'
import { login, me, register, signedIn, signedOut, usernameAnswer, usernameParams } from '@kedai/contracts/auth.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { shopOfHost } from '../../../platform/sessions/sessions.ts'
import { findPerson, mayEnter } from './actions/check-sign-in.ts'
import { guardSignIn } from './actions/guard-guesses.ts'
import { makeConfirmLink } from './actions/confirm-email.ts'
import { judgeNewUsername, judgeRegistration } from './actions/judge-registration.ts'
import { registerSeller } from './actions/register-seller.ts'
import { tellShopOpened } from './actions/tell-shop-opened.ts'
import { welcomeMail } from './mails.ts'
import { rememberDevice } from './known-device.ts'
import { messages } from './messages.ts'
import { hashPassword } from './actions/passwords.ts'
import { presentMe } from './present.ts'
import { findUser } from './queries/people.ts'
import { listProgrammes, type Programme } from './queries/programmes.ts'
import { listMemberships } from '../../../platform/sellers/memberships.ts'
import { refuseOnShopHost, refuseSellers } from './actions/refuse-on-shop-host.ts'
import { confirmEmailRoutes } from './confirm-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { sendingTexts } from './sending-messages.ts'

const path = '/api/ajax/auth'
const tags = ['sign-in']
const guest = { auth: 'guest' } as const

/** Signing in and out. (contract §7) */
export async function accountRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, csrf, limits, mail, sessions, config } = deps
  const onRequest = refuseOnShopHost(config.publicUrl)

  async function welcome(request: AnyRequest, reply: AnyReply, user: Parameters<typeof presentMe>[0]) {
    const { shops, programmes } = await placesOf(request, user.id)
    return {
      ...presentMe(user, shops, programmes),
      csrf_token: csrf.tokenFor(request, reply),
      redirect_to: shops.length > 0 ? '/seller' : homeOf(programmes, shopOfHost(request)),
    }
  }

  // A shop's own host tells nothing of what somebody is elsewhere.
  async function placesOf(request: AnyRequest, userId: number) {
    const host = shopOfHost(request)
    const programmes = await listProgrammes(db, userId)
    if (host !== null) return { shops: [], programmes: programmes.filter(({ username }) => username === host) }
    return { shops: await listMemberships(db, userId), programmes }
  }

  app.post(
    `${path}/register`,
    {
      schema: { body: register, response: { 200: success(signedIn) }, tags },
      config: { ...guest, counts: ['register_try', 'register'] },
      onRequest,
    },
    async (request, reply) => {
      if (!config.registration) throw new AppError('forbidden', sendingTexts.registrationClosed)
      await limits.take(request, 'register_try')
      const { password, ...registration } = await judgeRegistration(db, request.body)
      await limits.take(request, 'register')
      const person = { ...registration, lang: request.lang, passwordHash: await hashPassword(password) }
      const id = await inTransaction(db, {}, async (trx) => {
        const { userId, shopId } = await registerSeller(trx, { ...person, emailVerifiedAt: null })
        await tellShopOpened(trx, { shopId, lang: request.lang })
        const { url: confirmUrl, ...kept } = await makeConfirmLink(trx, {
          userId,
          email: person.email,
          now: clock.now(),
          publicUrl: config.publicUrl,
          mail,
        })
        await mail.send(trx, {
          to: person.email,
          lang: person.lang,
          content: welcomeMail(person, { publicUrl: config.publicUrl, confirmUrl }),
          ...kept,
        })
        await sessions.start(trx, request, reply, userId)
        return userId
      })
      rememberDevice(request, reply, config.appSecret, person.email)
      return ok(
        await welcome(request, reply, { id, ...person, isEmailVerified: false }),
        request.say(messages.shopOpened),
      )
    },
  )

  app.post(
    `${path}/login`,
    { schema: { body: login, response: { 200: success(signedIn) }, tags }, config: { ...guest, counts: ['login'] } },
    async (request, reply) => {
      await limits.take(request, 'login', request.body.email)
      const user = await guardSignIn(deps, request, request.body.email, async () => {
        const person = await findPerson(db, request.body)
        await inTransaction(db, {}, async (trx) => {
          await mayEnter(trx, person, { code: request.body.code, appSecret: config.appSecret }, clock.now())
          refuseSellers(request, await listProgrammes(trx, person.id), config.publicUrl)
          await sessions.start(trx, request, reply, person.id)
        })
        return person
      })
      rememberDevice(request, reply, config.appSecret, user.email)
      return ok(await welcome(request, reply, { ...user, isEmailVerified: user.email_verified_at !== null }))
    },
  )

  app.post(
    `${path}/logout`,
    { schema: { response: { 200: success(signedOut) }, tags }, config: { ...guest, limits: ['writing'] } },
    async (request, reply) => {
      await inTransaction(db, {}, (trx) => sessions.end(trx, request, reply))
      return ok({ csrf_token: csrf.tokenFor(request, reply), redirect_to: '/login' })
    },
  )

  // The refusal brings a token too: this is where a page asks for a fresh one.
  app.get(`${path}/me`, { schema: { response: { 200: success(me) }, tags }, config: guest }, async (request, reply) => {
    const csrf_token = csrf.tokenFor(request, reply)
    if (!request.session) throw new AppError('unauthenticated', texts.unauthenticated, { data: { csrf_token } })
    const { user } = request.session
    const { shops, programmes } = await placesOf(request, user.id)
    const current =
      shops.find(({ username }) => username === request.shopRef?.username)?.shop_id ?? request.session.shopIdChosen
    // A session is cached for some seconds, and who has just confirmed looks at once.
    const isEmailVerified = user.isEmailVerified || (await findUser(db, user.id))?.email_verified_at != null
    return ok({ ...presentMe({ ...user, isEmailVerified }, shops, programmes, current), csrf_token })
  })

  const ofUsername = {
    schema: { params: usernameParams, response: { 200: success(usernameAnswer) }, tags },
    config: { ...guest, limits: ['search'] as const },
  }
  app.get(`${path}/username/:name`, ofUsername, async (request) => {
    const username = normaliseUsername(request.params.name)
    const refusal = await judgeNewUsername(db, username)
    return ok({ username, available: refusal === null, message: request.say(refusal ?? messages.usernameFree) })
  })

  await resetRoutes(app, deps, onRequest)
  await confirmEmailRoutes(app, deps, onRequest)
}

/** Where a reseller begins: in the programme that is open to him, on the shop's host or below its path. */
function homeOf(programmes: readonly Programme[], host: string | null): string {
  const home = programmes.find(({ status }) => mayBuy(status)) ?? programmes[0]
  if (!home) return host === null ? '/seller' : '/'
  return host === null ? `/s/${home.username}/${home.area}` : `/${home.area}`
}
