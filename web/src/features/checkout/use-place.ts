import type { PostcodeAnswer } from '@kedai/contracts/shipping.ts'
import { useEffect } from 'react'
import { Refusal } from '../../lib/http-result.ts'
import { oneOf } from '../../lib/query-cache.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import type { OrderValues } from './values.ts'

export type Fill = (place: { postcode: string; city: string; state: string }) => void

// The town of the postcode typed so far, and what the price of sending there is asked for. `isAsked`: something is sent within Malaysia.
export function usePlace(isAsked: boolean, values: OrderValues, fill: Fill) {
  const postcode = isAsked && isPostcode(values.postcode) ? values.postcode : null
  const place = usePageQuery(postcode !== null ? oneOf<PostcodeAnswer>(`/api/ajax/guest/postcode/${postcode}`) : null, {
    staleTimeMs: Infinity,
  })

  const found = place.data && place.data.postcode === postcode ? place.data : null
  useEffect(() => {
    if (found && found.postcode !== values.filledFor)
      fill({ postcode: found.postcode, city: found.city, state: found.state.code })
  }, [found, values.filledFor, fill])

  const unknown = place.failure instanceof Refusal && place.failure.failure.code === 404 ? place.failure : null
  return {
    wanted: isAsked ? locationOf(values, postcode, unknown !== null) : null,
    unknownPostcode: unknown?.message ?? null,
    // The town is on its way, or has come and is not filled in yet.
    isPending:
      (found !== null && found.postcode !== values.filledFor) ||
      (postcode !== null && place.data === undefined && !place.failure),
  }
}

export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed)

// The postcode while it decides; a state picked by hand wins over it, and stands in for one that nobody knows.
export function locationOf(
  { placeBy, state }: Pick<OrderValues, 'placeBy' | 'state'>,
  postcode: string | null,
  isUnknown: boolean,
): string | null {
  if (isUnknown) return state || null
  return placeBy === 'state' ? state || postcode : postcode
}
