import { isLang } from '@kedai/domain/text/lang.ts'
import { displayDay } from '@kedai/domain/time/display-day.ts'
import { formatDate, formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { reminderTexts } from '../messages.ts'
import { listRemindersDue, noteReminded } from '../queries/reminders.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const atMost = 500 // what is left waits for the next turn

/** Reminds buyers of every shop of what they booked for the next day, each in a transaction of its own. Answers how many mails went out. */
export async function remindBuyers({ db, clock, ...parts }: Parts, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  let sent = 0
  for (const { shop_id: shopId, appointment_id: id } of await listRemindersDue(db, now, atMost)) {
    if (signal?.aborted) break
    if (await inTransaction(db, { shopId }, (trx) => remindOne(trx, parts, { shopId, id }))) sent += 1
  }
  return sent
}

// It is noted first: whoever comes second finds it noted, and the mail leaves with the same commit or not at all.
async function remindOne(
  trx: Db,
  { mail, config }: Pick<Parts, 'mail' | 'config'>,
  one: { shopId: number; id: number },
): Promise<boolean> {
  const booked = await noteReminded(trx, one)
  if (!booked || booked.buyer_email === null) return false
  const lang = isLang(booked.lang) ? booked.lang : 'ms'
  const params = {
    title: booked.title,
    name: booked.buyer_name,
    shop: booked.shop,
    order_no: booked.order_no,
    day: displayDay(formatDate(booked.starts_at), lang),
    time: formatTime(booked.starts_at).slice(11, 16),
    staff: booked.staff ?? '',
  }
  await mail.send(trx, {
    to: booked.buyer_email,
    lang,
    ...(booked.shop_email !== null && { replyTo: booked.shop_email }),
    about: { orderId: booked.order_id },
    waitsForOwner: true,
    content: {
      shop: booked.shop,
      subject: reminderTexts.subject,
      params,
      blocks: [
        { kind: 'heading', text: reminderTexts.subject, params },
        { kind: 'paragraph', text: reminderTexts.hello, params },
        { kind: 'paragraph', text: params.staff === '' ? reminderTexts.text : reminderTexts.textWithStaff, params },
        { kind: 'paragraph', text: reminderTexts.change, params },
        { kind: 'button', text: reminderTexts.open, url: `${config.publicUrl}/order/${booked.token}` },
      ],
    },
  })
  return true
}
