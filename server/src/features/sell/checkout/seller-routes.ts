import { success } from '@kedai/contracts/envelope.ts'
import { madeOrder, newOrder, newOrderQuote, quoteNewOrder } from '@kedai/contracts/new-orders.ts'
import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { ok } from '../../../platform/http/envelope.ts'
import { idempotent } from '../../../platform/idempotency/idempotent.ts'
import { claimSending } from '../../shop/accounts/actions/claim-sending.ts'
import { mustManage } from '../../../platform/sellers/require-seller.ts'
import { placeSellerOrder } from './actions/place-seller-order.ts'
import { madeOrderTexts } from './messages.ts'
import { quoteSellerOrder } from './quote-seller-order.ts'
import { readContact } from './shared/contact.ts'

const config = { auth: 'seller', work: 'orders' } as const

/** Sales that begin in a chat: the seller writes the order, the buyer gets a link to pay it. */
export async function sellerCheckoutRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  const { db, clock, files, limits } = deps
  const preHandler = mustManage('orders')
  const tags = ['orders']

  app.post(
    '/api/ajax/seller/orders/quote',
    {
      schema: {
        tags,
        summary: 'What an order written by the seller comes to',
        body: quoteNewOrder,
        response: { 200: success(newOrderQuote) },
      },
      config,
      preHandler,
    },
    async ({ body, seller: { shopId }, lang }) =>
      ok(
        await inTransaction(db, { shopId, readOnly: true }, (trx) =>
          quoteSellerOrder(trx, { shopId, asked: body, lang, now: clock.now() }),
        ),
      ),
  )

  app.post(
    '/api/ajax/seller/orders',
    {
      schema: {
        tags,
        summary: 'Write an order for a buyer; its link is where they pay',
        body: newOrder,
        response: { 200: success(madeOrder) },
      },
      config,
      preHandler,
    },
    async (request, reply) => {
      const { shopId, userId, shopName } = request.seller
      await limits.take(request, 'written_order')
      const form = { body: request.body, contact: await readContact(request.body), lang: request.lang }
      const now = clock.now()
      const placed = await idempotent({ db, clock, request, reply, options: { shopId } }, async (trx) => {
        const made = await placeSellerOrder(trx, files, { shopId, form, now })
        // The mail about it goes to somebody who may never have asked for one.
        const { email } = form.contact.details
        if (email !== '') await claimSending(trx, { shopId, userId, channel: 'email', recipients: 1, now })
        return made
      })
      const url = `${deps.config.publicUrl}/order/${placed.token}`
      const text = request.say(madeOrderTexts.chat, {
        shop: shopName,
        order: placed.orderNo,
        total: displayRinggit(parseRinggit(placed.totals.total) ?? noSen, request.lang),
        link: url,
      })
      return ok(
        {
          order_no: placed.orderNo,
          totals: placed.totals,
          order_url: url,
          whatsapp_url: whatsappLink(form.contact.phone, text),
        },
        request.say(madeOrderTexts.made, { order: placed.orderNo }),
      )
    },
  )
}
