import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { couponStates, leadStates, resellerStates, voucherSteps } from '../../../lib/seller/state-words.ts'

// States in the log, by what they are of: a paid voucher is no active reseller.
export const statesOf = (about: AuditSubjectType): Record<string, MessageDescriptor> => states[about] ?? couponStates

const states: Partial<Record<AuditSubjectType, Record<string, MessageDescriptor>>> = {
  reseller: resellerStates,
  voucher: voucherSteps,
  lead: leadStates,
  // of its appointments
  order: { done: msg`Completed`, no_show: msg`No-show` },
}
