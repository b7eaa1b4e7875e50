import type { Db } from '../../../../platform/db/db.ts'
import { newAddressKey } from '../accounts/account-key.ts'
import { insertAccountOnce, lockPaymentAccount, updatePaymentAccount } from '../queries/accounts.ts'

/** Switches a shop's account with the pretend bank on; it needs no credentials. */
export async function openSandboxAccount(trx: Db, shopId: number, now: Date): Promise<void> {
  await insertAccountOnce(trx, {
    shop_id: shopId,
    provider: 'sandbox',
    account_key: newAddressKey(),
    is_active: true,
    is_live: false,
    credentials: null,
    created_at: now,
    updated_at: now,
  })
  const row = await lockPaymentAccount(trx, shopId, 'sandbox')
  if (row && !row.is_active) await updatePaymentAccount(trx, { shopId, accountId: row.id }, { is_active: true })
}
