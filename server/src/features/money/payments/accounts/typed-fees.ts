import type { SavePaymentAccount } from '@kedai/contracts/payment-accounts.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { accountTexts } from './messages.ts'

type Fees = Pick<AccountRow, 'fee_bp' | 'fee_fixed_sen'>

const maxPercent = 10_000
const maxFixed = 100_000

/**
 * What a provider charges as it was typed; what was left out stays, what was emptied is not told any more.
 * @throws AppError `invalid` at `fee_percent` over 100 or `fee_fixed` over RM 1,000
 */
export function typedFees(kept: Fees, { fee_percent: percent, fee_fixed: fixed }: SavePaymentAccount): Fees {
  return {
    fee_bp: percent === undefined ? kept.fee_bp : percent === '' ? null : readShare(percent),
    fee_fixed_sen: fixed === undefined ? kept.fee_fixed_sen : fixed === '' ? null : readFixed(fixed),
  }
}

function readShare(typed: string): number {
  const share = parsePercent(typed)
  if (share === null || share > maxPercent) throw refuseField('fee_percent', accountTexts.feePercent)
  return share
}

function readFixed(typed: string): number {
  const fixed = parseRinggit(typed)
  if (fixed === null || fixed < 0 || fixed > maxFixed) throw refuseField('fee_fixed', accountTexts.feeFixed)
  return fixed
}
