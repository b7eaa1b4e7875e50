import type { Sen } from '@kedai/domain/money/sen.ts'
import type { BankState } from '@kedai/domain/payments/fpx-banks.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'

/** A shop's account with a provider, opened. `credentials` by the names of the provider's fields. */
export type OpenAccount = {
  /** Names this account with these credentials: one whose keys are broken is left alone, the others are not. */
  name: string
  /** Real money moves; false: the provider's own test surroundings. */
  isLive: boolean
  credentials: Readonly<Record<string, string>>
}

/** One of the credentials that a provider asks for. A secret one is never shown again. */
export type CredentialField = {
  name: string
  isSecret: boolean
  /** Says which merchant it is: with another value it is another account. */
  namesMerchant?: boolean
  /** One of these, the first unless said. */
  oneOf?: readonly string[]
  /** Other spellings of one of these, in small letters. */
  aliases?: ReadonlyMap<string, string>
}

/** What a provider is asked to collect. `reference` is ours: the same reference twice must give the same bill, or is never asked for twice by us. */
export type NewBill = {
  reference: string
  amount: Sen
  description: string
  /** Where the buyer's browser comes back to; it proves nothing. */
  returnUrl: string
  /** Where the provider reports to. */
  callbackUrl: string
  buyer: { name: string; email: string | null; phone: string }
  lang: Lang
  /** The code of the bank that the buyer wants to pay from, straight away; a provider that cannot do so leaves it out. */
  bank?: string | undefined
}

export type OpenedBill = { providerRef: string; payUrl: string }

/** A bill by the provider's reference and by ours. */
export type BillRef = { providerRef: string; reference: string }

export type BillStatus = 'open' | 'pending' | 'paid' | 'failed'

/** What a provider says about a bill. `amount` is what was received once paid, else what was asked. `reference` null: it does not repeat ours. `fee`: what it keeps of it, where it says so. */
export type BillReport = {
  providerRef: string
  reference: string | null
  status: BillStatus
  amount: Sen
  currency: string
  fee?: Sen | undefined
  /** The buyer asks for it back at their bank. */
  isDisputed?: boolean
}

/** `eventId` names what is told, so that the same told twice is known. `isWhole` false: the signature does not hold all of it, so the provider is asked, and nothing is believed where it does not answer. */
export type Callback = BillReport & { eventId: string; isWhole: boolean }

export type RawCallback = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }

export type CallbackRefusal = 'unsigned' | 'stale' | 'forged' | 'unreadable'

/** `callback` null: genuine, and about nothing that we asked for. */
export type CallbackVerdict =
  | { genuine: true; callback: Callback | null }
  | { genuine: false; because: CallbackRefusal }

/** What is to go back to the buyer. The same `refundReference` twice must give it back once. `before`: what went back of the bill through us before, in sen. */
export type NewRefund = BillRef & { refundReference: string; amount: Sen; before: Sen; reason: string }

/** `answer`: the provider's own words, kept with the refund. */
export type RefundAnswer = { providerRefundRef: string; answer: string }

/** A provider that takes money for a shop. One object per provider, in a file of its own; wire formats stay inside. Every call may throw GatewayDown or GatewayRefused. */
export type PaymentProvider = {
  provider: string
  fields: readonly CredentialField[]
  /** What it has to read when it was heard; without it our usual answer. */
  heard?: string
  start(account: OpenAccount, bill: NewBill, signal: AbortSignal): Promise<OpenedBill>
  query(account: OpenAccount, bill: BillRef, signal: AbortSignal): Promise<BillReport>
  /** Whatever arrives is judged. @throws GatewayDown where the provider had to be asked by what it signs, and did not say */
  verify(account: OpenAccount, raw: RawCallback, now: Date): CallbackVerdict | Promise<CallbackVerdict>
  /** Null: it offers no way to give money back. */
  refund: ((account: OpenAccount, refund: NewRefund, signal: AbortSignal) => Promise<RefundAnswer>) | null
  /** The banks it knows, and which are up now; left out where it has no such list. */
  banks?: (account: OpenAccount, signal: AbortSignal) => Promise<BankState[]>
  /** Uses the credentials for something that changes nothing. */
  test(account: OpenAccount, signal: AbortSignal): Promise<void>
}

/** The provider cannot be used now: not reached, too slow, or answering nonsense. Nobody knows what became of what it was asked. */
export class GatewayDown extends Error {
  override name = 'GatewayDown'
}

/** The provider said no, in these words; what it was asked did not happen. `isOfAccount`: it does not accept the credentials. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
  readonly isOfAccount: boolean
  constructor(words: string, isOfAccount: boolean) {
    super(words)
    this.isOfAccount = isOfAccount
  }
}
