import { success } from '@kedai/contracts/envelope.ts'
import {
  checkedMember,
  checkInMember,
  entitlementParams,
  memberCard,
  memberList,
  membersQuery,
  renew,
} from '@kedai/contracts/memberships.ts'
import { placedOrder } from '@kedai/contracts/orders.ts'
import { formatDate, parseTime } from '@kedai/domain/time/malaysia.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { readUncountedPage } from '../../../platform/http/read-page.ts'
import { keepAddressSecret } from '../../../platform/http/secret-address.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { checkIn } from './actions/check-in.ts'
import { readCard } from './actions/read-card.ts'
import { renewMembership } from './actions/renew-membership.ts'
import { presentMember } from './present.ts'
import { listMembers } from './queries.ts'

const perPage = 25
const tags = ['members']
const config = { auth: 'seller', work: 'orders' } as const
const ofCard = { auth: 'guest', idOf: 'membership' } as const

export async function memberRoutes(app: KedaiApp, { db, clock, limits }: Deps): Promise<void> {
  app.get(
    '/api/ajax/seller/members',
    {
      schema: { querystring: membersQuery, response: { 200: memberList }, tags },
      config,
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { page, status, term = '' } = request.query
      const { shopId } = request.seller
      const now = clock.now()
      if (term !== '') await limits.take(request, 'search')
      const { rows, meta } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        readUncountedPage({
          page,
          perPage,
          list: (slice) => listMembers(trx, { shopId, status, term, today: formatDate(now), ...slice }),
        }),
      )
      return okList(
        rows.map((row) => presentMember(row, now)),
        meta,
      )
    },
  )

  app.post(
    '/api/ajax/seller/members/check-in',
    {
      schema: { body: checkInMember, response: { 200: success(checkedMember) }, tags },
      config,
      preHandler: mustManage('orders'),
    },
    async (request) => {
      const { code, at, device } = request.body
      const { shopId, userId } = request.seller
      const now = clock.now()
      // A scanner may have been without a network; it does not see ahead.
      const scanned = (at === undefined ? null : parseTime(at)) ?? now
      const checked = await inTransaction(db, { shopId }, (trx) =>
        checkIn(trx, { shopId, userId, typed: code, at: scanned > now ? now : scanned, device, lang: request.lang }),
      )
      return ok(checked, checked.message)
    },
  )
}

/** The card, opened by its token alone. */
export async function cardRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  app.addHook('onRequest', async (_request, answer) => {
    keepAddressSecret(answer)
  })

  app.get(
    '/api/ajax/guest/member/:token',
    { schema: { params: entitlementParams, response: { 200: success(memberCard) }, tags }, config: ofCard },
    async (request) => ok(await readCard(deps, request.params.token)),
  )

  app.post(
    '/api/ajax/guest/member/:token/renew',
    {
      schema: { params: entitlementParams, body: renew, response: { 200: success(placedOrder) }, tags },
      config: { ...ofCard, counts: ['place_order', 'coupon?', 'upload?'] },
    },
    (request, reply) => renewMembership(deps, { request, reply, token: request.params.token, typed: request.body }),
  )
}
