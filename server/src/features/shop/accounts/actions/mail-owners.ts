import { isLang, type Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { MailContent } from '../../../../platform/mail/mail-content.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'
import { listOwners } from '../queries/owners.ts'

/** A mail to each owner of the shop, in the owner's language, with the open transaction; amounts may be written for that language. */
export async function mailOwners(
  trx: Db,
  mail: Pick<Mail, 'send'>,
  shopId: number,
  content: MailContent | ((lang: Lang) => MailContent),
): Promise<void> {
  for (const { email, lang: kept } of await listOwners(trx, shopId)) {
    const lang = isLang(kept) ? kept : 'ms'
    await mail.send(trx, { to: email, lang, content: typeof content === 'function' ? content(lang) : content })
  }
}
