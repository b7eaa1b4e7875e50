import { describe, expect, it } from 'vitest'
import { exchangeRate } from '../money/exchange-rate.ts'
import { sen } from '../money/sen.ts'
import { isWork } from '../people/permissions.ts'
import {
  editRule,
  einvoiceStatuses,
  isBelowSettled,
  sellerInvoiceActionNames,
  sellerInvoiceActions,
  whyNot,
  type InvoiceFacts,
  type SellerInvoiceAction,
} from './actions.ts'
import { settlement, type EntryType } from './ledger.ts'
import {
  displayStatus,
  isOverdue,
  lifecycleMayFollow,
  lifecycles,
  nextLifecycle,
  type Lifecycle,
  type StatusFacts,
} from './statuses.ts'

const money = (lifecycle: Lifecycle, ...rows: [EntryType, number][]) =>
  settlement(
    sen(100),
    rows.map(([type, amount], id) => ({ id, type, amount: sen(amount), state: 'settled', reverses: null })),
    lifecycle,
  )
const facts = (
  lifecycle: Lifecycle,
  rows: [EntryType, number][] = [],
  more: Partial<InvoiceFacts> = {},
): InvoiceFacts => ({
  lifecycle,
  currency: 'MYR',
  exchangeRate: null,
  total: sen(100),
  lineCount: 1,
  hasBuyerName: true,
  settlement: money(lifecycle, ...rows),
  isPaymentWaiting: false,
  customerCredit: sen(0),
  einvoice: 'none',
  isEinvoiceCancellable: false,
  ...more,
})

describe('what a seller may do', () => {
  const always: SellerInvoiceAction[] = ['edit', 'duplicate']
  const issued: SellerInvoiceAction[] = [
    ...always,
    'approve',
    'mark_as_sent',
    'record_payment',
    'send',
    'recurring',
    'debit_note',
    'reverse',
  ]
  it.each<[string, InvoiceFacts, SellerInvoiceAction[]]>([
    [
      'a draft',
      facts('draft'),
      [...always, 'approve', 'mark_as_sent', 'record_payment', 'send', 'recurring', 'delete', 'instalments'],
    ],
    ['a draft without lines', facts('draft', [], { lineCount: 0 }), [...always, 'recurring', 'delete', 'instalments']],
    [
      'a draft in dollars with its rate',
      facts('draft', [], { currency: 'SGD', exchangeRate: exchangeRate(3_450_000) }),
      [...always, 'approve', 'mark_as_sent', 'record_payment', 'send', 'recurring', 'delete', 'instalments'],
    ],
    ['approved', facts('approved'), [...issued, 'set_reminder', 'void', 'credit_note', 'write_off', 'instalments']],
    ['sent', facts('sent'), [...issued, 'resend', 'set_reminder', 'void', 'credit_note', 'write_off', 'instalments']],
    [
      'sent, with credit of the buyer',
      facts('sent', [], { customerCredit: sen(5) }),
      [...issued, 'resend', 'set_reminder', 'void', 'credit_note', 'write_off', 'apply_credit', 'instalments'],
    ],
    [
      'paid in part',
      facts('sent', [['payment', 40]]),
      [...issued, 'resend', 'set_reminder', 'credit_note', 'refund', 'write_off', 'instalments'],
    ],
    ['paid', facts('sent', [['payment', 100]]), [...issued, 'resend', 'credit_note', 'refund']],
    [
      'paid and given back',
      facts('sent', [
        ['payment', 100],
        ['refund', 100],
      ]),
      [...issued, 'resend', 'set_reminder', 'void', 'credit_note', 'write_off', 'instalments'],
    ],
    ['credited wholly', facts('sent', [['credit_note', 100]]), [...issued, 'resend']],
    ['void', facts('void'), always],
  ])('%s', (_, invoice, open) => {
    expect(sellerInvoiceActionNames.filter((action) => whyNot(action, invoice) === null).sort()).toEqual(
      [...open].sort(),
    )
  })

  it.each<[SellerInvoiceAction, InvoiceFacts, string]>([
    ['approve', facts('draft', [], { lineCount: 0 }), 'no_lines'],
    ['send', facts('draft', [], { hasBuyerName: false }), 'no_buyer_name'],
    ['approve', facts('draft', [], { currency: 'SGD' }), 'no_exchange_rate'],
    ['record_payment', facts('draft', [], { currency: 'JPY' }), 'no_exchange_rate'],
    ['approve', facts('void'), 'is_void'],
    ['record_payment', facts('void'), 'is_void'],
    ['resend', facts('approved'), 'not_sent_yet'],
    ['set_reminder', facts('draft'), 'is_draft'],
    ['set_reminder', facts('sent', [['payment', 100]]), 'nothing_left'],
    ['void', facts('draft'), 'delete_instead'],
    ['void', facts('void'), 'is_void'],
    ['void', facts('sent', [['payment', 1]]), 'refund_first'],
    ['void', facts('sent', [['credit_note', 1]]), 'has_credit_note'],
    ['void', facts('sent', [], { isPaymentWaiting: true }), 'payment_waiting'],
    ['void', facts('sent', [], { einvoice: 'submitted' }), 'einvoice_in_progress'],
    ['void', facts('sent', [], { einvoice: 'valid' }), 'einvoice_too_old'],
    ['delete', facts('approved'), 'void_instead'],
    ['credit_note', facts('draft'), 'is_draft'],
    ['credit_note', facts('sent', [['credit_note', 100]]), 'fully_credited'],
    ['refund', facts('sent'), 'nothing_received'],
    ['apply_credit', facts('sent'), 'no_customer_credit'],
    ['write_off', facts('sent', [['payment', 100]]), 'nothing_left'],
  ])('is told why not: %s', (action, invoice, reason) => expect(whyNot(action, invoice)).toBe(reason))

  it('may void a valid e-invoice while it can be cancelled', () => {
    expect(whyNot('void', facts('sent', [], { einvoice: 'valid', isEinvoiceCancellable: true }))).toBeNull()
    expect(whyNot('void', facts('sent', [], { einvoice: 'queued', isEinvoiceCancellable: true }))).toBe(
      'einvoice_in_progress',
    )
  })

  it('needs an area of work that exists', () => {
    for (const action of sellerInvoiceActionNames) expect(isWork(sellerInvoiceActions[action].work)).toBe(true)
  })
})

