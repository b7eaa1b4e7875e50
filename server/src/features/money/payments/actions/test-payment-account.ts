import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { PaymentProvider } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { accountTexts } from '../accounts/messages.ts'
import { openAccount } from '../accounts/open-account.ts'
import { tellTested } from '../accounts/tell-account.ts'
import { findPaymentAccount } from '../queries/accounts.ts'

/** Tries a shop's credentials at their provider and keeps what came of it: null, or why they do not work. @throws AppError 409 where there are none */
export async function testPaymentAccount(
  deps: Deps,
  { shopId, lang }: { shopId: number; lang: Lang },
  gateway: PaymentProvider,
): Promise<string | null> {
  const { provider } = gateway
  const row = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
    findPaymentAccount(trx, shopId, provider),
  )
  const name = providerName(provider)
  if (!row || (row.credentials === null && gateway.fields.length > 0))
    throw new AppError('conflict', accountTexts.notSetUp, { params: { name } })
  const account = openAccount(deps, row)
  if (!account) throw new AppError('conflict', accountTexts.notOpen, { params: { name } })
  const error: unknown = await gateway.test(account, AbortSignal.timeout(30_000)).then(
    () => null,
    (cause: unknown) => cause,
  )
  return tellTested(deps, { shopId, accountId: row.id }, error, { name, lang })
}
