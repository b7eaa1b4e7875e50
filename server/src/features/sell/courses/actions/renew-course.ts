import type { Renew } from '@kedai/contracts/memberships.ts'
import { placeOrder as placeOrderBody } from '@kedai/contracts/orders.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyReply, AnyRequest } from '../../../../platform/http/app-types.ts'
import { placeOrder } from '../../checkout/actions/place-order.ts'
import { submitOrder } from '../../checkout/actions/submit-order.ts'
import { shopOfEntitlement } from '../../entitlements/actions/find.ts'
import { texts } from '../messages.ts'
import { findPlace } from './open-course.ts'

type Renewing = { request: AnyRequest; reply: AnyReply; token: string; typed: Renew }

/**
 * An order of the same place by the same person, at the price of renewal; once paid, it goes on from the old end, or from today
 * when it is over. @throws AppError `not_found`, `conflict` for what was taken back or has no end, and whatever placing an order refuses
 */
export async function renewCourse(deps: Deps, { request, reply, token, typed }: Renewing) {
  const { db, files, clock } = deps
  const shopId = await shopOfEntitlement(db, token)
  const { entitlement } = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    findPlace(trx, { shopId, token, now: clock.now() }),
  )
  if (entitlement.is_void) throw new AppError('conflict', texts.withdrawn)
  if (entitlement.until_on === null) throw new AppError('conflict', texts.neverEnds)
  const { plan: _, ...rest } = typed
  const body = placeOrderBody.parse({
    ...rest,
    quantity: 1,
    name: entitlement.holder_name,
    phone: entitlement.holder_phone,
    email: entitlement.holder_email ?? '',
  })
  const { view_id: viewId, id: renews } = entitlement
  return submitOrder(deps, { request, reply, shopId, body }, (trx, submitted) =>
    placeOrder(trx, files, { ...submitted, shopId, viewId, call: 'place-order', channel: publicArea, renews }),
  )
}
