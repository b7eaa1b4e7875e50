import { expect, it } from 'vitest'
import { afterVoucherAction, isOpenVoucher, voucherActionNames, voucherStatuses, whyNotVoucher } from './vouchers.ts'

it('goes one way, and a void one nowhere', () => {
  const by = { userId: 1, needsTwo: false }
  const open = voucherStatuses.map((status) =>
    voucherActionNames.filter(
      (action) => whyNotVoucher(action, { status, preparedBy: 1, isChanged: false }, by) === null,
    ),
  )
  expect(open).toEqual([['check', 'void'], ['approve', 'void'], ['pay', 'void'], ['void'], []])
  expect(voucherActionNames.map(afterVoucherAction)).toEqual(['checked', 'approved', 'paid', 'void'])
})

it('asks for somebody else to approve where the shop does', () => {
  const voucher = { status: 'checked', preparedBy: 1, isChanged: false } as const
  expect(whyNotVoucher('approve', voucher, { userId: 1, needsTwo: true })).toBe('same_person')
  expect(whyNotVoucher('approve', voucher, { userId: 2, needsTwo: true })).toBeNull()
})

it('only becomes void once what stands on it has changed', () => {
  const open = voucherStatuses.map((status) =>
    voucherActionNames.filter(
      (action) =>
        whyNotVoucher(action, { status, preparedBy: 1, isChanged: true }, { userId: 2, needsTwo: false }) === null,
    ),
  )
  expect(open).toEqual([['void'], ['void'], ['void'], ['void'], []])
  expect(voucherStatuses.filter(isOpenVoucher)).toEqual(['prepared', 'checked', 'approved'])
})
