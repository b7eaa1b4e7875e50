import type { CustomerRow } from '@kedai/contracts/customers.ts'
import type { CouponRow } from '@kedai/contracts/seller-coupons.ts'
import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import type { ProductRow } from '@kedai/contracts/seller-products.ts'
import { useQuery } from '@tanstack/react-query'
import { apiListQuery } from '../../../lib/query.ts'
import { useSettled } from '../../../lib/seller/use-settled.ts'

const pauseMs = 200
const shortest = 2
const shownAtMost = 5

type Wanted = { term: string; orders: boolean; products: boolean; customers: boolean; coupons: boolean }

// Orders, products, customers and coupons that match what is typed, by the lists' own searches, after a short rest.
export function useFound({ term, orders, products, customers, coupons }: Wanted) {
  const settled = useSettled(term.trim(), pauseMs)
  // What was found for other words is gone at once, so that Enter never goes there.
  const isWanted = settled.length >= shortest && term.trim().startsWith(settled)
  const search = new URLSearchParams({ term: settled })
  const ofOrders = useQuery({
    ...apiListQuery<OrderRow>(`/api/ajax/seller/orders?${search}`),
    enabled: isWanted && orders,
  })
  const ofProducts = useQuery({
    ...apiListQuery<ProductRow>(`/api/ajax/seller/products?${search}`),
    enabled: isWanted && products,
  })
  const ofCustomers = useQuery({
    ...apiListQuery<CustomerRow>(`/api/ajax/seller/customers?${search}`),
    enabled: isWanted && customers,
  })
  const ofCoupons = useQuery({
    ...apiListQuery<CouponRow>(`/api/ajax/seller/coupons?${search}`),
    enabled: isWanted && coupons,
  })
  return {
    orders: isWanted ? (ofOrders.data?.rows.slice(0, shownAtMost) ?? []) : [],
    products: isWanted ? (ofProducts.data?.rows.slice(0, shownAtMost) ?? []) : [],
    customers: isWanted ? (ofCustomers.data?.rows.slice(0, shownAtMost) ?? []) : [],
    coupons: isWanted ? (ofCoupons.data?.rows.slice(0, shownAtMost) ?? []) : [],
    isSearching:
      term.trim() !== settled ||
      ofOrders.isFetching ||
      ofProducts.isFetching ||
      ofCustomers.isFetching ||
      ofCoupons.isFetching,
  }
}
