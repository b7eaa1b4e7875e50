/** How a payment voucher goes: who may pay out prepared it, it is checked, approved and paid; a void one keeps its number. */
export const voucherStatuses = ['prepared', 'checked', 'approved', 'paid', 'void'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

export const voucherActionNames = ['check', 'approve', 'pay', 'void'] as const
export type VoucherAction = (typeof voucherActionNames)[number]

const steps = {
  check: { from: ['prepared'], to: 'checked' },
  approve: { from: ['checked'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  void: { from: ['prepared', 'checked', 'approved', 'paid'], to: 'void' },
} satisfies Record<VoucherAction, { from: readonly VoucherStatus[]; to: VoucherStatus }>

export const afterVoucherAction = (action: VoucherAction): VoucherStatus => steps[action].to

export type VoucherRefusal = 'status' | 'same_person'

/**
 * Why a step cannot be done now, or null. Where the shop asks for two people, whoever prepared a voucher does not approve
 * it.
 */
export function whyNotVoucher(
  action: VoucherAction,
  { status, preparedBy }: { status: VoucherStatus; preparedBy: number | null },
  { userId, needsTwo }: { userId: number | null; needsTwo: boolean },
): VoucherRefusal | null {
  if (!(steps[action].from as readonly VoucherStatus[]).includes(status)) return 'status'
  const isOwn = preparedBy !== null && preparedBy === userId
  return needsTwo && isOwn && action === 'approve' ? 'same_person' : null
}
