import { maskedNumber } from '@kedai/domain/payments/banks.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailOwners } from '../accounts/actions/mail-owners.ts'
import type { Changed } from './actions/save-bank-account.ts'
import { readShopName } from './queries/people.ts'
import { accountMail as texts } from './setup-messages.ts'

/** To every owner: where the shop's transfers go was changed, and by whom. */
export async function mailAccountChanged({ mail, config }: Deps, trx: Db, { shopId, person, changed }: { shopId: number; person: string; changed: Changed }): Promise<void> {
  const { account: { bank, number, holder }, action } = changed
  const params = { shop: await readShopName(trx, shopId), person }
  await mailOwners(trx, mail, shopId, {
    subject: texts.subject, params,
    blocks: [
      { kind: 'heading', text: texts.heading[action] },
      { kind: 'lines', rows: [{ label: texts.account, value: `${bank} ${maskedNumber(number)}` }, { label: texts.holder, value: holder }] },
      { kind: 'paragraph', text: texts.text, params },
      { kind: 'button', text: texts.button, url: `${config.publicUrl}/seller/settings/payments` },
    ],
  })
}
