import type { UnmatchedRow } from '@kedai/contracts/seller-orders.ts'
import { post } from '../../../lib/http.ts'
import { apiListQuery } from '../../../lib/query.ts'

export const moneyStatuses = ['open', 'accepted', 'refunded', 'closed'] as const
export type MoneyStatus = (typeof moneyStatuses)[number]
export type Decision = 'accept' | 'refund' | 'dismiss'

export const moneyQuery = (status: MoneyStatus, page: number) =>
  apiListQuery<UnmatchedRow>(`/api/ajax/seller/money?status=${status}&page=${page}`)

export const decide = (id: number, decision: Decision, note: string) =>
  post<UnmatchedRow>(`/api/ajax/seller/money/${id}/${decision}`, { note })
