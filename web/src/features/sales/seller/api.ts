import type { Sales } from '@kedai/contracts/sales.ts'
import type { SalesReport } from '@kedai/contracts/sales-report.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'

export const salesQuery = (period: string) => ({
  ...apiQuery<Sales>(`/api/ajax/seller/sales?period=${encodeURIComponent(period)}`),
  refetchInterval: 60_000,
  placeholderData: keepPreviousData,
})

export const salesReportQuery = ({ from, to }: { from: string; to: string }) => ({
  ...apiQuery<SalesReport>(`/api/ajax/seller/sales/report?${new URLSearchParams({ from, to })}`),
  placeholderData: keepPreviousData,
})
