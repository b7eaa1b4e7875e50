import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { isTimeToAsk } from '@kedai/domain/reviews/may-rate.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { orderMessage, whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { publicPath, srcsetOf } from '../../../../platform/files/links.ts'
import { presentTheme } from '@kedai/domain/theme/present-theme.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { presentAddress } from '../shared/present-address.ts'
import { readFacts } from '../shared/read-statuses.ts'
import { presentBuyerActions } from './actions.ts'
import { presentDuitNow } from './duitnow.ts'
import { presentDownloads } from './downloads.ts'
import { headlineOf } from './headline.ts'
import { headlineParams } from './headline-params.ts'
import { readAccounts } from './accounts.ts'
import { presentOrderRow } from './order-row.ts'
import {
  dueOf,
  presentDispatch,
  presentLine,
  presentMoney,
  presentProof,
  presentShipping,
  presentTotals,
  presentTransferDiscount,
} from './shared.ts'
import { presentSentParcels, sentParcels } from './parcels.ts'
import type { TypeParts } from './type-parts.ts'
import { presentTimeline } from './timeline.ts'

export type BuyerView = { types: TypeParts; lang: Lang; now: Date; files: Files }

const paidStates: ReadonlySet<string> = new Set(['paid', 'overpaid', 'partially_refunded'])

/** The buyer's own view of an order: its state in plain words first. */
export function presentBuyerOrder(story: OrderStory, { types, lang, now, files }: BuyerView): BuyerOrder {
  const { order, lines, method, proofs, events } = story
  const facts = readFacts(order, lines)
  const sent = sentParcels(story)
  const { headline, next } = headlineOf({
    ...facts,
    hasTrackingNumber: (sent[0]?.tracking_number ?? '') !== '',
    hasDownloads: story.downloads.length > 0,
    isCollected: order.pickup !== null,
  })
  const params = headlineParams({ ...story, shipments: sent })
  const { order_no, placed_at, payment_status, fulfilment_status, order_status, payment_kind } = presentOrderRow({
    ...order,
    first_title: null,
    total_qty: 0,
  })
  return {
    order_no,
    placed_at,
    payment_status,
    fulfilment_status,
    order_status,
    headline: say(headline, lang, params),
    next_step: next && say(next, lang, params),
    hold_expires_at: order.hold_expires_at && formatTime(order.hold_expires_at),
    dispatch_on: presentDispatch(order),
    server_time: formatTime(now),
    totals: presentTotals(order),
    transfer_discount: presentTransferDiscount(order),
    paid: presentMoney(order.paid_sen),
    refunded: presentMoney(order.refunded_sen),
    rounding_amount: presentMoney(order.rounding_sen),
    balance_due: formatRinggit(dueOf(order)),
    coupon_code: order.coupon_code,
    lines: lines.map((line) => presentLine(line, types, files)),
    buyer: presentAddress(order),
    notes: order.notes,
    payment: {
      code: order.payment_method,
      kind: payment_kind,
      ...(method ? methodWords(method, lang) : { name: order.payment_method, instructions: '' }),
      accounts: readAccounts(method?.accounts),
      duitnow: presentDuitNow(story),
    },
    shipping: presentShipping(order, lang),
    pickup: order.pickup,
    shipments: presentSentParcels(story),
    proofs: proofs.map((proof) => presentProof(proof, files, now)),
    downloads: presentDownloads(story, { lang, now }),
    timeline: presentTimeline(events, { lang, isBuyer: true }),
    ...types.order,
    asks_rating: isTimeToAsk(facts, sent.at(-1)?.shipped_at ?? null, now),
    actions: presentBuyerActions(facts, order, lang),
    tells_purchase: story.shop.has_pixel && paidStates.has(order.payment_status),
    shop: presentShop(story, lang),
  }
}

function presentShop(story: OrderStory, lang: Lang): BuyerOrder['shop'] {
  const { username, name, whatsapp_number, email, theme, logo_key, logo_widths } = story.shop
  return {
    username,
    name,
    whatsapp_number,
    email,
    whatsapp_link: whatsapp_number === null ? null : whatsappLink(whatsapp_number, question(story, lang)),
    logo: logo_key === null ? null : { url: publicPath(logo_key), srcset: srcsetOf(logo_key, logo_widths ?? []) },
    stylesheet: presentTheme(theme).stylesheet,
  }
}

const question = ({ order, lines, shop }: OrderStory, lang: Lang) =>
  orderMessage({ shopName: shop.name, orderNo: order.order_no, lines, total: sen(order.total_sen), link: null }, lang)
