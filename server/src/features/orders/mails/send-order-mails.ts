import type { Lang } from '@kedai/domain/text/lang.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { MailOccasion } from '../messages/mails.ts'
import { findOwners } from '../queries/find-owners.ts'
import { findOrderStory, type OrderStory } from '../queries/read-order.ts'
import { oneOf } from '../read-statuses.ts'
import { buyerMail } from './buyer-mail.ts'
import { newOrderMail } from './new-order-mail.ts'

/** What travels in the job: the mail is written when it leaves, so that it says how things stand then. */
export type OrderMailJob = { shopId: number; orderId: number; occasion: MailOccasion; reason?: string }

/** Writes to the buyer, and to the owners about a new order. Links are built from PUBLIC_URL. */
export async function sendOrderMails({ db, mail, config }: Pick<Deps, 'db' | 'mail' | 'config'>, { shopId, orderId, occasion, reason = '' }: OrderMailJob): Promise<void> {
  await inTransaction(db, { shopId }, async (trx) => {
    const story = await findOrderStory(trx, { shopId, orderId })
    if (!story) return
    const lang = oneOf(langs, story.order.lang)
    if (story.order.buyer_email !== null) {
      const orderUrl = `${config.publicUrl}/order/${story.order.token}`
      const replyTo = story.shop.email ?? undefined
      await mail.send(trx, { to: story.order.buyer_email, lang, content: buyerMail(story, { occasion, reason, orderUrl, lang }), replyTo })
    }
    if (occasion === 'placed') await tellOwners(trx, { mail, config }, shopId, story)
  })
}

async function tellOwners(trx: Db, { mail, config }: Pick<Deps, 'mail' | 'config'>, shopId: number, story: OrderStory): Promise<void> {
  const orderUrl = `${config.publicUrl}/seller/orders/${encodeURIComponent(story.order.order_no)}`
  for (const { email, lang } of await findOwners(trx, shopId)) {
    await mail.send(trx, { to: email, lang: oneOf<Lang>(langs, lang), content: newOrderMail(story, orderUrl) })
  }
}
