import { commissionStates } from '@kedai/domain/resellers/commissions.ts'
import { resellerStatuses } from '@kedai/domain/resellers/statuses.ts'
import { voucherStatuses } from '@kedai/domain/vouchers/vouchers.ts'
import type { CommissionListSearch, ResellerListSearch, VoucherListSearch } from '../../../lib/seller/seller-paths.ts'
import { programmeAreas } from './words.ts'

// What the lists show stands in the address, so that reload, back and sharing keep it.
export const readResellerAddress = (search: URLSearchParams): ResellerListSearch => ({
  area: oneOf(programmeAreas, search.get('area')),
  status: oneOf(resellerStatuses, search.get('status')),
  term: search.get('term') || undefined,
  page: wholeFrom(search.get('page'), 2, 100),
})

export const readCommissionAddress = (search: URLSearchParams): CommissionListSearch => ({
  state: oneOf(commissionStates, search.get('state')),
  reseller_id: wholeFrom(search.get('reseller_id'), 1, Number.MAX_SAFE_INTEGER),
  page: wholeFrom(search.get('page'), 2, 100),
})

export const readVoucherAddress = (search: URLSearchParams): VoucherListSearch => ({
  status: oneOf(voucherStatuses, search.get('status')),
  term: search.get('term') || undefined,
  page: wholeFrom(search.get('page'), 2, 100),
})

const oneOf = <Value extends string>(values: readonly Value[], found: string | null) =>
  values.find((value) => value === found)

function wholeFrom(text: string | null, least: number, most: number): number | undefined {
  const read = Number(text)
  return Number.isInteger(read) && read >= least ? Math.min(read, most) : undefined
}
