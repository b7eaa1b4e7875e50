import type { CommissionRow } from '@kedai/contracts/commissions.ts'
import type { ExplainedPrice, Rank } from '@kedai/contracts/programmes.ts'
import type { ResellerMaterial } from '@kedai/contracts/reseller-materials.ts'
import type { ResellerDetail, ResellerRow } from '@kedai/contracts/resellers.ts'
import type { Voucher, VoucherRow } from '@kedai/contracts/vouchers.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { CommissionListSearch, ResellerListSearch, VoucherListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const root = '/api/ajax/seller'

export const resellerPath = (id: number | string) => `${root}/resellers/${encodeURIComponent(id)}`
export const programmePath = (area: string) => `${root}/programmes/${area}`
export const ranksPath = (area: string) => `${root}/programmes/${area}/ranks`
export const rankPath = (id: number) => `${root}/ranks/${id}`
export const priceListPath = (rankId: string) => `${root}/price-lists/${encodeURIComponent(rankId)}`
export const commissionRulesPath = (area: string) => `${programmePath(area)}/commission-rules`
export const materialsPath = (area: string) => `${programmePath(area)}/materials`
export const materialPath = (id: number) => `${root}/materials/${id}`
export const ownPricesPath = (id: string) => `${root}/resellers/${encodeURIComponent(id)}/prices`
export const vouchersPath = `${root}/vouchers`
export const voucherPath = (number: string) => `${vouchersPath}/${encodeURIComponent(number)}`
export const voucherSettingsPath = `${root}/voucher-settings`

const kept = { placeholderData: keepPreviousData }

export const resellersQuery = (search: ResellerListSearch) => ({
  ...apiListQuery<ResellerRow>(withSearch(`${root}/resellers`, search)),
  ...kept,
})
export const resellerQuery = (id: string) => apiQuery<ResellerDetail>(resellerPath(id))
export const ranksQuery = (area: string) => apiListQuery<Rank>(ranksPath(area))
export type PriceSearch = { area: string; reseller_id: string | undefined; variation_id: number; quantity: string }
export const explainedPriceQuery = (search: PriceSearch) =>
  apiQuery<ExplainedPrice>(withSearch(`${root}/explain-price`, search))
export const materialsQuery = (area: string) => apiListQuery<ResellerMaterial>(materialsPath(area))
export const commissionsQuery = (search: CommissionListSearch) => ({
  ...apiListQuery<CommissionRow>(withSearch(`${root}/commissions`, search)),
  ...kept,
})
export const vouchersQuery = (search: VoucherListSearch) => ({
  ...apiListQuery<VoucherRow>(withSearch(vouchersPath, search)),
  ...kept,
})
export const voucherQuery = (number: string) => apiQuery<Voucher>(voucherPath(number))
