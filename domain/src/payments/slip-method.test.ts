import { expect, test } from 'vitest'
import { paymentKinds } from './methods.ts'
import { receiptOfSlip, unsaidSlipReceipt } from './slip-method.ts'

test('a slip is booked as what it was paid with', () => {
  expect(paymentKinds.map((kind) => [kind, receiptOfSlip(kind)])).toEqual([
    ['gateway', null],
    ['bank_transfer', 'bank_transfer'],
    ['cod', null],
    ['qr', 'duitnow_qr'],
  ])
  expect(receiptOfSlip('valueOf')).toBeNull()
})

test.each([
  [['qr', 'gateway'], 'duitnow_qr'],
  [['qr', 'qr'], 'duitnow_qr'],
  [['bank_transfer', 'qr'], 'bank_transfer'],
  [['bank_transfer'], 'bank_transfer'],
  [['gateway', 'cod'], 'bank_transfer'],
  [[], 'bank_transfer'],
])('of %j, unsaid, it is booked as %s', (kinds, booked) => {
  expect(unsaidSlipReceipt(kinds.map((kind) => ({ kind })))).toBe(booked)
})
