import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'

/** What a gateway is asked to collect. `reference` is ours: the same reference twice must give the same bill. */
export type NewBill = {
  reference: string
  amount: Sen
  description: string
  /** Where the buyer's browser comes back to; it proves nothing. */
  returnUrl: string
  /** Where the gateway reports to. */
  callbackUrl: string
  buyer: { name: string; email: string | null; phone: string }
  lang: Lang
}

export type OpenedBill = { providerRef: string; payUrl: string }

export type BillStatus = 'open' | 'pending' | 'paid' | 'failed'

/** What a gateway says about a bill. `amount` is what was received once paid, else what was asked. */
export type BillReport = { providerRef: string; reference: string; status: BillStatus; amount: Sen; currency: string }

/** `eventId` is the gateway's own and never used twice. */
export type Callback = BillReport & { eventId: string }

export type RawCallback = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }

export type CallbackRefusal = 'unsigned' | 'stale' | 'forged' | 'unreadable'

export type CallbackVerdict = { genuine: true; callback: Callback } | { genuine: false; because: CallbackRefusal }

/** A provider that takes money for us. One object per provider, in a file of its own; wire formats stay inside. */
export type PaymentGateway = {
  provider: string
  /** @throws GatewayDown */
  create(bill: NewBill, signal: AbortSignal): Promise<OpenedBill>
  /** @throws GatewayDown */
  query(providerRef: string, signal: AbortSignal): Promise<BillReport>
  /** Never throws: whatever arrives is judged. */
  verifyCallback(raw: RawCallback, now: Date): CallbackVerdict
}

/** The provider cannot be used now: not reached, too slow, or answering nonsense. Nothing is known about the bill. */
export class GatewayDown extends Error {
  override name = 'GatewayDown'
}
