import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AnyRequest } from '../../platform/http/app-types.ts'
import { presentPaymentSetup } from './present-setup.ts'
import { findDuitNow } from './queries/duitnow.ts'
import { listAccounts, listAllMethods } from './queries/setup.ts'

/** How the shop of a seller's request is paid, all of it: what each write of it answers with. */
export const readPaymentSetup = ({ db, config: { demo } }: Deps, { seller: { shopId }, lang }: AnyRequest): Promise<PaymentSetup> =>
  inTransaction(db, { shopId, readOnly: true }, async (trx) => presentPaymentSetup(
    { methods: await listAllMethods(trx, shopId), accounts: await listAccounts(trx, shopId), duitnow: await findDuitNow(trx, shopId) }, { demo, lang }))
