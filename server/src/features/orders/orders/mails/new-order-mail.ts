import { sen } from '@kedai/domain/money/sen.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import { mailTexts } from '../messages/mails.ts'
import { headlineParams } from '../present/headline-params.ts'
import { presentDispatch } from '../present/shared.ts'
import type { MailStory } from '../queries/read-mail-story.ts'
import { chosenRows } from './buyer-mail.ts'
import { inWords } from '../refusal-params.ts'

/** What the seller is written to about a new order. */
export function newOrderMail(story: MailStory, orderUrl: string): MailContent {
  const { order, lines } = story
  const params = {
    ...headlineParams(story),
    order_no: order.order_no,
    name: order.buyer_name,
    total: inWords(sen(order.total_sen)),
  }
  return {
    subject: mailTexts.newOrder,
    params,
    blocks: [
      { kind: 'heading', text: mailTexts.newOrder, params },
      { kind: 'paragraph', text: mailTexts.newOrderFrom, params },
      ...(presentDispatch(order) === null ? [] : [{ kind: 'paragraph', text: mailTexts.sentFrom, params } as const]),
      {
        kind: 'lines',
        rows: lines.flatMap(({ title, options, quantity, chosen }) => [
          { label: `${title}${options === '' ? '' : ` (${options})`}`, value: `× ${quantity}` },
          ...chosenRows(chosen),
        ]),
      },
      { kind: 'button', text: mailTexts.openOrder, url: orderUrl },
    ],
  }
}
