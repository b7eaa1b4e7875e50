import { expect, it } from 'vitest'
import { afterVoucherAction, voucherActionNames, voucherStatuses, whyNotVoucher } from './vouchers.ts'

it('goes one way, and a void one nowhere', () => {
  const by = { userId: 1, needsTwo: false }
  const open = voucherStatuses.map((status) =>
    voucherActionNames.filter((action) => whyNotVoucher(action, { status, preparedBy: 1 }, by) === null),
  )
  expect(open).toEqual([['check', 'void'], ['approve', 'void'], ['pay', 'void'], ['void'], []])
  expect(voucherActionNames.map(afterVoucherAction)).toEqual(['checked', 'approved', 'paid', 'void'])
})

it('asks for somebody else to approve where the shop does', () => {
  const voucher = { status: 'checked', preparedBy: 1 } as const
  expect(whyNotVoucher('approve', voucher, { userId: 1, needsTwo: true })).toBe('same_person')
  expect(whyNotVoucher('approve', voucher, { userId: 2, needsTwo: true })).toBeNull()
})
