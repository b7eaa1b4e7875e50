import { list, success } from '@kedai/contracts/envelope.ts'
import { editOrder as editBody, orderItem, orderItemsQuery } from '@kedai/contracts/order-edits.ts'
import { orderNoParams, sellerOrder } from '@kedai/contracts/seller-orders.ts'
import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit, parseRinggit, signedAmountOf } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { amountBack } from '@kedai/domain/orders/payment-status.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { publicPath } from '../../../platform/files/links.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok, okList } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { editOrder } from './actions/edit-order.ts'
import { readSellerOrder } from './actions/read-seller-order.ts'
import { editTexts } from './messages/edit.ts'
import { searchUnits, type UnitOnSale } from './queries/edit-lines.ts'
import { inWords } from './refusal-params.ts'

const config = { auth: 'seller', work: 'orders' } as const

/** Changing an order that has not left the shop, and finding what to add to it. */
export async function orderEditRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, limits } = deps
  const preHandler = mustManage('orders')

  app.get(
    '/api/ajax/seller/order-items',
    {
      schema: { querystring: orderItemsQuery, response: { 200: list(orderItem) }, tags: ['orders'] },
      config,
      preHandler,
    },
    async (request) => {
      const { shopId } = request.seller
      await limits.take(request, 'search')
      const units = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
        searchUnits(trx, shopId, request.query.term),
      )
      return okList(
        units.map((unit) => presentUnit(unit, clock.now())),
        { page: 1, per_page: units.length, total: units.length, last_page: 1 },
      )
    },
  )

  app.post(
    '/api/ajax/seller/orders/:order_no/edit',
    {
      schema: { params: orderNoParams, body: editBody, response: { 200: success(sellerOrder) }, tags: ['orders'] },
      config: { ...config, idOf: 'order' },
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId } = request.seller
      const { order_no: orderNo } = request.params
      await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        await editOrder(trx, { shopId, orderNo, wish: request.body, userId, now: clock.now() })
        return null
      })
      const order = await readSellerOrder(deps, request.seller, { orderNo, lang: request.lang })
      const due = read(order.balance_due)
      const back = amountBack({
        total: read(order.totals.total),
        paid: read(order.paid),
        refunded: read(order.refunded),
        rounding: signedAmountOf(order.rounding_amount),
      })
      const text =
        due > 0 && order.paid !== '0.00' ? editTexts.editedDue : back > 0 ? editTexts.editedBack : editTexts.edited
      return ok(order, request.say(text, { due: inWords(due), back: inWords(back) }))
    },
  )
}

const read = (amount: string) => parseRinggit(amount) ?? noSen

function presentUnit(unit: UnitOnSale, now: Date) {
  const promoPrice = unit.promo_price_sen === null ? null : sen(unit.promo_price_sen)
  const { price } = effectivePrice(
    { price: sen(unit.price_sen), promoPrice },
    { isPromo: unit.is_promo, promoUntil: unit.promo_until },
    now,
  )
  return {
    variation_id: unit.id,
    title: unit.title,
    options: optionsText(unit.option_values),
    price: formatRinggit(price),
    stock: unit.stock,
    image: unit.image_key === null ? null : publicPath(unit.image_key, unit.image_widths?.[0]),
  }
}
