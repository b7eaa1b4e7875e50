import { chooseShop, openShop } from '@kedai/contracts/account.ts'
import { me } from '@kedai/contracts/auth.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import type { Session } from '../../../platform/sessions/session.ts'
import { judgeShop } from './actions/judge-registration.ts'
import { mustBeSignedIn } from './actions/must-have-confirmed.ts'
import { openAnotherShop } from './actions/register-seller.ts'
import { tellShopOpened } from './actions/tell-shop-opened.ts'
import { messages } from './messages.ts'
import { presentMe } from './present.ts'
import { listProgrammes } from './queries/programmes.ts'
import { listMemberships } from '../../../platform/sellers/memberships.ts'

const path = '/api/ajax/account'
const tags = ['account']
const config = { auth: 'user' } as const
const response = { 200: success(me) }

/** Somebody with several shops. The session remembers which one; a browser's tab may name another by `X-Shop`. (contract §1a) */
export async function ownShopRoutes(app: KedaiApp, { db, limits, sessions }: Deps): Promise<void> {
  const told = async ({ user }: Session, shopId: number) =>
    presentMe(user, await listMemberships(db, user.id), await listProgrammes(db, user.id), shopId)

  app.post(`${path}/shop`, { schema: { body: chooseShop, response, tags }, config }, async (request) => {
    const session = mustBeSignedIn(request)
    const wanted = (await listMemberships(db, session.user.id)).find(
      ({ username }) => username === request.body.username,
    )
    if (!wanted) throw new AppError('not_found', texts.notFound)
    await inTransaction(db, {}, (trx) => sessions.chooseShop(trx, session, wanted.shop_id))
    return ok(await told(session, wanted.shop_id))
  })

  app.post(
    `${path}/shops`,
    { schema: { body: openShop, response, tags }, config: { ...config, counts: ['register'] } },
    async (request) => {
      const session = mustBeSignedIn(request)
      const shop = await judgeShop(db, request.body)
      await limits.take(request, 'register')
      const shopId = await inTransaction(db, {}, async (trx) => {
        const opened = await openAnotherShop(trx, { ...shop, ownerId: session.user.id })
        await sessions.chooseShop(trx, session, opened)
        await tellShopOpened(trx, { shopId: opened, lang: request.lang })
        return opened
      })
      return ok(await told(session, shopId), request.say(messages.shopOpened))
    },
  )
}
