import {
  addToCart as addToCartBody,
  cart,
  cartCount,
  cartRowParams,
  cartShippingQuote,
  changeCartRow,
  quoteCartShipping,
  redeemCartCoupon,
} from '@kedai/contracts/carts.ts'
import { couponData } from '@kedai/contracts/coupons.ts'
import { success, verdict } from '@kedai/contracts/envelope.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Message } from '../../../platform/errors/message.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { no, ok } from '../../../platform/http/envelope.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import { readContact } from '../checkout/shared/contact.ts'
import { sayThrottled, takeGuess } from '../coupons/shared/guess.ts'
import { couponWords } from '../coupons/shared/words.ts'
import { addToCart, changeQuantity } from './actions/add-to-cart.ts'
import { joinCarts } from './actions/join-carts.ts'
import { loadCart } from './actions/load-cart.ts'
import { quoteCart } from './actions/quote-cart.ts'
import { redeemCoupon } from './actions/redeem-coupon.ts'
import { cartTexts } from './messages.ts'
import { type CartDeps, changeCart, withOwnCart } from './change-cart.ts'
import { areaAuth, readCaller, readChanger } from './owner.ts'
import { presentCart, presentQuote } from './present/cart.ts'
import { countLines, deleteLine, emptyCart, findCart, saveCoupon, unmadeCart } from './queries/cart-rows.ts'

