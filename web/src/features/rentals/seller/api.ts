import type { RentalProduct, RentalRow, RentalStory } from '@kedai/contracts/rentals.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'

const root = '/api/ajax/seller/rentals'
const live = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const

export const rentalsQuery = (search: { from: string; to: string; product?: string }) => ({
  ...apiQuery<RentalRow[]>(withSearch(root, search)),
  ...live,
  placeholderData: keepPreviousData,
})

export const unitsQuery = () => apiQuery<RentalProduct[]>(`${root}/units`)

export const rentalQuery = (id: number) => apiQuery<RentalStory>(`${root}/${id}`)

export const rentalPath = (id: number, call: string) => `${root}/${id}/${call}`
