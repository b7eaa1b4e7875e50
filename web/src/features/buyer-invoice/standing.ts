import type { GuestInvoice } from '@kedai/contracts/guest-invoices.ts'

// How the page is to feel: done, waiting for somebody else, the buyer's turn, gone wrong, or over.
export type Mood = 'good' | 'waiting' | 'turn' | 'bad' | 'over'

export const moods = {
  awaiting: 'turn',
  partial: 'turn',
  overdue: 'bad',
  rejected: 'bad',
  checking: 'waiting',
  bank_deciding: 'waiting',
  paid: 'good',
  credited: 'over',
  void: 'over',
} as const satisfies Record<GuestInvoice['state'], Mood>

export const isOwed = ({ balance_due }: GuestInvoice): boolean => Number(balance_due) !== 0
