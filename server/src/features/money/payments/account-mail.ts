import { maskedNumber } from '@kedai/domain/payments/banks.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { mailOwners } from '../../shop/accounts/actions/mail-owners.ts'
import { accountSavedMail } from './accounts/messages.ts'
import type { Changed } from './actions/save-bank-account.ts'
import type { ChangedDuitNow } from './actions/save-duitnow.ts'
import { duitNowMail } from './duitnow-messages.ts'
import { readShopName } from './queries/people.ts'
import { accountMail as texts, wordsMail } from './setup-messages.ts'

type By = { shopId: number; person: string }
type Letter = {
  subject: Message
  heading: Message
  rows: { label: Message; value: string }[]
  text: Message
  button: Message
}

/** To every owner: where the shop's transfers go was changed, and by whom. */
export const mailAccountChanged = (
  deps: Deps,
  trx: Db,
  by: By,
  { account: { bank, number, holder }, action }: Changed,
): Promise<void> =>
  mailMoneyMoved(deps, trx, by, {
    subject: texts.subject,
    heading: texts.heading[action],
    text: texts.text,
    button: texts.button,
    rows: [
      { label: texts.account, value: `${bank} ${maskedNumber(number)}` },
      { label: texts.holder, value: holder },
    ],
  })

/** To every owner: the code that buyers scan was changed, and by whom; nothing where it stayed the same. */
export async function mailDuitNowChanged(
  deps: Deps,
  trx: Db,
  by: By,
  { action, merchantName, account }: ChangedDuitNow,
): Promise<void> {
  if (action === 'same') return
  const { subject, heading, text, button, paid } = duitNowMail
  await mailMoneyMoved(deps, trx, by, {
    subject,
    heading: heading[action],
    text,
    button,
    rows: [
      { label: paid, value: merchantName },
      { label: duitNowMail.account, value: account },
    ],
  })
}

/** To every owner: what buyers read of a way to pay was changed, and by whom. */
export const mailMethodReworded = (
  deps: Deps,
  trx: Db,
  by: By,
  { name, instructions }: { name: string; instructions: string },
): Promise<void> => {
  const { method, instructions: label, ...letter } = wordsMail
  return mailMoneyMoved(deps, trx, by, {
    ...letter,
    rows: [{ label: method, value: name }, ...(instructions === '' ? [] : [{ label, value: instructions }])],
  })
}

/** To every owner: the account that takes online payments was changed, and by whom. */
export const mailPaymentAccountSaved = (deps: Deps, trx: Db, by: By, provider: string): Promise<void> => {
  const { provider: label, ...letter } = accountSavedMail
  return mailMoneyMoved(deps, trx, by, { ...letter, rows: [{ label, value: provider }] })
}

async function mailMoneyMoved(
  { mail, config }: Deps,
  trx: Db,
  { shopId, person }: By,
  { subject, heading, rows, text, button }: Letter,
): Promise<void> {
  const params = { shop: await readShopName(trx, shopId), person }
  await mailOwners(trx, mail, shopId, {
    subject,
    params,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'lines', rows },
      { kind: 'paragraph', text, params },
      { kind: 'button', text: button, url: `${config.publicUrl}/seller/settings/payments` },
    ],
  })
}
