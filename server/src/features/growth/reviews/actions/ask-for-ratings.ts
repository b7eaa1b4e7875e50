import { daysUntilAsked, whyNotRate } from '@kedai/domain/reviews/may-rate.ts'
import { quietUntil } from '@kedai/domain/messages/quiet-hours.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import { whyNotWriteTo } from '../../opt-outs/actions/may-write-to.ts'
import { findOrder } from '../../../orders/orders/actions/find-order.ts'
import { mailTexts } from '../messages/mails.ts'
import { endRequest, insertRequest, listDueRequests, readAsking } from '../queries/requests.ts'

type Of = { shopId: number; orderId: number }
type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const atMost = 500 // what is left waits for the next turn

/** Plans the one mail that asks an order's buyer for a rating. */
export async function planRequest(trx: Db, of: Of, now: Date): Promise<void> {
  await insertRequest(trx, of, new Date(now.getTime() + daysUntilAsked * 86_400_000))
}

/** Asks every shop's buyers whose goods left a week ago, each in a transaction of its own, by day only and nobody who wants silence. Answers how many mails went out. */
export async function askForRatings({ db, clock, ...parts }: Parts, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  if (parts.config.growth.quietHours && quietUntil(now) !== null) return 0
  let sent = 0
  for (const of of await listDueRequests(db, now, atMost)) {
    if (signal?.aborted) break
    if (await inTransaction(db, { shopId: of.shopId }, (trx) => askOne(trx, parts, of, now))) sent += 1
  }
  return sent
}

// The request is ended first: whoever comes second finds it ended, and the mail leaves with the same commit.
async function askOne(trx: Db, { mail, config }: Pick<Parts, 'mail' | 'config'>, of: Of, now: Date): Promise<boolean> {
  const order = await findOrder(trx, of)
  const { name: shop, email, asks_for_reviews: isOn, has_rated: hasRated, titles } = await readAsking(trx, of)
  const isWanted =
    isOn &&
    !hasRated &&
    order.buyer_email !== null &&
    whyNotRate(order.facts) === null &&
    (await whyNotWriteTo(
      trx,
      { shopId: of.shopId, channel: 'email', address: foldEmail(order.buyer_email) },
      { isAboutOrder: true },
    )) === null
  if (!(await endRequest(trx, of, isWanted ? 'sent' : 'not_needed', now)) || !isWanted || order.buyer_email === null)
    return false
  const params = { order_no: order.order_no, shop, name: order.buyer_name }
  await mail.send(trx, {
    to: order.buyer_email,
    lang: isLang(order.lang) ? order.lang : 'ms',
    ...(email !== null && { replyTo: email }),
    about: { orderId: of.orderId },
    waitsForOwner: true,
    content: {
      shop,
      subject: mailTexts.askSubject,
      params,
      blocks: [
        { kind: 'heading', text: mailTexts.askHeading },
        { kind: 'paragraph', text: mailTexts.hello, params },
        { kind: 'paragraph', text: mailTexts.askText, params },
        { kind: 'lines', rows: titles.map((title) => ({ label: title, value: '' })) },
        { kind: 'button', text: mailTexts.ask, url: `${config.publicUrl}/order/${order.token}/rate` },
        { kind: 'paragraph', text: mailTexts.onlyOnce },
      ],
    },
  })
  return true
}
