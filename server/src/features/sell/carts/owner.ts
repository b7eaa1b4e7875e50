import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { visitorOf } from '../../../platform/sessions/visitor.ts'
import { mustBeMember } from '../../resellers/resellers/shared/must-be-member.ts'
import { cartTexts } from './messages.ts'
import type { CartOwner } from './queries/cart-rows.ts'
import { findShop } from './queries/product.ts'

export type Caller = {
  shopId: number
  username: string
  /** Null for a visitor who has no cookie of ours yet, and so no cart. */
  owner: CartOwner | null
  /** The browser's own id, where a signed-in person has one too: its cart joins theirs. */
  guestId: string | null
  /** As whom a reseller buys; null in the public area. */
  resellerId: number | null
  /** The shop's pixels want to hear of what is put into this cart. */
  tellsAdded: boolean
}

export type Changer = Caller & { owner: CartOwner }

/** Who may call an area at all; whether he is in its programme is asked of the caller. */
export const areaAuth = (area: AreaName): 'guest' | 'user' => (areaRules(area).buyer === 'anyone' ? 'guest' : 'user')

/**
 * Whose cart a call is about: the signed-in person's, else the browser's.
 * @throws AppError `not_found` without a shop; in an area of resellers `unauthenticated` and `forbidden` (contract §4)
 */
export async function readCaller(publicDb: Db, request: AnyRequest, area: AreaName): Promise<Caller> {
  const username = request.shopRef?.username
  const shop = username === undefined ? null : await findShop(publicDb, username)
  if (username === undefined || shop === null) throw new AppError('not_found', cartTexts.noShop)
  const shopId = shop.id
  const userId = request.session?.user.id ?? null
  const resellerId = areaRules(area).buyer === 'anyone' ? null : await mustBeMember(request, shopId, area)
  const { guestId } = visitorOf(request)
  const isSomebody = userId !== null || guestId !== null
  const owner = isSomebody ? { shopId, area, userId, guestId: userId === null ? guestId : null } : null
  const tellsAdded = resellerId === null && shop.tells_added
  return { shopId, username, owner, guestId: userId === null ? null : guestId, resellerId, tellsAdded }
}

/** The same for a change: a visitor without a cookie gets one. */
export async function readChanger(publicDb: Db, request: AnyRequest, area: AreaName): Promise<Changer> {
  const caller = await readCaller(publicDb, request, area)
  const guest = () => ({ shopId: caller.shopId, area, userId: null, guestId: request.guestId })
  return { ...caller, owner: caller.owner ?? guest() }
}
