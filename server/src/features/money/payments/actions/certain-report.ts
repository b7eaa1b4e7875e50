import { GatewayDown } from '../../../../integrations/payments/gateway.ts'
import type {
  BillRef,
  BillReport,
  Callback,
  OpenAccount,
  PaymentProvider,
} from '../../../../integrations/payments/gateway.ts'

declare const isCertain: unique symbol

/** A report that its provider stands for: its signature holds all of it, or it is the answer to a question of ours. Nothing else moves money. */
export type CertainReport = BillReport & { readonly [isCertain]: true }

/** Asks a provider about a bill. @throws GatewayRefused, and GatewayDown also for an answer about another bill */
export async function queryBill(gateway: PaymentProvider, account: OpenAccount, bill: BillRef): Promise<CertainReport> {
  const report = await gateway.query(account, bill, AbortSignal.timeout(30_000))
  if (report.providerRef !== bill.providerRef) throw new GatewayDown('answered about another bill')
  return report as CertainReport // said by the provider itself
}

/** A callback as it came, where its signature holds all that it says; else null. */
export const certainCallback = (callback: Callback): (Callback & CertainReport) | null =>
  callback.isWhole ? (callback as Callback & CertainReport) : null // held by its signature
