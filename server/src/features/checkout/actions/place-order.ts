import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { PlaceOrder as PlaceOrderBody } from '@kedai/contracts/orders.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { StoredFile } from '../../../platform/files/stored-file.ts'
import { refuseOtherTypes } from '../decide-order.ts'
import { notSold } from '../messages.ts'
import { buyerOf, type Contact } from '../shared/contact.ts'
import { loadOffer } from '../shared/load-offer.ts'
import { readWants, wantedIds } from '../shared/read-wants.ts'
import { placeBasket, type Placed } from './place-basket.ts'

export type PlaceOrder = {
  shopId: number
  viewId: string
  channel: AreaName
  form: { body: PlaceOrderBody; contact: Contact; lang: Lang }
  /** Stored already; their rows are written here. */
  proof: StoredFile | null
  upload: StoredFile | null
  now: Date
}

/**
 * Places an order from an item page: everything is decided by the server.
 * @throws AppError `invalid`, `not_found`, or `conflict` with new totals (contract §2)
 */
export async function placeOrder(trx: Db, files: Files, order: PlaceOrder): Promise<Placed> {
  const { body, contact } = order.form
  const offer = await loadOffer(trx, {
    viewId: order.viewId,
    variationIds: wantedIds(body),
    couponCode: normaliseCode(body.coupon_code ?? ''),
    ...buyerOf(contact),
  })
  const [listing] = offer.listings
  if (!listing) throw new AppError('not_found', notSold)
  const read = readWants(body, listing)
  return placeBasket(trx, files, {
    ...order,
    offer,
    read: { ...read, fields: { ...read.fields, ...refuseOtherTypes(body) } },
  })
}
