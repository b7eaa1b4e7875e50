import type { Programme } from '@kedai/contracts/programmes.ts'
import type { ResellerRow } from '@kedai/contracts/resellers.ts'
import type { CouponStatus } from '@kedai/contracts/seller-coupons.ts'
import type { Voucher } from '@kedai/contracts/vouchers.ts'
import type { LeadStatus } from '@kedai/domain/people/lead-statuses.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type WordsOf<State extends string> = Record<State, MessageDescriptor>

/** States and choices as lists, forms and the log of activity call them. */
export const resellerStates: WordsOf<ResellerRow['status']> = {
  applied: msg`Applied to join`,
  awaiting_first_order: msg`Waiting for the first order`,
  active: msg`Active`,
  warned: msg`Warned`,
  suspended: msg`Suspended`,
  ended: msg`Ended`,
  rejected: msg`Rejected`,
}

export const voucherSteps: WordsOf<Voucher['trail'][number]['step']> = {
  prepared: msg`Prepared`,
  checked: msg`Checked`,
  approved: msg`Approved`,
  paid: msg`Paid`,
  void: msg`Made void`,
}

export const leadStates: WordsOf<LeadStatus> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  won: msg`Won`,
  lost: msg`Not won`,
}

export const couponStates: WordsOf<CouponStatus> = {
  active: msg`Active`,
  scheduled: msg`Not started`,
  paused: msg`Paused`,
  expired: msg`Ended`,
  used_up: msg`Used up`,
  archived: msg`Archived`,
}

/** Choices of a reseller programme, by their field. */
export const programmeChoices: { [Field in ProgrammeChoice]: WordsOf<Programme[Field]> } = {
  visibility: {
    listed: msg`Everyone, in the shop footer`,
    link: msg`Anyone with the link`,
    invited: msg`By invitation code from a reseller`,
  },
  settlement: { margin: msg`Margin`, commission: msg`Commission` },
  ships_to: { end_buyer: msg`To the buyer`, reseller: msg`To the reseller`, both: msg`As the reseller chooses` },
  attribution: { last: msg`The last link a buyer came by`, first: msg`The first link a buyer came by` },
  activity_then: {
    warn: msg`No further action; the warning stays`,
    downgrade: msg`The rank below`,
    suspend: msg`Suspended`,
  },
}
type ProgrammeChoice = 'visibility' | 'settlement' | 'ships_to' | 'attribution' | 'activity_then'
