import type { PaymentSetup } from '@kedai/contracts/seller-payments.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { presentPaymentSetup } from './present-setup.ts'
import { findDuitNow } from './queries/duitnow.ts'
import { listAccounts, listAllMethods } from './queries/setup.ts'

/** How the shop of a seller's request is paid, all of it: what each write of it answers with. */
export const readPaymentSetup = (
  { db, config: { demo } }: Deps,
  { seller: { shopId }, lang }: AnyRequest,
): Promise<PaymentSetup> =>
  inTransaction(db, { shopId, readOnly: true }, (trx) => readSetupOf(trx, { shopId, demo, lang }))

type Of = { shopId: number; demo: boolean; lang: Lang }

const readSetupOf = async (trx: Db, { shopId, ...of }: Of): Promise<PaymentSetup> =>
  presentPaymentSetup(
    {
      methods: await listAllMethods(trx, shopId),
      accounts: await listAccounts(trx, shopId),
      duitnow: await findDuitNow(trx, shopId),
    },
    of,
  )

/** One thing of it, read where it is being changed. @throws AppError 404 */
export const readOneOfSetup =
  <Thing>(of: Of, pick: (setup: PaymentSetup) => Thing | undefined) =>
  async (trx: Db): Promise<Thing> => {
    const found = pick(await readSetupOf(trx, of))
    if (found === undefined) throw new AppError('not_found', texts.notFound)
    return found
  }
