import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { disputeMail } from '../dispute-messages.ts'
import type { AttemptRow } from '../queries/attempts.ts'
import { readShopName } from '../queries/people.ts'
import { debtOf } from './debts/debt.ts'
import { lockDebt } from './debts/lock-debt.ts'

/** Writes down that the buyer disputes a payment at their bank, and tells the owners: answering in time is for them. Money moves when the provider says so. */
export async function noteDispute(
  { mail, config, clock }: Pick<Deps, 'mail' | 'config' | 'clock'>,
  trx: Db,
  attempt: AttemptRow,
): Promise<void> {
  const debt = await lockDebt(trx, debtOf(attempt), clock.now())
  await debt.tell('payment.disputed', attempt.method_code)
  const { subject, heading, text, button, about } = disputeMail
  const params = { shop: await readShopName(trx, attempt.shop_id), provider: providerName(attempt.provider) }
  await mailOwners(trx, mail, attempt.shop_id, {
    subject,
    params,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'lines', rows: [{ label: about, value: Object.values(debt.bill.params).join(' ') }] },
      { kind: 'paragraph', text, params },
      { kind: 'button', text: button, url: `${config.publicUrl}/seller` },
    ],
  })
}
