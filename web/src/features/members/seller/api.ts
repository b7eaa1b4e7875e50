import type { CheckedMember, Member } from '@kedai/contracts/memberships.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { apiListQuery } from '../../../lib/query.ts'
import type { MemberListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = '/api/ajax/seller/members'

export const membersQuery = (search: MemberListSearch) => ({
  ...apiListQuery<Member>(withSearch(path, search)),
  placeholderData: keepPreviousData,
})

export const checkIn = (code: string, device: string) =>
  call<CheckedMember>('POST', `${path}/check-in`, { body: { code, device } })
