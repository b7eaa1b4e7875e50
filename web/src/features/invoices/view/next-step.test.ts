import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const open = { allowed: true, reason: null }
const slip = (uploaded_by: 'buyer' | 'seller', status: InvoiceView['proofs'][number]['status']) =>
  ({
    id: 1,
    url: '',
    is_pdf: false,
    amount: null,
    method: 'bank_transfer',
    status,
    reason: null,
    uploaded_by,
    uploaded_at: '',
    duplicate_of: null,
  }) as InvoiceView['proofs'][number] // what the step reads of it
const seen = (change: Partial<InvoiceView>) =>
  nextStep({
    proofs: [],
    lifecycle: 'sent',
    balance_due: '250.00',
    actions: { send: open, record_payment: open },
    ...change,
  })

it.each([
  ['never sent', { lifecycle: 'approved' }, 'send'],
  ['sent and unpaid', {}, 'record_payment'],
  ['paid', { balance_due: '0.00' }, null],
  ['with a slip that waits', { proofs: [slip('buyer', 'uploaded')] }, 'check_slip'],
  ['with a slip that was rejected', { proofs: [slip('buyer', 'rejected')] }, 'record_payment'],
  ['with a slip of the seller’s own', { proofs: [slip('seller', 'uploaded')] }, 'record_payment'],
  ['with a slip, for somebody who may not touch payments', { proofs: [slip('buyer', 'uploaded')], actions: {} }, null],
] as const)('of an invoice %s comes next: %s', (_what, change, wanted) => {
  expect(seen(change as Partial<InvoiceView>)).toBe(wanted) // readonly by the table
})
