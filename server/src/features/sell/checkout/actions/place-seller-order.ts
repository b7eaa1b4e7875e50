import type { NewOrder } from '@kedai/contracts/new-orders.ts'
import { publicArea } from '@kedai/domain/carts/areas.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { buyerOf, type Contact } from '../shared/contact.ts'
import { loadSellerBasket } from '../shared/seller-basket.ts'
import { placeBasket, type Placed } from './place-basket.ts'

export type PlaceSellerOrder = {
  shopId: number
  form: { body: NewOrder; contact: Contact; lang: Lang }
  now: Date
}

/**
 * Places an order that a seller writes for a buyer, as the buyer's own would be placed; they pay on its page.
 * @throws AppError `invalid` with a message at every field that is wrong, `conflict` with new totals when stock, a coupon or
 * the expected total changed
 */
export async function placeSellerOrder(
  trx: Db,
  files: Files,
  { shopId, form, now }: PlaceSellerOrder,
): Promise<Placed> {
  const { body, contact } = form
  const { offer, read } = await loadSellerBasket(trx, { shopId, asked: body, buyer: buyerOf(contact) })
  const ships = offer.listings.some(({ type }) => type.ships)
  const usual = offer.paymentMethods.find(({ kind }) => kind !== 'cod') ?? offer.paymentMethods[0]
  return placeBasket(trx, files, {
    offer,
    read,
    channel: publicArea,
    form: {
      ...form,
      body: {
        coupon_code: body.coupon_code,
        click_upsell: false,
        shipping_method_id: ships ? body.shipping_method_id : undefined,
        notes: body.notes,
        paymentMethod: body.paymentMethod || (usual?.code ?? ''),
        paymentProof: undefined,
        file_upload: undefined,
        agreeTnc: true,
        expected_total: body.expected_total,
      },
    },
    proof: null,
    upload: null,
    now,
  })
}
