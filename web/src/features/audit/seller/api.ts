import type { ActivityPeople, ActivityRow } from '@kedai/contracts/audit.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'

export type ActivityFilter = { person: string; kind: string; from: string; until: string; page: number }

export const activityQuery = ({ page, ...filter }: ActivityFilter) => ({
  ...apiListQuery<ActivityRow>(`/api/ajax/seller/activity?${new URLSearchParams({ ...filter, page: String(page) })}`),
  placeholderData: keepPreviousData,
})

export const activityPeopleQuery = () => apiQuery<ActivityPeople>('/api/ajax/seller/activity/people')
