import { displayRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import { buyerSubjects, mailTexts } from '../messages/mails.ts'
import type { MailStory } from '../queries/read-mail-story.ts'

type Refund = { amount: string; reason: string; orderUrl: string; lang: Lang }

/** What the buyer is written to about money that the shop gave back: how much, of what payment, and why. `amount` as "12.30". */
export function refundMail(
  { order, shop, method }: MailStory,
  { amount: text, reason, orderUrl, lang }: Refund,
): MailContent {
  const amount = displayRinggit(parseRinggit(text) ?? noSen, lang)
  return {
    shop: shop.name,
    subject: buyerSubjects.refunded,
    params: { order_no: order.order_no, shop: shop.name, name: order.buyer_name, amount },
    blocks: [
      { kind: 'heading', text: mailTexts.refundedHeading, params: { amount } },
      { kind: 'paragraph', text: mailTexts.hello, params: { name: order.buyer_name } },
      { kind: 'paragraph', text: mailTexts.refundedText, params: { shop: shop.name, amount } },
      ...(reason === '' ? [] : [{ kind: 'paragraph', text: mailTexts.reason, params: { reason } } as const]),
      {
        kind: 'lines',
        rows: [
          { label: mailTexts.givenBack, value: amount },
          ...(method === null ? [] : [{ label: mailTexts.paidBy, value: methodWords(method, lang).name }]),
        ],
      },
      { kind: 'button', text: mailTexts.seeOrder, url: orderUrl },
      { kind: 'paragraph', text: mailTexts.keepLink },
    ],
  }
}
