import { cartCheckout, checkOutCart, purchaseUpsell as purchaseBody } from '@kedai/contracts/carts.ts'
import { success } from '@kedai/contracts/envelope.ts'
import { placedOrder } from '@kedai/contracts/orders.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AnyRequest, KedaiApp } from '../../platform/http/app-types.ts'
import { ok } from '../../platform/http/envelope.ts'
import { asOneTry, mustBeOpenForFiles } from '../../platform/idempotency/as-one-try.ts'
import { idempotent } from '../../platform/idempotency/idempotent.ts'
import { acceptUploads } from '../checkout/actions/accept-uploads.ts'
import { finishOrder, presentPlaced } from '../checkout/actions/finish-order.ts'
import { readContact } from '../checkout/shared/contact.ts'
import { checkOut } from './actions/check-out.ts'
import { joinCarts } from './actions/join-carts.ts'
import { loadCart } from './actions/load-cart.ts'
import { purchaseUpsell } from './actions/purchase-upsell.ts'
import { type Caller, ownerOf, readCaller } from './owner.ts'
import { presentCheckout } from './present/cart.ts'
import { type CartRow, findCart, lockCart } from './queries/cart-rows.ts'
import { findCheckoutTerms } from './queries/checkout-terms.ts'

/** What the checkout of an area's cart shows and takes. (contract §4) */
export async function cartCheckoutRoutes(app: KedaiApp, deps: Deps, area: AreaName): Promise<void> {
  const { db, publicDb, clock, files, limits } = deps
  const root = `/api/ajax/${area}/carts`
  const guests = { auth: 'guest' } as const
  const answersCheckout = { response: { 200: success(cartCheckout) } }
  const tags = ['carts']

  async function present(
    trx: Db,
    request: AnyRequest,
    { shopId }: Caller,
    cart: CartRow | null,
    changes: Parameters<typeof presentCheckout>[1]['changes'],
  ) {
    const now = clock.now()
    const loaded = await loadCart(trx, { shopId, cart: cart ?? nobodysCart, now })
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
      allowsUpsell: areaRules(area).clickUpsell,
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
        config: guests,
      },
      async (request) => {
        const caller = await readCaller(publicDb, request, area)
        await limits.take(request, 'cart')
        const owner = ownerOf(caller, request, area)
        const { shopId } = caller
        return inTransaction(db, { shopId }, async (trx) => {
          const now = clock.now()
          const changes = await joinCarts(trx, owner, caller.guestId, now)
          const cart = await lockCart(trx, owner, now)
          const isAccepted = request.body.accept === 1
          return ok(
            await present(trx, request, caller, await purchaseUpsell(trx, { shopId, cart, isAccepted, now }), changes),
          )
        })
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
      config: guests,
      // Before a slip that would be one too many is read.
      onRequest: async (request) => {
        await readCaller(publicDb, request, area)
        await mustBeOpenForFiles(deps, request, 'place_order')
      },
    },
    async (request, reply) => {
      const { body } = request
      const caller = await readCaller(publicDb, request, area)
      const owner = ownerOf(caller, request, area)
      const { shopId } = caller
      const door = { db, clock, request, reply, options: { shopId } }
      const count = async () => {
        await limits.take(request, 'place_order')
        if (body.paymentProof ?? body.file_upload) await limits.take(request, 'upload')
      }
      return asOneTry(door, count, async () => {
        const form = { body, contact: await readContact(body), lang: request.lang }
        const uploads = await acceptUploads(files, shopId, body)
        try {
          const placed = await idempotent(door, async (trx) => {
            const now = clock.now()
            await joinCarts(trx, owner, caller.guestId, now)
            return checkOut(trx, files, { owner, form, ...uploads, now })
          })
          const { redirectTo, message } = await finishOrder(deps, placed, (err) =>
            request.log.warn({ err, orderId: placed.orderId }, 'payment not started'),
          )
          const said = request.say(message, { order: placed.orderNo })
          return ok(presentPlaced(placed, redirectTo, said), said)
        } finally {
          for (const file of [uploads.proof, uploads.upload]) if (file) await files.discardUnsaved(file)
        }
      })
    },
  )
}

const nobodysCart: CartRow = {
  id: 0,
  coupon_code: '',
  postcode: '',
  state: '',
  city: '',
  country: 'MY',
  has_place: false,
  shipping_method_id: null,
  click_upsell_id: null,
  click_upsell_accepted: null,
}

const meOf = ({ session }: AnyRequest) =>
  session && { name: session.user.name, email: session.user.email, phone: session.user.phone }
