import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { knownMail as texts } from '../apply-messages.ts'
import { shopName } from '../queries/shop.ts'

/** Tells people that somebody applied with what is theirs; each address gets a few mails an hour at most. */
export async function tellKnown(
  { db, mail, limits, config }: Pick<Deps, 'db' | 'mail' | 'limits' | 'config'>,
  request: AnyRequest,
  { shopId, emails }: { shopId: number; emails: readonly string[] },
): Promise<void> {
  for (const to of emails.map(normaliseEmail)) {
    try {
      await limits.takeOf(request, 'mailed_address', to)
    } catch (refusal) {
      if (refusal instanceof AppError && refusal.code === 'too_many') continue
      throw refusal
    }
    await inTransaction(db, { shopId }, async (trx) => {
      const shop = await shopName(trx, shopId)
      await mail.send(trx, {
        to,
        lang: request.lang,
        content: {
          shop,
          subject: texts.subject,
          params: { shop },
          blocks: [
            { kind: 'heading', text: texts.subject, params: { shop } },
            { kind: 'paragraph', text: texts.used, params: { shop } },
            { kind: 'paragraph', text: texts.mine },
            { kind: 'button', text: texts.signIn, url: `${config.publicUrl}/login` },
          ],
        },
      })
    })
  }
}
