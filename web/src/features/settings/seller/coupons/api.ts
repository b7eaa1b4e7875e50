import type { CouponRow, CouponStatus, CouponUse, SellerCoupon } from '@kedai/contracts/seller-coupons.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../../lib/chosen-shop.ts'
import { apiListQuery, apiQuery } from '../../../../lib/query.ts'
import { withSearch } from '../../../../lib/with-search.ts'

export const root = '/api/ajax/seller/coupons'

export type CouponSearch = { status?: string; term?: string; page?: number }

export const couponsQuery = (search: CouponSearch) => ({
  ...apiListQuery<CouponRow>(withSearch(root, search)),
  placeholderData: keepPreviousData,
})
export const couponQuery = (id: number) => apiQuery<SellerCoupon>(`${root}/${id}`)
export const usesQuery = (id: number, page: number) => ({
  ...apiListQuery<CouponUse>(`${root}/${id}/uses?page=${page}`),
  placeholderData: keepPreviousData,
})

// Every code that the list finds, on all of its pages.
export const couponsFile = ({ page: _page, ...search }: CouponSearch): string =>
  fileOfShop(withSearch('/exports/coupons.csv', search))

export const statuses = [
  'active',
  'scheduled',
  'paused',
  'expired',
  'used_up',
  'archived',
] as const satisfies readonly CouponStatus[]
