import { noSen, sen, type Sen } from '../money/sen.ts'
import type { AttemptState } from '../payments/attempts.ts'

/** What an invoice is to its buyer, the first that fits. */
export const buyerInvoiceStates = [
  'void',
  'credited',
  'paid',
  'bank_deciding',
  'checking',
  'rejected',
  'overdue',
  'partial',
  'awaiting',
] as const

export type BuyerInvoiceState = (typeof buyerInvoiceStates)[number]

/** What a buyer can do on the public page. */
export const buyerInvoiceActions = ['pay', 'upload_proof'] as const

export type BuyerInvoiceAction = (typeof buyerInvoiceActions)[number]

export type BuyerInvoiceFacts = {
  isVoid: boolean
  balance: Sen
  /** Money received and not given back, in sen. */
  settled: Sen
  /** Taken off by credit notes or written off, in sen. */
  forgiven: Sen
  isOverdue: boolean
  /** The newest slip that the buyer sent. */
  slip: 'none' | 'uploaded' | 'approved' | 'rejected'
  attempt: AttemptState | null
  /** Gateways and DuitNow QR take ringgit only. */
  isForeign: boolean
}

export type BuyerInvoiceRefusal = 'is_void' | 'already_paid' | 'bank_deciding' | 'slip_waiting' | 'ringgit_only'

export function buyerInvoiceState(facts: BuyerInvoiceFacts): BuyerInvoiceState {
  if (facts.isVoid) return 'void'
  if (facts.balance === 0) return facts.settled <= 0 && facts.forgiven > 0 ? 'credited' : 'paid'
  if (facts.attempt === 'pending') return 'bank_deciding'
  if (facts.slip === 'uploaded') return 'checking'
  if (facts.slip === 'rejected') return 'rejected'
  if (facts.isOverdue) return 'overdue'
  return facts.settled > 0 ? 'partial' : 'awaiting'
}

/** Why a buyer's action is closed now, or null when it is open. */
export function whyNotForInvoiceBuyer(
  action: BuyerInvoiceAction,
  { isVoid, balance, attempt, slip, isForeign }: BuyerInvoiceFacts,
): BuyerInvoiceRefusal | null {
  if (isVoid) return 'is_void'
  if (balance === 0) return 'already_paid'
  if (action === 'pay') return isForeign ? 'ringgit_only' : attempt === 'pending' ? 'bank_deciding' : null
  return slip === 'uploaded' ? 'slip_waiting' : null
}

/** The least that is taken online at once, in sen; less only where less is due. */
export const minPayment = (balance: Sen): Sen => (balance < ringgit ? balance : ringgit)

/** Whether a buyer may pay so much of what is due at once. */
export const mayPayPart = (amount: Sen, balance: Sen): boolean =>
  amount > noSen && amount >= minPayment(balance) && amount <= balance

const ringgit = sen(100)
