import { cartCheckout, checkOutCart, purchaseUpsell as purchaseBody } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { placedOrder } from '@kedai/contracts/orders.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { mustBeOpenForFiles } from '../../../platform/idempotency/as-one-try.ts'
import { referralClicks } from '../../../platform/sessions/referral-clicks.ts'
import { ownOrderOf } from '../../orders/orders/shared/own-order.ts'
import { findReferrer } from '../../resellers/resellers/shared/keep-referral.ts'
import { submitOrder } from '../checkout/actions/submit-order.ts'
import { checkOut } from './actions/check-out.ts'
import { joinCarts, lockOwnCart } from './actions/join-carts.ts'
import { loadCart, type LoadedCart } from './actions/load-cart.ts'
import { purchaseUpsell } from './actions/purchase-upsell.ts'
import { withOwnCart } from './change-cart.ts'
import { areaAuth, type Caller, readCaller, readChanger } from './owner.ts'
import { presentCheckout } from './present/cart.ts'
import { type CartRow, findCart, unmadeCart } from './queries/cart-rows.ts'
import { findCheckoutTerms } from './queries/checkout-terms.ts'

/** What the checkout of an area's cart shows and takes. (contract §4) */
export async function cartCheckoutRoutes(app: KedaiApp, deps: Deps, area: AreaName): Promise<void> {
  const { db, publicDb, clock, files } = deps
  const root = `/api/ajax/${area}/carts`
  const guests = { auth: areaAuth(area) }
  const answersCheckout = { response: { 200: success(cartCheckout) } }
  const tags = ['carts']

  async function present(
    trx: Db,
    request: AnyRequest,
    { shopId, resellerId }: Caller,
    cart: CartRow | null,
    changes: Parameters<typeof presentCheckout>[1]['changes'],
  ) {
    const now = clock.now()
    const loaded = await loadCart(trx, { shopId, resellerId, cart: cart ?? unmadeCart, now })
    const terms = await findCheckoutTerms(trx, {
      shopId,
      productIds: loaded.offer.listings.map(({ productId }) => productId),
      upsellId: loaded.offer.upsell?.id ?? null,
    })
    return presentCheckout(loaded, {
      lang: request.lang,
      now,
      changes,
      terms,
      me: meOf(request),
      area,
      ownOrder: await ownOrderOf(trx, request, { shopId, ...soughtOf(loaded) }),
      referral: await findReferrer(trx, {
        shopId,
        clicks: resellerId === null ? referralClicks(request) : [],
        phone: '',
        email: null,
        userId: request.session?.user.id ?? null,
        now,
      }),
    })
  }

  app.get(
    `${root}/checkout`,
    { schema: { tags, summary: 'What the checkout of the cart shows', ...answersCheckout }, config: guests },
    async (request) => {
      const caller = await readCaller(publicDb, request, area)
      const { owner, shopId, guestId } = caller
      return inTransaction(db, { shopId }, async (trx) => {
        const changes = owner ? await joinCarts(trx, owner, guestId, clock.now()) : []
        return ok(await present(trx, request, caller, owner && (await findCart(trx, owner)), changes))
      })
    },
  )

  if (areaRules(area).clickUpsell)
    app.post(
      `${root}/click_upsell/purchase`,
      {
        schema: { tags, summary: 'Take or decline the extra offer', body: purchaseBody, ...answersCheckout },
        config: { ...guests, limits: ['cart'] },
      },
      async (request) => {
        const caller = await readChanger(publicDb, request, area)
        const isAccepted = request.body.accept === 1
        return withOwnCart(deps, caller, async (trx, { cart, now, changes }) =>
          ok(
            await present(
              trx,
              request,
              caller,
              await purchaseUpsell(trx, { ...caller, cart, isAccepted, now }),
              changes,
            ),
          ),
        )
      },
    )

  app.post(
    `${root}/checkout`,
    {
      schema: {
        tags,
        summary: 'Order what lies in the cart',
        body: checkOutCart,
        response: { 200: success(placedOrder) },
      },
      config: { ...guests, counts: ['place_order', 'upload?'] },
      // Before a slip that would be one too many is read.
      onRequest: async (request) => {
        await readCaller(publicDb, request, area)
        await mustBeOpenForFiles(deps, request, 'place_order')
      },
    },
    async (request, reply) => {
      const caller = await readChanger(publicDb, request, area)
      const { shopId } = caller
      return submitOrder(deps, { request, reply, shopId, body: request.body }, async (trx, submitted) => {
        const { cart } = await lockOwnCart(trx, caller, submitted.now)
        return checkOut(trx, files, { ...submitted, shopId, area, cart, resellerId: caller.resellerId })
      })
    },
  )
}

/** What of a cart cannot be had as it lies in it. */
const soughtOf = ({ lines, basket, cart }: LoadedCart) => ({
  variationIds: lines.flatMap(({ row, problem }) => (problem?.isShort ? [row.variation_id] : [])),
  couponCode: basket.changes.some(({ what }) => what === 'coupon') ? cart.coupon_code : null,
})

const meOf = ({ session }: AnyRequest) =>
  session && { name: session.user.name, email: session.user.email, phone: session.user.phone }
