import { can } from '@kedai/domain/people/permissions.ts'
import type { Role, Work } from '@kedai/domain/people/permissions.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyRequest } from '../http/app-types.ts'
import { onlyToLookAt } from '../suspensions/refusal.ts'
import { letLook } from '../suspensions/suspended-shops.ts'
import type { Session } from '../sessions/session.ts'
import { noShop } from './messages.ts'
import { listMemberships } from './memberships.ts'
import type { Membership } from './memberships.ts'

/** Who asks, and for which shop. */
export type Seller = {
  userId: number
  shopId: number
  username: string
  shopName: string
  role: Role
  permissions: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `mustBeSeller` and `mustManage`; routes without either have none. */
    seller: Seller
  }
}

/**
 * preHandler, or onRequest where a file comes along, so that nobody's file is read for a refusal: a signed-in member of the shop
 * that is meant (contract §7). Asked anew on every request, so that a
 * membership taken away ends at once.
 * @throws AppError 401 not signed in, 404 a shop that is not theirs, 403 no shop at all, or a change in one that is suspended
 */
export async function mustBeSeller(request: AnyRequest): Promise<void> {
  if (!request.session) throw new AppError('unauthenticated', texts.unauthenticated)
  const memberships = await listMemberships(request.server.db, request.session.user.id)
  const {
    shop_id: shopId,
    username,
    name: shopName,
    role,
    permissions,
    suspended,
  } = chooseShop(memberships, request.session, request)
  if (suspended) {
    if (isWrite(request)) throw onlyToLookAt(suspended)
    letLook(request, shopId)
  }
  request.seller = { userId: request.session.user.id, shopId, username, shopName, role, permissions }
}

/** preHandler: `mustBeSeller` who may also do this work. @throws AppError 403 for staff who were not given it */
export const mustManage =
  (work: Work) =>
  async (request: AnyRequest): Promise<void> => {
    await mustBeSeller(request)
    if (!can(request.seller.role, request.seller.permissions, work)) throw new AppError('forbidden', texts.forbidden)
  }

const isWrite = ({ method, routeOptions }: AnyRequest): boolean =>
  !['GET', 'HEAD'].includes(method) || routeOptions.config.writes === true

// A shop that is named and not theirs is told apart from a missing one by nothing.
function chooseShop(memberships: readonly Membership[], session: Session, { shopRef }: AnyRequest): Membership {
  if (shopRef) {
    const named = memberships.find(({ username }) => username === shopRef.username)
    if (!named) throw new AppError('not_found', texts.notFound)
    return named
  }
  const chosen = memberships.find(({ shop_id }) => shop_id === session.shopIdChosen) ?? memberships[0]
  if (!chosen) throw new AppError('forbidden', noShop)
  return chosen
}
