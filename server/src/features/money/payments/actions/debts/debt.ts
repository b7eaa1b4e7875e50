import type { Sen } from '@kedai/domain/money/sen.ts'
import type { HoldEvent } from '@kedai/domain/payments/deadline.ts'
import type { NewBill } from '../../../../../integrations/payments/gateway.ts'
import type { Message } from '../../../../../platform/errors/message.ts'

/** What is paid: an order or an invoice. */
export type DebtRef = { shopId: number; orderId: number } | { shopId: number; invoiceId: number }

export type MoneyNews = 'payment.started' | 'payment.pending' | 'payment.failed' | 'payment.disputed'

/** Money that a gateway says it received, in sen. */
export type GatewayMoney = { amount: Sen; reference: string; attemptId: number; method: string }

/** An order or an invoice as a gateway's attempts see it, locked until the transaction ends. */
export type Debt = {
  /** What is still to be paid, in sen. */
  due: Sen
  /** Writes into its timeline. */
  tell: (news: MoneyNews, method: string) => Promise<void>
  /** Books money as far as it is due; the rest goes where the seller decides about it. */
  receive: (money: GatewayMoney) => Promise<void>
  /** Money that was not asked for like this, or that nobody answers for: a person looks at it. */
  setAside: (money: GatewayMoney, cause: 'mismatch' | 'unconfirmed', note?: string) => Promise<void>
  /** Brings it in line with its attempts and its money; to be called after either changed. `hold`: what that did to what an order holds. */
  settle: (hold?: HoldEvent) => Promise<void>
  /** `whenDown`: what the buyer is told when the gateway cannot be reached. */
  bill: Pick<NewBill, 'buyer' | 'lang'> & {
    forWhat: Message
    params: Record<string, string>
    whenDown: Message
  }
}

/** The one that an attempt pays. */
export function debtOf({
  shop_id: shopId,
  order_id: orderId,
  invoice_id: invoiceId,
}: {
  shop_id: number
  order_id: number | null
  invoice_id: number | null
}): DebtRef {
  if (orderId !== null) return { shopId, orderId }
  if (invoiceId !== null) return { shopId, invoiceId }
  throw new RangeError('an attempt pays neither an order nor an invoice') // the table's check allows no such row
}
