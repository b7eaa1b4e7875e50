import { expect, it } from 'vitest'
import { afterVoucherAction, isOpenVoucher, voucherActionNames, voucherStatuses, whyNotVoucher } from './vouchers.ts'

it('goes one way, and a void one nowhere', () => {
  const open = voucherStatuses.map((status) =>
    voucherActionNames.filter(
      (action) => whyNotVoucher(action, { status, preparedBy: 1, needsTwo: false, isChanged: false }, 1) === null,
    ),
  )
  expect(open).toEqual([['check', 'void'], ['approve', 'void'], ['pay', 'void'], ['void'], []])
  expect(voucherActionNames.map(afterVoucherAction)).toEqual(['checked', 'approved', 'paid', 'void'])
})

it('asks for somebody else to approve and to pay one that needs two', () => {
  const voucher = { preparedBy: 1, needsTwo: true, isChanged: false } as const
  for (const [action, status] of [
    ['approve', 'checked'],
    ['pay', 'approved'],
  ] as const) {
    expect(whyNotVoucher(action, { ...voucher, status }, 1)).toBe('same_person')
    expect(whyNotVoucher(action, { ...voucher, status }, 2)).toBeNull()
    expect(whyNotVoucher(action, { ...voucher, status, needsTwo: false }, 1)).toBeNull()
  }
  expect(whyNotVoucher('check', { ...voucher, status: 'prepared' }, 1)).toBeNull()
  expect(whyNotVoucher('void', { ...voucher, status: 'approved' }, 1)).toBeNull()
})

it('only becomes void once what stands on it has changed', () => {
  const open = voucherStatuses.map((status) =>
    voucherActionNames.filter(
      (action) => whyNotVoucher(action, { status, preparedBy: 1, needsTwo: false, isChanged: true }, 2) === null,
    ),
  )
  expect(open).toEqual([['void'], ['void'], ['void'], ['void'], []])
  expect(voucherStatuses.filter(isOpenVoucher)).toEqual(['prepared', 'checked', 'approved'])
})