/** The cart of an area. What differs between areas stands in domain/carts/areas. (contract §4) */
export async function cartRoutes(app: KedaiApp, deps: CartDeps, area: AreaName): Promise<void> {
  const { db, publicDb, clock, limits, config } = deps
  const root = `/api/ajax/${area}/carts`
  const guests = { auth: areaAuth(area) }
  const ofRow = { auth: areaAuth(area), idOf: 'cart_row' }
  const answersCart = { response: { 200: success(cart) } }
  const tags = ['carts']

  const change = (request: AnyRequest, reply: AnyReply, said: Message | null, work: Parameters<typeof changeCart>[2]) =>
    changeCart(deps, { request, reply, area, said }, work)

  app.get(
    root,
    { schema: { tags, summary: 'What lies in the cart', ...answersCart }, config: guests },
    async (request) => {
      const { owner, shopId, guestId, resellerId } = await readCaller(publicDb, request, area)
      return inTransaction(db, { shopId }, async (trx) => {
        const now = clock.now()
        const changes = owner ? await joinCarts(trx, owner, guestId, now) : []
        const found = (owner && (await findCart(trx, owner))) ?? unmadeCart
        return ok(
          presentCart(await loadCart(trx, { shopId, resellerId, cart: found, now }), {
            lang: request.lang,
            now,
            changes,
          }),
        )
      })
    },
  )

  app.get(
    `${root}/count`,
    { schema: { tags, summary: 'How much lies in the cart', response: { 200: success(cartCount) } }, config: guests },
    async (request) => {
      const { owner, shopId } = await readCaller(publicDb, request, area)
      const counted = owner
        ? await inTransaction(db, { shopId, readOnly: true }, (trx) => countLines(trx, owner))
        : { lines: 0, pieces: 0 }
      return ok({ total_items: counted.lines, total_qty: counted.pieces })
    },
  )

  app.post(
    root,
    {
      schema: { tags, summary: 'Put something into the cart', body: addToCartBody, ...answersCart },
      config: { ...guests, counts: ['cart'] },
    },
    async (request, reply) =>
      change(request, reply, cartTexts.added, (trx, { cart: own, caller: { shopId, username, resellerId } }) =>
        addToCart(trx, {
          ...request.body,
          shopId,
          resellerId,
          cart: own,
          pageOf: (viewId) => `${shopUrl(config, username)}/i/${encodeURIComponent(viewId)}`,
        }),
      ),
  )

  app.put(
    `${root}/:rowId`,
    {
      schema: {
        tags,
        summary: 'Change how many of a line',
        params: cartRowParams,
        body: changeCartRow,
        ...answersCart,
      },
      config: { ...ofRow, counts: ['cart'] },
    },
    async (request, reply) =>
      change(request, reply, null, (trx, { cart: own, caller: { shopId, resellerId } }) =>
        changeQuantity(trx, {
          shopId,
          resellerId,
          cart: own,
          lineId: lineIdOf(request.params),
          quantity: request.body.quantity,
        }),
      ),
  )

  app.delete(
    `${root}/:rowId`,
    {
      schema: { tags, summary: 'Take a line out of the cart', params: cartRowParams, ...answersCart },
      config: { ...ofRow, counts: ['cart'] },
    },
    async (request, reply) =>
      change(request, reply, cartTexts.removed, async (trx, { cart: { id } }) => {
        if (!(await deleteLine(trx, id, lineIdOf(request.params)))) throw new AppError('not_found', cartTexts.noSuchRow)
      }),
  )

  app.post(
    `${root}/clear`,
    { schema: { tags, summary: 'Empty the cart', ...answersCart }, config: { ...guests, counts: ['cart'] } },
    async (request, reply) =>
      change(request, reply, cartTexts.cleared, async (trx, { cart: own }) => ({ cart: await emptyCart(trx, own) })),
  )

  app.post(
    `${root}/shipping/quote`,
    {
      schema: {
        tags,
        summary: 'What sending the cart costs, and which way is chosen',
        body: quoteCartShipping,
        response: { 200: success(cartShippingQuote) },
      },
      config: { ...guests, limits: ['cart'] },
    },
    async (request) => {
      const caller = await readChanger(publicDb, request, area)
      const { shopId, resellerId } = caller
      const contact = await readContact({ ...request.body, name: '', phone: '', email: '', address: '' })
      const quoted = await withOwnCart(deps, caller, (trx, { cart: own, now }) =>
        quoteCart(trx, { shopId, resellerId, cart: own, asked: request.body, contact, now }),
      )
      return ok(presentQuote(quoted, request.lang))
    },
  )

  app.post(
    `${root}/coupon/redeem`,
    {
      schema: { tags, summary: 'Use a coupon', body: redeemCartCoupon, response: { 200: verdict(couponData) } },
      config: { ...guests, counts: ['coupon'] },
    },
    async (request, reply) => {
      const caller = await readChanger(publicDb, request, area)
      const guess = await takeGuess(limits, request)
      if ('wait' in guess) return no(nothingOff, sayThrottled(request, reply, guess.wait))
      const { shopId, resellerId } = caller
      const redeemed = await withOwnCart(deps, caller, (trx, { cart: own, now }) =>
        redeemCoupon(trx, { shopId, resellerId, cart: own, typed: request.body.code, now }),
      )
      if (!redeemed.ok) return no(nothingOff, request.say(redeemed.message))
      await guess.giveBack()
      const { offer, basket } = redeemed.loaded
      return ok(
        {
          price: formatRinggit(basket.totals.discount),
          coupon: offer.coupon?.coupon.code ?? null,
          type: offer.coupon?.coupon.worth.kind ?? null,
        },
        request.say(redeemed.message),
      )
    },
  )

  app.post(
    `${root}/coupon/remove`,
    {
      schema: { tags, summary: 'Take the coupon off', response: { 200: verdict(couponData) } },
      config: { ...guests, limits: ['cart'] },
    },
    async (request) => {
      const caller = await readChanger(publicDb, request, area)
      await withOwnCart(deps, caller, (trx, { cart: own }) => saveCoupon(trx, own.id, ''))
      return ok(nothingOff, request.say(couponWords.removed))
    },
  )
}

const nothingOff = { price: formatRinggit(noSen), coupon: null, type: null }

function lineIdOf({ rowId }: { rowId: string }): number {
  if (!/^\d{1,15}$/.test(rowId)) throw new AppError('not_found', cartTexts.noSuchRow)
  return Number(rowId)
}
