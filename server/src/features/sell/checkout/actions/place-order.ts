import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { OrderCall } from '@kedai/domain/product-types/product-types.ts'
import type { PlaceOrder as PlaceOrderBody } from '@kedai/contracts/orders.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { refuseOtherTypes } from '../decide-order.ts'
import { notSold } from '../messages.ts'
import { buyerOf, type Contact } from '../shared/contact.ts'
import { type Listing, loadOffer } from '../shared/load-offer.ts'
import { readChoice } from '../shared/read-choice.ts'
import { readWants, wantedIds } from '../shared/read-wants.ts'
import { placeBasket, type Placed } from './place-basket.ts'

export type PlaceOrder = {
  shopId: number
  viewId: string
  channel: AreaName
  /** The call it came by: each type is ordered by one of them. */
  call: OrderCall
  /** What it goes on paying for: the id of a membership or an enrolment. */
  renews?: number
  form: { body: PlaceOrderBody; contact: Contact; lang: Lang }
  /** Stored already; their rows are written here. */
  proof: StoredFile | null
  upload: StoredFile | null
  answerFiles?: ReadonlyMap<string, StoredFile>
  browser?: Buffer | null
  network?: Buffer | null
  isBounded?: boolean
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
    variationIds: [...wantedIds(body), ...(typeof body.plan === 'number' ? [body.plan] : [])],
    couponCode: normaliseCode(body.coupon_code ?? ''),
    ...buyerOf(contact),
  })
  const [listing] = offer.listings
  if (listing?.type.orderCall !== order.call) throw new AppError('not_found', notSold)
  const foreign = refuseOtherTypes(body, listing.itemType)
  // What they name may be of another page, so nothing else of the form is judged by them.
  if (Object.keys(foreign).length > 0) throw new AppError('invalid', texts.invalid, { fields: foreign })
  const read = readWants(body, listing)
  const answerFiles = await saveAnswerFiles(trx, files, order.answerFiles ?? new Map())
  const choose = async (as: Listing) => {
    const { shopId, form, now, renews = null } = order
    const choosing = { shopId, listing: as, read, form, renews, answerFiles, now }
    return readChoice(trx, choosing)
  }
  return placeBasket(trx, files, {
    ...order,
    offer,
    read: await choose(listing),
    readAgain: ({ listings: [fresh = listing] }) => choose(fresh),
  })
}

// With the order's transaction: a refusal takes the rows back, and then the files.
async function saveAnswerFiles(trx: Db, files: Files, stored: ReadonlyMap<string, StoredFile>) {
  const saved = new Map<string, { fileId: number; name: string }>()
  for (const [key, file] of stored) saved.set(key, { fileId: await files.save(trx, file), name: file.fileName })
  return saved
}
