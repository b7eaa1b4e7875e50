import { reminderDue } from '@kedai/domain/entitlements/term.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { mailTexts } from '../messages.ts'
import { listDue, noteReminder, readMember } from '../queries.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>

const atMost = 500 // what is left waits for the next turn

/** Reminds members of every shop whose plan ends, each in a transaction of its own. Answers how many mails went out. */
export async function remindMembers({ db, clock, ...parts }: Parts, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  let sent = 0
  for (const { shop_id: shopId, entitlement_id: id } of await listDue(db, formatDate(now), atMost)) {
    if (signal?.aborted) break
    if (await inTransaction(db, { shopId }, (trx) => remindOne(trx, parts, { shopId, id }, now))) sent += 1
  }
  return sent
}

// It is noted first: whoever comes second finds it noted, and the mail leaves with the same commit or not at all.
async function remindOne(
  trx: Db,
  { mail, config }: Pick<Parts, 'mail' | 'config'>,
  { shopId, id }: { shopId: number; id: number },
  now: Date,
): Promise<boolean> {
  const member = await readMember(trx, shopId, id)
  const until = member?.until_on ?? null
  const step = until === null ? null : reminderDue(formatDate(now), until)
  if (!member || member.is_void || until === null || step === null) return false
  if (!(await noteReminder(trx, { shopId, id, until, step, now }))) return false
  // Who has paid on that day or since knows when it ends; a plan of a week would be reminded the day it begins.
  const isFresh = member.paid_on !== null && member.paid_on >= plusDays(until, step)
  if (isFresh || member.holder_email === null) return false
  const params = {
    title: member.title,
    plan: member.plan,
    day: until,
    name: member.holder_name,
    shop: member.shop_name,
  }
  const isOver = step > 0
  await mail.send(trx, {
    to: member.holder_email,
    lang: isLang(member.lang) ? member.lang : 'ms',
    ...(member.shop_email !== null && { replyTo: member.shop_email }),
    about: { orderId: member.order_id },
    waitsForOwner: true,
    content: {
      shop: member.shop_name,
      subject: isOver ? mailTexts.overSubject : mailTexts.soonSubject,
      params,
      blocks: [
        { kind: 'heading', text: isOver ? mailTexts.overSubject : mailTexts.soonSubject, params },
        { kind: 'paragraph', text: mailTexts.hello, params },
        { kind: 'paragraph', text: isOver ? mailTexts.overText : mailTexts.soonText, params },
        { kind: 'button', text: mailTexts.renew, url: `${config.publicUrl}/member/${member.token}` },
      ],
    },
  })
  return true
}
