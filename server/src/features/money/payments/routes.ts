import type { Deps } from '../../../platform/deps.ts'
import type { KedaiApp } from '../../../platform/http/app-types.ts'
import { paymentAccountRoutes } from './routes/accounts.ts'
import { paymentBankRoutes } from './routes/banks.ts'
import { buyerPaymentRoutes } from './routes/buyer.ts'
import { duitNowSetupRoutes } from './routes/duitnow.ts'
import { paymentReturnRoute } from './routes/return.ts'
import { sellerPaymentRoutes } from './routes/seller.ts'
import { paymentSetupRoutes } from './routes/setup.ts'
import { unmatchedMoneyRoutes } from './routes/unmatched.ts'
import { bankStatementRoutes } from './routes/statements.ts'
import { waitingSlipRoutes } from './routes/waiting-slips.ts'
import { paymentWebhooks } from './routes/webhooks.ts'

export async function paymentsRoutes(app: KedaiApp, deps: Deps): Promise<void> {
  await paymentWebhooks(app, deps)
  await paymentReturnRoute(app, deps)
  await buyerPaymentRoutes(app, deps)
  await paymentBankRoutes(app, deps)
  await sellerPaymentRoutes(app, deps)
  await unmatchedMoneyRoutes(app, deps)
  await waitingSlipRoutes(app, deps)
  await paymentSetupRoutes(app, deps)
  await duitNowSetupRoutes(app, deps)
  await paymentAccountRoutes(app, deps)
  await bankStatementRoutes(app, deps)
}
