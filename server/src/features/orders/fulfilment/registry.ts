import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { isByItself } from '@kedai/domain/product-types/by-itself.ts'
import { isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { Db } from '../../../platform/db/db.ts'
import { deliverOrder } from '../orders/actions/deliver-order.ts'
import { course } from './course.ts'
import { collection } from './collection.ts'
import { digital } from './digital.ts'
import { membership } from './membership.ts'
import { service } from './service.ts'
import { byHand, type Fulfilment, type OrderMoment } from './fulfilment.ts'
import { rental } from './rental.ts'
import { ticket } from './ticket.ts'
import { isPaidFor, listBoughtTypes, withdrawDownloads } from './queries/grants.ts'

/** One entry a type: leaving one out does not compile. */
const fulfilments = {
  ecommerce: byHand,
  variation: byHand,
  digital,
  ticket,
  membership,
  rental,
  service,
  collection,
  course,
} satisfies Record<ProductTypeName, Fulfilment> as Record<ProductTypeName, Fulfilment> // widened, so that a name from the database can look itself up

/** Notes what an order of these types is to get once it is paid. */
export async function noteFulfilment(
  trx: Db,
  order: OrderMoment,
  itemTypes: readonly ProductTypeName[],
): Promise<void> {
  for (const type of itemTypes) await fulfilments[type].onPlaced?.(trx, order)
}

/** Hands over what needs no hand; an order of nothing else is delivered with it. Twice is once. */
export async function fulfilPaidOrder(trx: Db, order: OrderMoment): Promise<void> {
  const bought = (await listBoughtTypes(trx, order.shopId, order.orderId)).filter(isProductTypeName)
  for (const type of bought) await fulfilments[type].onPaid?.(trx, order)
  if (bought.length > 0 && bought.every(isByItself)) await deliverOrder(trx, order)
}

/** Takes back what was handed over of units that were given up. Twice is once. */
export async function withdrawUnits(trx: Db, order: OrderMoment): Promise<void> {
  const bought = (await listBoughtTypes(trx, order.shopId, order.orderId)).filter(isProductTypeName)
  for (const type of bought) await fulfilments[type].onGivenUp(trx, order)
}

/** Takes back what was to come of an order that is over. */
export async function withdrawOrder(trx: Db, order: OrderMoment): Promise<void> {
  const bought = (await listBoughtTypes(trx, order.shopId, order.orderId)).filter(isProductTypeName)
  for (const type of bought) await fulfilments[type].onCancelled?.(trx, order)
}

/** What an edit added to a paid order is handed over at once, and what it took away is withdrawn; with a rest to pay, the payment does the first. */
export async function fulfilEditedOrder(trx: Db, order: OrderMoment): Promise<void> {
  await withdrawDownloads(trx, order.shopId, order.orderId)
  const bought = (await listBoughtTypes(trx, order.shopId, order.orderId)).filter(isProductTypeName)
  await noteFulfilment(trx, order, bought)
  for (const type of bought) await fulfilments[type].onEdited?.(trx, order)
  if (await isPaidFor(trx, order.shopId, order.orderId)) await fulfilPaidOrder(trx, order)
}
