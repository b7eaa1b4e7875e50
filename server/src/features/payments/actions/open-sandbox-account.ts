import type { Db } from '../../../platform/db/db.ts'
import { newAddressKey } from '../accounts/account-key.ts'
import { findPaymentAccount, insertPaymentAccount, updatePaymentAccount } from '../queries/accounts.ts'

/** Switches a shop's account with the pretend bank on; it needs no credentials. */
export async function openSandboxAccount(trx: Db, shopId: number, now: Date): Promise<void> {
  const known = await findPaymentAccount(trx, shopId, 'sandbox')
  if (known) return updatePaymentAccount(trx, { shopId, accountId: known.id }, { is_active: true, updated_at: now })
  await insertPaymentAccount(trx, {
    shop_id: shopId,
    provider: 'sandbox',
    account_key: newAddressKey(),
    is_active: true,
    is_live: false,
    credentials: null,
    created_at: now,
    updated_at: now,
  })
}
