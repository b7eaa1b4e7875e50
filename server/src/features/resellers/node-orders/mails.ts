import { isLang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { shopUrl } from '../../../platform/http/shop-url.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import { nodeOrderMails as texts } from './messages.ts'
import { findLetterFacts } from './queries/letter-facts.ts'

/** To the reseller who has to send an order, with his own pages' address. */
export async function mailToSend(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  trx: Db,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<void> {
  const facts = await findLetterFacts(trx, shopId, orderId)
  if (!facts) return
  const lang = isLang(facts.lang) ? facts.lang : 'ms'
  const due = formatTime(facts.due_at)
  const until = `${displayDay(due.slice(0, 10), lang)}, ${due.slice(11, 16)}`
  const params = { name: facts.name, order_no: facts.order_no, shop: facts.shop_name, until }
  await mail.send(trx, {
    to: facts.email,
    lang,
    waitsForOwner: true,
    content: {
      shop: facts.shop_name,
      subject: texts.toSend,
      params,
      blocks: [
        { kind: 'heading', text: texts.toSend, params },
        { kind: 'paragraph', text: texts.toSendUntil, params },
        { kind: 'button', text: texts.openToSend, url: `${shopUrl(config, facts.username)}/${facts.area}/to-send` },
      ],
    },
  })
}

/** To the shop: an order lies with somebody who does not send it, and the shop has not enough itself. */
export const notMovedMail = (orderNo: string, name: string, publicUrl: string): MailContent => {
  const params = { order_no: orderNo, name }
  return {
    subject: texts.notMoved,
    params,
    blocks: [
      { kind: 'heading', text: texts.notMoved, params },
      { kind: 'paragraph', text: texts.notMovedWhy, params },
      { kind: 'button', text: texts.openOrder, url: `${publicUrl}/seller/orders/${encodeURIComponent(orderNo)}` },
    ],
  }
}
