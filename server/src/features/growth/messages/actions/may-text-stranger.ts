import { isMalaysianMobile } from '@kedai/domain/people/phone.ts'
import { formatDate, startOfDay } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { strangersTexts as texts } from '../messages.ts'
import { countStrangersTexts, noteTold, readTextRules } from '../queries/sms-of-day.ts'

/**
 * Why an automatic text that a stranger set off does not go out; null where it does. The owners are told by mail, once a day, when
 * no more of them go out.
 */
export async function whyNotTextStranger(
  trx: Db,
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  { shopId, to, now }: { shopId: number; to: string; now: Date },
): Promise<'abroad' | 'stranger_limit' | null> {
  if (!isMalaysianMobile(to) && !(await readTextRules(trx, shopId)).texts_abroad) return 'abroad'
  const limit = config.sending.textsOfStrangers
  if ((await countStrangersTexts(trx, shopId, startOfDay(now))) < limit) return null
  if (await noteTold(trx, shopId, formatDate(now)))
    await mailOwners(trx, mail, shopId, {
      subject: texts.subject,
      params: { limit },
      blocks: [
        { kind: 'heading', text: texts.subject },
        { kind: 'paragraph', text: texts.body, params: { limit } },
        { kind: 'paragraph', text: texts.own },
        { kind: 'button', text: texts.look, url: `${config.publicUrl}/seller/automations` },
      ],
    })
  return 'stranger_limit'
}
