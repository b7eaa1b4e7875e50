import { memberStatuses } from '@kedai/domain/entitlements/term.ts'
import type { MemberListSearch } from '../../../lib/seller/seller-paths.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it.
export function readMemberAddress(search: URLSearchParams): MemberListSearch {
  const page = Number(search.get('page'))
  return {
    status: memberStatuses.find((status) => status === search.get('status')),
    term: search.get('term') || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}
