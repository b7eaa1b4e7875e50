import { langs } from '@kedai/domain/text/lang.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { NewMail } from '../../../platform/mail/mail.ts'
import type { MailOccasion } from '../messages/mails.ts'
import { readMailStory } from '../queries/read-mail-story.ts'
import type { MailStory } from '../queries/read-mail-story.ts'
import { oneOf } from '../read-statuses.ts'
import { buyerMail } from './buyer-mail.ts'
import { newOrderMail } from './new-order-mail.ts'
import { refundMail } from './refund-mail.ts'

/** What travels in the job: the mail is written when it leaves, so that it says how things stand then. */
export type OrderMailJob = { shopId: number; orderId: number; occasion: MailOccasion; reason?: string; amount?: string }

/** Writes to the buyer, and to the owners about a new order. Links are built from PUBLIC_URL. */
export async function sendOrderMails({ db, clock, mail, config: { publicUrl } }: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>, { shopId, orderId, occasion, reason = '', amount = '' }: OrderMailJob): Promise<void> {
  await inTransaction(db, { shopId }, async (trx) => {
    const story = await readMailStory(trx, shopId, orderId)
    // All of the money back ends the order: the mail of the refund says so.
    if (!story || (occasion === 'cancelled' && reason === 'refunded' && story.order.payment_status === 'refunded')) return
    await mail.send(trx, ...toBuyer(story, { occasion, reason, amount, publicUrl, now: clock.now() }), ...(occasion === 'placed' ? toOwners(story, publicUrl) : []))
  })
}

function toBuyer(story: MailStory, { publicUrl, ...rest }: { occasion: MailOccasion; reason: string; amount: string; publicUrl: string; now: Date }): NewMail[] {
  const { order, shop } = story
  if (order.buyer_email === null) return []
  const lang = oneOf(langs, order.lang)
  const told = { ...rest, orderUrl: `${publicUrl}/order/${order.token}`, lang }
  const content = told.occasion === 'refunded' ? refundMail(story, told) : buyerMail(story, { ...told, occasion: told.occasion })
  return [{ to: order.buyer_email, lang, content, ...(shop.email !== null && { replyTo: shop.email }) }]
}

function toOwners(story: MailStory, publicUrl: string): NewMail[] {
  const content = newOrderMail(story, `${publicUrl}/seller/orders/${encodeURIComponent(story.order.order_no)}`)
  return story.owners.map(({ email, lang }) => ({ to: email, lang: oneOf(langs, lang), content }))
}