describe('how much an edit may change', () => {
  it.each([
    ['a draft', facts('draft', [], { einvoice: 'valid' }), 'all'],
    ['nothing paid', facts('sent'), 'all'],
    ['paid in part', facts('sent', [['payment', 40]]), 'needs_total_at_least_settled'],
    ['paid', facts('sent', [['payment', 100]]), 'notes_only'],
    ['credited in part', facts('sent', [['credit_note', 40]]), 'notes_only'],
    ['void', facts('void'), 'notes_only'],
  ])('%s', (_, invoice, rule) => expect(editRule(invoice)).toBe(rule))

  it('never leaves less due than was paid', () => {
    const paid = money('sent', ['payment', 40], ['write_off', 10])
    expect([49, 50].map((total) => isBelowSettled(sen(total), paid))).toEqual([true, false])
  })

  it('is its notes from the hand-over to the tax authority until that ended without one', () => {
    const open = einvoiceStatuses.filter((einvoice) => editRule(facts('sent', [], { einvoice })) === 'all')
    expect(open).toEqual(['none', 'invalid', 'cancelled'])
  })
})

describe('the name of a status', () => {
  const seen = (
    lifecycle: Lifecycle,
    rows: [EntryType, number][] = [],
    more: Partial<StatusFacts> = {},
  ): StatusFacts => ({
    lifecycle,
    total: sen(100),
    dueDate: '2026-11-20',
    isViewed: false,
    settlement: money(lifecycle, ...rows),
    ...more,
  })
  it.each<[string, StatusFacts, string]>([
    ['2026-11-20', seen('draft'), 'draft'],
    ['2026-11-21', seen('draft'), 'draft'],
    ['2026-11-21', seen('void'), 'void'],
    ['2026-11-20', seen('approved'), 'approved'],
    ['2026-11-20', seen('sent'), 'sent'],
    ['2026-11-20', seen('sent', [], { isViewed: true }), 'viewed'],
    ['2026-11-20', seen('sent', [['payment', 40]], { isViewed: true }), 'partial'],
    ['2026-11-21', seen('sent', [['payment', 40]]), 'overdue'],
    ['2026-11-21', seen('approved'), 'overdue'],
    ['2026-11-21', seen('sent', [], { dueDate: null }), 'sent'],
    ['2026-11-21', seen('sent', [['payment', 100]]), 'paid'],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 100],
        ['credit_note', 100],
      ]),
      'paid',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 100],
        ['credit_note', 100],
        ['refund', 100],
      ]),
      'refunded',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 100],
        ['credit_note', 100],
        ['chargeback', 100],
      ]),
      'refunded',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 100],
        ['credit_note', 100],
        ['refund', 50],
      ]),
      'paid',
    ],
    ['2026-11-21', seen('sent', [['credit_note', 100]]), 'credited'],
    ['2026-11-21', seen('sent', [['write_off', 100]]), 'written_off'],
    [
      '2026-11-21',
      seen('sent', [
        ['credit_note', 30],
        ['write_off', 70],
      ]),
      'written_off',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 40],
        ['credit_note', 60],
      ]),
      'paid',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 40],
        ['write_off', 60],
      ]),
      'paid',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 40],
        ['refund', 40],
        ['write_off', 100],
      ]),
      'written_off',
    ],
    [
      '2026-11-21',
      seen('sent', [
        ['payment', 100],
        ['refund', 100],
      ]),
      'overdue',
    ],
  ])('on %s of %o is %s', (today, invoice, name) => expect(displayStatus(invoice, today)).toBe(name))

  it('is late only after its day, and only while something is owed', () => {
    const late = (lifecycle: Lifecycle, balance: number, today: string) =>
      isOverdue({ lifecycle, dueDate: '2026-11-20', balance: sen(balance) }, today)
    expect([
      late('sent', 1, '2026-11-20'),
      late('sent', 1, '2026-11-21'),
      late('sent', 0, '2026-11-21'),
      late('draft', 1, '2026-11-21'),
      late('void', 1, '2026-11-21'),
    ]).toEqual([false, true, false, false, false])
  })
})

it('moves forward only, and nothing leaves void', () => {
  const moves = lifecycles.flatMap((from) =>
    lifecycles.filter((to) => lifecycleMayFollow(from, to)).map((to) => `${from}>${to}`),
  )
  expect(moves).toEqual(['draft>approved', 'draft>sent', 'approved>sent', 'approved>void', 'sent>void'])
  expect(nextLifecycle.void).toEqual([])
})
