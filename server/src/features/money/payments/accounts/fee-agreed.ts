import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { AgreedFee } from '@kedai/domain/payments/fees.ts'
import type { AccountRow } from '../queries/accounts.ts'

/** What a shop says its provider charges. */
export const feeAgreed = ({ fee_bp: share, fee_fixed_sen: fixed }: AccountRow): AgreedFee => ({
  share: share === null ? null : basisPoints(share),
  fixed: fixed === null ? null : sen(fixed),
})
