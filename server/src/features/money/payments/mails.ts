import { withoutStop } from '@kedai/domain/text/without-stop.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { mailTexts } from './mail-texts.ts'
import { dueOf } from './money-of-order.ts'
import { mailOwners } from '../../shop/accounts/actions/mail-owners.ts'
import { readMailFacts } from './queries/people.ts'
import type { MailFacts } from './queries/people.ts'

type Which = { shopId: number; orderId: number }

/** To the buyer: we have your slip, the shop is checking it. */
export async function mailSlipReceived({ mail, config }: Deps, trx: Db, { shopId, orderId }: Which): Promise<void> {
  const order = await readMailFacts(trx, shopId, orderId)
  if (order.buyer_email === null) return
  await mail.send(trx, {
    to: order.buyer_email,
    lang: langOf(order.lang),
    ...replyTo(order),
    about: { orderId },
    waitsForOwner: true,
    content: {
      shop: order.shop_name,
      subject: mailTexts.slipReceived,
      params: { order_no: order.order_no, shop: order.shop_name },
      blocks: [
        { kind: 'heading', text: mailTexts.slipReceivedHeading },
        { kind: 'paragraph', text: mailTexts.slipReceivedText, params: { shop: order.shop_name } },
        facts(order),
        { kind: 'button', text: mailTexts.openOrder, url: orderLink(config.publicUrl, order.token) },
      ],
    },
  })
}

/** To the buyer: the slip was refused, why, and where to send another. */
export async function mailSlipRejected(
  { mail, config }: Deps,
  trx: Db,
  { shopId, orderId, reason }: Which & { reason: string },
): Promise<void> {
  const order = await readMailFacts(trx, shopId, orderId)
  if (order.buyer_email === null) return
  await mail.send(trx, {
    to: order.buyer_email,
    lang: langOf(order.lang),
    ...replyTo(order),
    about: { orderId },
    waitsForOwner: true,
    content: {
      shop: order.shop_name,
      subject: mailTexts.slipRejected,
      params: { order_no: order.order_no, shop: order.shop_name },
      blocks: [
        { kind: 'heading', text: mailTexts.slipRejectedHeading },
        {
          kind: 'paragraph',
          text: mailTexts.slipRejectedText,
          params: { shop: order.shop_name, reason: withoutStop(reason) },
        },
        facts(order),
        { kind: 'button', text: mailTexts.sendAnother, url: orderLink(config.publicUrl, order.token) },
      ],
    },
  })
}

/** To the shop: a slip waits to be checked against the account. */
export async function mailSlipToCheck({ mail, config }: Deps, trx: Db, { shopId, orderId }: Which): Promise<void> {
  const order = await readMailFacts(trx, shopId, orderId)
  const content: MailContent = {
    subject: mailTexts.slipToCheck,
    params: { order_no: order.order_no, buyer: order.buyer_name },
    blocks: [
      { kind: 'heading', text: mailTexts.slipToCheckHeading, params: { buyer: order.buyer_name } },
      { kind: 'paragraph', text: mailTexts.slipToCheckText },
      facts(order),
      {
        kind: 'button',
        text: mailTexts.checkSlip,
        url: sellerLink(config.publicUrl, order.order_no),
      },
    ],
  }
  await mailOwners(trx, mail, shopId, content)
}

/** To the shop: nobody looked at a slip for as long as it rests the clock; `until` is when its order ends. */
export async function mailSlipStillWaits(
  { mail, config }: Deps,
  trx: Db,
  { shopId, orderId, until }: Which & { until: Date },
): Promise<void> {
  const order = await readMailFacts(trx, shopId, orderId)
  const params = { order_no: order.order_no, buyer: order.buyer_name, until: formatTime(until).slice(0, 16) }
  await mailOwners(trx, mail, shopId, {
    subject: mailTexts.slipStillWaits,
    params,
    blocks: [
      { kind: 'heading', text: mailTexts.slipStillWaitsHeading, params },
      { kind: 'paragraph', text: mailTexts.slipStillWaitsText, params },
      facts(order),
      { kind: 'button', text: mailTexts.checkSlip, url: sellerLink(config.publicUrl, order.order_no) },
    ],
  })
}

const facts = (order: MailFacts) => ({
  kind: 'lines' as const,
  rows: [
    { label: mailTexts.orderNo, value: order.order_no },
    { label: mailTexts.amountDue, value: displayRinggit(dueOf(order), langOf(order.lang)) },
  ],
})

const sellerLink = (publicUrl: string, orderNo: string) => `${publicUrl}/seller/orders/${encodeURIComponent(orderNo)}`
const orderLink = (publicUrl: string, token: string) => `${publicUrl}/order/${token}`
const langOf = (lang: string): Lang => (isLang(lang) ? lang : 'ms')
const replyTo = ({ shop_email }: MailFacts) => (shop_email === null ? {} : { replyTo: shop_email })
