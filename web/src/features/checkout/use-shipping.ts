import type { ItemView } from '@kedai/contracts/items.ts'
import type { PostcodeAnswer, PriceAnswer } from '@kedai/contracts/shipping.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Refusal } from '../../lib/http-result.ts'
import { apiQuery } from '../../lib/query.ts'
import type { Want } from '../../product-types/buyer-choice.ts'
import { ships } from './problems.ts'
import { senOf } from './totals.ts'
import { useSettled } from './use-settled.ts'
import type { Values } from './values.ts'

export type Shipping = {
  // Null while it is not known.
  price: Sen | null
  methods: PriceAnswer['methods']
  // The one that counts: the buyer's, else the cheapest.
  methodId: number | null
  isLoading: boolean
  // The server's words: it does not deliver there, or could not be asked.
  problem: string | null
  // The postcode is not in the list: a hint, not a refusal.
  unknownPostcode: string | null
  retry: () => void
}

// What sending costs to the place typed so far, and the town of its postcode. Both are asked for at once.
export function useShipping(view: ItemView, values: Values, fill: (place: { postcode: string; city: string; state: string }) => void): Shipping {
  const isAsked = ships(view) && values.country === 'MY'
  const postcode = isPostcode(values.postcode) ? values.postcode : null
  const place = useQuery({ ...apiQuery<PostcodeAnswer>(`/api/ajax/guest/postcode/${postcode}`), enabled: isAsked && postcode !== null, staleTime: Infinity })

  const found = place.data && place.data.postcode === postcode ? place.data : null
  useEffect(() => {
    if (found && found.postcode !== values.filledFor) fill({ postcode: found.postcode, city: found.city, state: found.state.code })
  }, [found, values.filledFor, fill])

  const isUnknown = place.isError && place.error instanceof Refusal && place.error.failure.code === 404 && postcode !== null
  const wanted = locationOf(values, postcode, isUnknown)
  const path = useSettled(wanted === null ? null : pricePath(view, wanted, values.wants))
  const quote = useQuery({ ...apiQuery<PriceAnswer>(path ?? ''), enabled: isAsked && path !== null, placeholderData: keepPreviousData, staleTime: 60_000 })

  const answer = path === null || quote.isError ? null : (quote.data ?? null)
  const chosen = answer?.methods.find(({ id }) => id === values.shippingMethodId) ?? null
  return {
    price: answer ? senOf((chosen ?? answer).price) : null,
    methods: answer?.methods ?? [],
    methodId: chosen?.id ?? answer?.method_id ?? null,
    isLoading: quote.isFetching || (wanted !== null && path !== pricePath(view, wanted, values.wants)),
    problem: path !== null && quote.isError && !quote.isFetching ? quote.error.message : null,
    unknownPostcode: isUnknown ? place.error.message : null,
    retry: () => void quote.refetch(),
  }
}

export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed)

// The postcode while it decides; a state picked by hand wins over it, and stands in for one that nobody knows.
export function locationOf({ placeBy, state }: Pick<Values, 'placeBy' | 'state'>, postcode: string | null, isUnknown: boolean): string | null {
  if (isUnknown) return state || null
  return placeBy === 'state' ? state || postcode : postcode
}

// The server computes weight and zone from the item; one unit goes under the spec's names, several as a list.
export function pricePath(view: Pick<ItemView, 'item'>, location: string, wants: readonly Want[]): string {
  const [only, ...others] = wants
  const units: Record<string, string> = !only
    ? { quantity: '1' }
    : others.length === 0
      ? { quantity: String(only.quantity), model_id: String(only.id) }
      : { quantity: '1', items: wants.map(({ id, quantity }) => `${id}:${quantity}`).join(',') }
  return `/api/ajax/guest/shipping/get-price?${new URLSearchParams({ location, item_id: view.item.view_id, ...units })}`
}
