import type { ReviewListSearch } from '../../../lib/seller/seller-paths.ts'

const shows = ['waiting', 'hidden']

// What the list shows stands in the address, so that reload, back and sharing keep it. A mangled address still shows the list.
export function readReviewAddress(search: URLSearchParams): ReviewListSearch {
  const whole = (name: string) =>
    /^[1-9]\d{0,14}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : undefined
  const page = whole('page')
  return {
    term: search.get('term') || undefined,
    show: shows.find((show) => show === search.get('show')),
    stars: /^[1-5]$/.test(search.get('stars') ?? '') ? (search.get('stars') ?? undefined) : undefined,
    product_id: whole('product_id'),
    page: page !== undefined && page > 1 ? Math.min(page, 100) : undefined,
  }
}

// Whether something narrows the list.
export const isNarrowed = ({ term, show, stars, product_id }: ReviewListSearch): boolean =>
  [term, show, stars, product_id].some((part) => part !== undefined)
