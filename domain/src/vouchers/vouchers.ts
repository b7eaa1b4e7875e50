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

export type VoucherRefusal = 'status' | 'same_person' | 'changed'

type VoucherFacts = {
  status: VoucherStatus
  preparedBy: number | null
  /** As the shop asked when it was prepared: it keeps that rule. */
  needsTwo: boolean
  /** A commission on it comes to something else by now. */ isChanged: boolean
}

/**
 * Why a step cannot be done now, or null. Where two people are needed, whoever prepared a voucher neither approves nor
 * pays it. One whose commissions changed since is signed by nobody any more: it can only be made void.
 */
export function whyNotVoucher(
  action: VoucherAction,
  { status, preparedBy, needsTwo, isChanged }: VoucherFacts,
  userId: number | null,
): VoucherRefusal | null {
  if (!(steps[action].from as readonly VoucherStatus[]).includes(status)) return 'status'
  if (isChanged && action !== 'void') return 'changed'
  const isOwn = preparedBy !== null && preparedBy === userId
  return needsTwo && isOwn && (action === 'approve' || action === 'pay') ? 'same_person' : null
}

/** Whether a voucher waits for its next step: only then what stands on it may still change. */
export const isOpenVoucher = (status: VoucherStatus): boolean => status !== 'paid' && status !== 'void'
