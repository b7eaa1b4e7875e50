import { langs } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'
import type { Written, Writer } from '../../../../platform/mail/mail-pump.ts'
import type { MailOccasion } from '../messages/mails.ts'
import { readMailStories } from '../queries/read-mail-story.ts'
import type { MailStory } from '../queries/read-mail-story.ts'
import { oneOf } from '../shared/read-statuses.ts'
import { buyerMail } from './buyer-mail.ts'
import { newOrderMail } from './new-order-mail.ts'
import { refundMail } from './refund-mail.ts'

/** What waits in the outbox: the mail is written when it leaves, so that it says how things stand then. */
export type OrderMail = { orderId: number; occasion: MailOccasion; reason?: string; amount?: string }
type Data = OrderMail & { to: 'buyer' | 'owners' }

const kind = 'order'

/** Leaves a mail to the buyer in the open transaction, and one to the owners about a new order. */
export function leaveOrderMails(
  trx: Db,
  mail: Pick<Mail, 'leave'>,
  { orderId, occasion, reason = '', amount = '' }: OrderMail,
): void {
  const data = { orderId, occasion, reason, amount }
  const toBuyer = { kind, orderId, waitsForOwner: true, data: { ...data, to: 'buyer' } satisfies Data }
  mail.leave(
    trx,
    toBuyer,
    ...(occasion === 'placed' ? [{ kind, orderId, data: { ...data, to: 'owners' } satisfies Data }] : []),
  )
}

/** Writes them, all of a shop's that are due from one statement. Links are built from PUBLIC_URL. */
export function writeOrderMails({
  db,
  clock,
  mail,
  config: { publicUrl },
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>): void {
  const writer: Writer = async (shopId, rows) => {
    if (shopId === null) throw new Error('an order is of a shop')
    const wanted = rows.map(({ data }) => data as Data) // as `leaveOrderMails` left it
    const stories = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
      readMailStories(trx, shopId, [...new Set(wanted.map(({ orderId }) => orderId))]),
    )
    return wanted.map((one) => {
      const story = stories.get(one.orderId)
      return story ? write(story, one, { publicUrl, now: clock.now() }) : []
    })
  }
  mail.writes(kind, writer)
}

function write(
  story: MailStory,
  { to, occasion, reason = '', amount = '' }: Data,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Written[] {
  if (to === 'owners') {
    const content = newOrderMail(story, `${publicUrl}/seller/orders/${encodeURIComponent(story.order.order_no)}`)
    return story.owners.map(({ email, lang }) => ({ to: email, lang: oneOf(langs, lang), content }))
  }
  const addressed = toWhoOrdered(story)
  const { order, shop } = addressed
  // All of the money back ends the order: the mail of the refund says so.
  if (
    order.buyer_email === null ||
    (occasion === 'cancelled' && reason === 'refunded' && order.payment_status === 'refunded')
  )
    return []
  const lang = oneOf(langs, order.lang)
  const told = { reason, amount, orderUrl: `${publicUrl}/order/${order.token}`, lang, now }
  const content = occasion === 'refunded' ? refundMail(addressed, told) : buyerMail(addressed, { ...told, occasion })
  return [{ to: order.buyer_email, lang, content, ...(shop.email !== null && { replyTo: shop.email }) }]
}

// A dropshipper's buyer knows neither the shop nor what the dropshipper pays it.
function toWhoOrdered(story: MailStory): MailStory {
  const { dropshipper: by } = story
  if (!by) return story
  return { ...story, order: { ...story.order, buyer_name: by.name, buyer_email: by.email, lang: by.lang } }
}
