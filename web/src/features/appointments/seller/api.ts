import type { Appointment } from '@kedai/contracts/appointments.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'

const root = '/api/ajax/seller/appointments'

export const appointmentsQuery = (search: { from: string; to: string }) => ({
  ...apiQuery<Appointment[]>(withSearch(root, search)),
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always' as const,
  placeholderData: keepPreviousData,
})

export const appointmentPath = (id: number, call: 'done' | 'no-show') => `${root}/${id}/${call}`
