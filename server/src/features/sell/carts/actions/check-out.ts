import type { CheckOutCart } from '@kedai/contracts/carts.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import { placeBasket, type Placed } from '../../checkout/actions/place-basket.ts'
import { buyerOf, type Contact } from '../../checkout/shared/contact.ts'
import { OrderChanged } from '../../checkout/shared/order-changed.ts'
import type { FieldRefusals } from '../../checkout/shared/read-wants.ts'
import { askUpline } from '../../../resellers/node-orders/shared/ask-upline.ts'
import { payFromWallet } from '../../../money/payments/actions/pay-from-wallet.ts'
import { keepOwnOrder } from '../../../resellers/resellers/shared/keep-order.ts'
import type { ResellerTerms } from '../../../resellers/resellers/shared/read-terms.ts'
import { cartTexts } from '../messages.ts'
import { minimumProblem } from '../minimum-problem.ts'
import { type CartRow, emptyCart } from '../queries/cart-rows.ts'
import { closeLeft } from '../queries/left-carts.ts'
import { loadCart, type LoadedCart, priceCart, takesUpsell } from './load-cart.ts'

export type CheckOut = {
  shopId: number
  area: AreaName
  resellerId: number | null
  /** Locked. */
  cart: CartRow
  form: { body: CheckOutCart; contact: Contact; lang: Lang }
  /** Stored already; their rows are written here. */
  proof: StoredFile | null
  upload: StoredFile | null
  browser: Buffer | null
  network: Buffer | null
  now: Date
}

/**
 * Orders what lies in a cart that is locked, and empties it. All of it is ordered or nothing.
 * @throws AppError `invalid` with a message at every field that is wrong, `conflict` with new totals when something changed,
 * which a line that cannot be had as it stands is (contract §4)
 */
export async function checkOut(
  trx: Db,
  files: Files,
  { shopId, area, resellerId, cart, form, proof, upload, browser, network, now }: CheckOut,
): Promise<Placed> {
  const loaded = await loadCart(trx, { shopId, resellerId, cart, now, buyer: buyerOf(form.contact), isOrdered: true })
  if (loaded.lines.length === 0) throw refuseField('cart', cartTexts.empty)
  const fields = {
    ...refuseSender(area, form.body),
    ...(loaded.terms && refuseOrder(loaded, loaded.terms, form.contact)),
    ...Object.fromEntries(
      loaded.lines.flatMap(({ row, problem }) =>
        problem && !problem.isShort && problem.nearest > 0 ? [[`cart.${row.id}`, [problem.text]]] : [],
      ),
    ),
  }
  if (Object.keys(fields).length === 0 && loaded.lines.some(({ problem }) => problem))
    throw refuseLines(loaded, form.lang, now)
  const placed = await placeBasket(trx, files, {
    offer: loaded.offer,
    read: {
      wants: loaded.lines.map(({ row }) => ({
        unitId: row.variation_id,
        quantity: row.quantity,
        field: `cart.${row.id}`,
      })),
      gone: false,
      fields,
    },
    channel: area,
    nodeId: loaded.shelf?.nodeId ?? null,
    form: {
      ...form,
      body: {
        ...form.body,
        coupon_code: loaded.cart.coupon_code,
        click_upsell: takesUpsell(cart, loaded.offer),
        shipping_method_id:
          form.body.shipping_method_id || (loaded.ships ? (cart.shipping_method_id ?? undefined) : undefined),
      },
    },
    proof,
    upload,
    browser,
    network,
    now,
  })
  if (loaded.terms) await keepOwnOrder(trx, loaded.terms, placed.orderId, senderOf(form.body))
  if (loaded.terms && loaded.shelf)
    await askUpline(trx, { terms: loaded.terms, shelf: loaded.shelf, orderId: placed.orderId, now })
  await emptyCart(trx, cart)
  closeLeft(trx, cart.id, now)
  if (!loaded.terms || form.body.use_wallet !== true) return placed
  const due = await payFromWallet(trx, { shopId, orderId: placed.orderId, now })
  return { ...placed, isDue: due > 0 }
}

// What the programme asks of an order; the cart says the same before it is sent.
function refuseOrder(loaded: LoadedCart, terms: ResellerTerms, contact: Contact): FieldRefusals {
  const small = minimumProblem(loaded, terms)
  const { details } = contact
  const isElsewhere = loaded.ships && terms.onlyTo !== null && details.postcode !== terms.onlyTo.postcode
  return {
    ...(small && { cart: [small] }),
    ...(isElsewhere && { postcode: [fill(cartTexts.onlyToYou, { postcode: terms.onlyTo?.postcode ?? '' })] }),
  }
}

const senderOf = ({ sender_name, sender_phone }: CheckOutCart) => ({
  name: sender_name || null,
  phone: sender_phone ? readPhone(sender_phone) : null,
})

// Nobody should think that it was taken.
const refuseSender = (area: AreaName, body: CheckOutCart): FieldRefusals =>
  areaRules(area).ownSender
    ? {
        ...(body.sender_phone && readPhone(body.sender_phone) === null
          ? { sender_phone: [cartTexts.badSenderPhone] }
          : {}),
        ...(body.offers_consent === true ? { offers_consent: [cartTexts.notTheirConsent] } : {}),
      }
    : Object.fromEntries(
        (['sender_name', 'sender_phone'] as const).flatMap((name) =>
          body[name] ? [[name, [cartTexts.noSender]]] : [],
        ),
      )

/** The 409 of lines that are gone or short: what is wrong with each, and the order as it could stand, with its totals. */
function refuseLines({ cart, lines, offer }: LoadedCart, lang: Lang, now: Date): OrderChanged {
  const wrong = lines.flatMap(({ row, problem }) => (problem ? [{ row, problem }] : []))
  const wants = lines.flatMap(({ row, problem }) => {
    const quantity = problem ? problem.nearest : row.quantity
    return quantity > 0 ? [{ unitId: row.variation_id, quantity, field: `cart.${row.id}` }] : []
  })
  const basket = priceCart(offer, cart, wants, now)
  const data: ChangedOrder = {
    totals: totalsToWire(basket.totals),
    changes: wrong.map(({ row, problem }) => ({
      what: 'stock',
      message: problem.text[lang],
      item_id: row.variation_id,
    })),
    items: basket.lines.map(({ unit, quantity }) => ({ id: unit.id, quantity })),
    coupon_code: basket.coupon?.code ?? null,
    click_upsell: basket.upsell !== null,
  }
  const short = wrong.filter(({ problem }) => problem.isShort).map(({ row }) => row.variation_id)
  return new OrderChanged(wrong[0]?.problem.text ?? cartTexts.empty, data, { variationIds: short, couponCode: null })
}
