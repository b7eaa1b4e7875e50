import type { ResellerHome, ResellerWallet } from '@kedai/contracts/resellers.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '../../../ui/notice.tsx'

export type StateWord = { word: MessageDescriptor; tone: Tone }

export const statusWords = {
  applied: { word: msg`Being looked at`, tone: 'info' },
  awaiting_first_order: { word: msg`Waiting for the first order`, tone: 'info' },
  active: { word: msg`Active`, tone: 'good' },
  warned: { word: msg`Warned`, tone: 'warn' },
  suspended: { word: msg`Suspended`, tone: 'danger' },
  ended: { word: msg`Ended`, tone: 'neutral' },
  rejected: { word: msg`Not accepted`, tone: 'neutral' },
} satisfies Record<ResellerHome['status'], StateWord>

export const paymentWords = {
  unpaid: { word: msg`Not paid yet`, tone: 'warn' },
  pending: { word: msg`With the bank`, tone: 'info' },
  failed: { word: msg`Payment failed`, tone: 'danger' },
  checking: { word: msg`Slip being checked`, tone: 'info' },
  partially_paid: { word: msg`Partly paid`, tone: 'warn' },
  paid: { word: msg`Paid`, tone: 'good' },
  overpaid: { word: msg`Paid`, tone: 'good' },
  partially_refunded: { word: msg`Partly refunded`, tone: 'neutral' },
  refunded: { word: msg`Refunded`, tone: 'neutral' },
} satisfies Record<ResellerHome['orders'][number]['payment_status'], StateWord>

export const commissionWords = {
  pending: { word: msg`Order on its way`, tone: 'neutral' },
  clearing: { word: msg`Waiting period`, tone: 'info' },
  available: { word: msg`Can be paid out`, tone: 'good' },
  paid: { word: msg`Paid out`, tone: 'neutral' },
  reversed: { word: msg`Reversed`, tone: 'danger' },
} satisfies Record<ResellerWallet['entries'][number]['state'], StateWord>

export const kindWords = {
  commission: msg`Commission`,
  override: msg`Commission of your line`,
  reversal: msg`Commission taken back`,
  payout: msg`Payout`,
  payout_returned: msg`Payout returned`,
  deposit: msg`Money put in`,
  withdrawal: msg`Money taken out`,
  joining_fee: msg`Joining fee credited`,
  spent: msg`Paid an order`,
  returned: msg`Order money returned`,
} satisfies Record<ResellerWallet['entries'][number]['kind'], MessageDescriptor>
