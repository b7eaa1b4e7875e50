import { maskedNumber } from '@kedai/domain/payments/banks.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Changed } from './actions/save-bank-account.ts'
import { listOwners, readShopName } from './queries/people.ts'
import { accountMail as texts } from './setup-messages.ts'

/** To every owner: where the shop's transfers go was changed, and by whom. */
export async function mailAccountChanged({ mail, config }: Deps, trx: Db, { shopId, person, changed }: { shopId: number; person: string; changed: Changed }): Promise<void> {
  const { account: { bank, number, holder }, action } = changed
  const params = { shop: await readShopName(trx, shopId), person }
  for (const { email, lang } of await listOwners(trx, shopId)) {
    await mail.send(trx, {
      to: email, lang: isLang(lang) ? lang : 'ms',
      content: {
        subject: texts.subject, params,
        blocks: [
          { kind: 'heading', text: texts.heading[action] },
          { kind: 'lines', rows: [{ label: texts.account, value: `${bank} ${maskedNumber(number)}` }, { label: texts.holder, value: holder }] },
          { kind: 'paragraph', text: texts.text, params },
          { kind: 'button', text: texts.button, url: `${config.publicUrl}/seller/settings/payments` },
        ],
      },
    })
  }
}
