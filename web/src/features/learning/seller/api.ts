import type { Learner } from '@kedai/contracts/courses.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery } from '../../../lib/query.ts'
import type { LearnerListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

export const learnersQuery = (search: LearnerListSearch) => ({
  ...apiListQuery<Learner>(withSearch('/api/ajax/seller/learners', search)),
  placeholderData: keepPreviousData,
})

const statuses = ['active', 'finished', 'lapsed']

// What the list shows stands in the address. A mangled address still shows the list.
export function readLearnerAddress(search: URLSearchParams): LearnerListSearch {
  const page = /^[1-9]\d{0,2}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    term: search.get('term') || undefined,
    status: statuses.find((status) => status === search.get('status')),
    page: page > 1 ? Math.min(page, 100) : undefined,
  }
}
