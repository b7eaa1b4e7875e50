import { sen } from '@kedai/domain/money/sen.ts'
import { readCell } from '@kedai/domain/collections/grid.ts'
import { splitDiscount } from '@kedai/domain/checkout/transfer-discount.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import type { OrderFacts } from '@kedai/domain/orders/actions.ts'
import { isTimeToAsk } from '@kedai/domain/reviews/may-rate.ts'
import { trackingUrl } from '@kedai/domain/shipments/couriers.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { MailBlock, MailContent } from '../../../../platform/mail/mail-content.ts'
import { buyerSubjects, handedOverSubject, mailTexts, type MailOccasion } from '../messages/mails.ts'
import { systemReasons } from '../messages/timeline.ts'
import { readAccounts } from '../present/accounts.ts'
import { headlineOf } from '../present/headline.ts'
import { headlineParams } from '../present/headline-params.ts'
import { presentDispatch } from '../present/shared.ts'
import type { MailStory } from '../queries/read-mail-story.ts'
import { readFacts } from '../shared/read-statuses.ts'

export type BuyerMail = {
  occasion: Exclude<MailOccasion, 'refunded'>
  reason: string
  orderUrl: string
  lang: Lang
  now: Date
}

/** What the buyer is written to: how the order stands now, what to do next, what was bought. */
export function buyerMail(story: MailStory, { occasion, reason, orderUrl, lang, now }: BuyerMail): MailContent {
  const { order, shop, shipments } = story
  const facts = readFacts(order)
  const { headline, next } = headlineOf({
    ...facts,
    hasTrackingNumber: (shipments[0]?.tracking_number ?? '') !== '',
    hasDownloads: story.hasDownloads,
    isCollected: order.pickup !== null,
  })
  const params = { ...headlineParams(story), name: order.buyer_name, shop: shop.name }
  return {
    shop: shop.name,
    subject: occasion === 'shipped' && !order.ships ? handedOverSubject : buyerSubjects[occasion],
    params,
    blocks: [
      { kind: 'heading', text: headline, params },
      { kind: 'paragraph', text: mailTexts.hello, params },
      ...(next ? [{ kind: 'paragraph', text: next, params } as const] : []),
      ...(presentDispatch(order) === null ? [] : [{ kind: 'paragraph', text: mailTexts.sentFrom, params } as const]),
      ...(reason === ''
        ? []
        : [
            { kind: 'paragraph', text: mailTexts.reason, params: { reason: systemReasons[reason] ?? reason } } as const,
          ]),
      ...(occasion === 'placed' ? whereToPay(story) : []),
      ...(occasion === 'shipped' || occasion === 'tracked' ? parcel(story) : []),
      ...(order.pickup !== null && isToCome(facts)
        ? [{ kind: 'paragraph', text: mailTexts.collectAt, params: { pickup: order.pickup } } as const]
        : []),
      { kind: 'lines', rows: bought(story, lang) },
      {
        kind: 'button',
        text: waitsForSlip(story) ? mailTexts.payNow : story.hasDownloads ? mailTexts.download : mailTexts.seeOrder,
        url: orderUrl,
      },
      ...(isTimeToAsk(facts, null, now)
        ? [{ kind: 'button', text: mailTexts.rate, url: `${orderUrl}/rate` } as const]
        : []),
      { kind: 'paragraph', text: mailTexts.keepLink },
    ],
  }
}

const isToCome = ({ order, fulfilment }: OrderFacts) =>
  order === 'open' && (fulfilment === 'unfulfilled' || fulfilment === 'packed')

const waitsForSlip = ({ order }: MailStory) =>
  order.order_status === 'open' &&
  order.payment_status === 'unpaid' &&
  (order.payment_kind === 'bank_transfer' || order.payment_kind === 'qr')

function whereToPay(story: MailStory): MailBlock[] {
  if (!waitsForSlip(story)) return []
  const rows = readAccounts(story.method?.accounts).map(({ bank, number, holder }) => ({
    label: `${bank} · ${holder}`,
    value: number,
  }))
  return rows.length === 0 ? [] : [{ kind: 'lines', rows }]
}

function parcel({ shipments }: MailStory): MailBlock[] {
  const [shipment] = shipments
  if (!shipment) return []
  const url = trackingUrl(shipment.courier, shipment.tracking_number)
  const number =
    shipment.tracking_number === '' ? [] : [{ label: mailTexts.trackingNumber, value: shipment.tracking_number }]
  return [
    { kind: 'lines', rows: [{ label: mailTexts.courier, value: shipment.courier }, ...number] },
    ...(shipment.goods === null
      ? []
      : [
          {
            kind: 'lines',
            rows: shipment.goods.map(({ title, options, quantity }) => ({
              label: `${title}${options === '' ? '' : ` (${options})`}`,
              value: `× ${quantity}`,
            })),
          } as const,
        ]),
    ...(url === null ? [] : [{ kind: 'button', text: mailTexts.track, url } as const]),
  ]
}

/** What was chosen in a grid, one cell a row. */
export const chosenRows = (chosen: readonly string[] | null): { label: string; value: string }[] =>
  (chosen ?? []).flatMap((text) => {
    const cell = readCell(text)
    return cell ? [{ label: `– ${cell.name}`, value: `× ${cell.quantity}` }] : []
  })

function bought({ order, lines }: MailStory, lang: Lang) {
  const money = (amount: number) => displayRinggit(sen(amount), lang)
  const { discount_sen, transfer_discount_sen: own } = order
  const off = splitDiscount(sen(discount_sen), own === null ? null : sen(own))
  return [
    ...lines.flatMap(({ title, options, quantity, total_sen, chosen }) => [
      { label: `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`, value: money(total_sen) },
      ...chosenRows(chosen),
    ]),
    ...(order.shipping_sen === 0 ? [] : [{ label: mailTexts.shipping, value: money(order.shipping_sen) }]),
    ...(off.granted === 0 ? [] : [{ label: mailTexts.discount, value: money(-off.granted) }]),
    ...(off.transfer === 0 ? [] : [{ label: mailTexts.transferDiscount, value: money(-off.transfer) }]),
    { label: mailTexts.total, value: money(order.total_sen) },
  ]
}
