import type { ItemView } from '@kedai/contracts/items.ts'
import type { PostcodeAnswer, PriceAnswer } from '@kedai/contracts/shipping.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { formatKilograms, grams, parseKilograms, sumWeight, timesWeight } from '@kedai/domain/weight/kilograms.ts'
import { useEffect } from 'react'
import { oneOf } from '../../lib/query-cache.ts'
import { Refusal } from '../../lib/http-result.ts'
import { usePageQuery, useLast } from '../../lib/use-page-query.ts'
import type { Want } from '../../product-types/buyer-choice.ts'
import { pickupOf, ships } from './problems.ts'
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
  // The price for what is typed now, or the town of its postcode, is still on its way.
  isPending: boolean
  // The server's words: it does not deliver there, or could not be asked.
  problem: string | null
  // The postcode is not in the list: a hint, not a refusal.
  unknownPostcode: string | null
  retry: () => void
}

// What sending costs to the place typed so far, and the town of its postcode. Both are asked for at once.
export function useShipping(
  view: ItemView,
  values: Values,
  fill: (place: { postcode: string; city: string; state: string }) => void,
): Shipping {
  const collected = pickupOf(view, values)
  const isAsked = ships(view) && values.country === 'MY' && collected === null
  const postcode = isPostcode(values.postcode) ? values.postcode : null
  const place = usePageQuery(
    isAsked && postcode !== null ? oneOf<PostcodeAnswer>(`/api/ajax/guest/postcode/${postcode}`) : null,
    { staleTimeMs: Infinity },
  )

  const found = place.data && place.data.postcode === postcode ? place.data : null
  useEffect(() => {
    if (found && found.postcode !== values.filledFor)
      fill({ postcode: found.postcode, city: found.city, state: found.state.code })
  }, [found, values.filledFor, fill])

  const unknown = place.failure instanceof Refusal && place.failure.failure.code === 404 ? place.failure : null
  const wanted = locationOf(values, postcode, unknown !== null)
  const method = view.shipping_methods.find(({ id }) => id === values.shippingMethodId) ?? null
  const wish = wanted === null ? null : pricePath(view, wanted, values.wants, method)
  const path = useSettled(wish)
  const ofMethod = usePageQuery(isAsked && path !== null ? oneOf<PriceAnswer>(path) : null, { staleTimeMs: 60_000 })
  // The chosen courier does not go there: what others ask is shown instead.
  const isCourierRefused = ofMethod.failure instanceof Refusal && 'courier' in ofMethod.failure.failure.fields
  const ofAny = usePageQuery(isCourierRefused && path !== null ? oneOf<PriceAnswer>(withoutCourier(path)) : null, {
    staleTimeMs: 60_000,
  })
  const quote = isCourierRefused ? ofAny : ofMethod
  const last = useLast(quote.data)

  const answer = path === null || quote.failure ? null : (last ?? null)
  const chosen = answer?.methods.find(({ id }) => id === values.shippingMethodId) ?? null
  const isSettled = wanted === null || path === wish
  const isUnfilled = found !== null && found.postcode !== values.filledFor
  if (collected)
    return {
      price: senOf(collected.price),
      methods: [],
      methodId: collected.id,
      isLoading: false,
      isPending: false,
      problem: null,
      unknownPostcode: null,
      retry: quote.retry,
    }
  const isOnItsWay = ({ data, failure }: { data: unknown; failure: unknown }) => data === undefined && !failure
  return {
    price: answer ? senOf((chosen ?? answer).price) : null,
    methods: answer?.methods ?? [],
    methodId: chosen?.id ?? answer?.method_id ?? null,
    isLoading: quote.isLoading || !isSettled,
    isPending:
      isAsked &&
      (isUnfilled ||
        (postcode !== null && isOnItsWay(place)) ||
        (wanted !== null && (!isSettled || isOnItsWay(quote)))),
    problem: path !== null && quote.failure && !quote.isLoading ? quote.failure.message : null,
    unknownPostcode: unknown?.message ?? null,
    retry: quote.retry,
  }
}

export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed)

// The postcode while it decides; a state picked by hand wins over it, and stands in for one that nobody knows.
export function locationOf(
  { placeBy, state }: Pick<Values, 'placeBy' | 'state'>,
  postcode: string | null,
  isUnknown: boolean,
): string | null {
  if (isUnknown) return state || null
  return placeBy === 'state' ? state || postcode : postcode
}

// Every field of the spec (§7). The server computes weight and zone from the item; several units go as a list of ours.
export function pricePath(
  view: Pick<ItemView, 'item' | 'items'>,
  location: string,
  wants: readonly Want[],
  method: ItemView['shipping_methods'][number] | null,
): string {
  const [only, ...others] = wants
  const weights = wants.map(({ id, quantity }) =>
    timesWeight(weightOf(view.items.find((unit) => unit.id === id) ?? view.item), quantity),
  )
  return `/api/ajax/guest/shipping/get-price?${new URLSearchParams({
    location,
    courier: method?.courier ?? '',
    item_id: view.item.view_id,
    quantity: String(wants.reduce((all, { quantity }) => all + quantity, 0) || 1),
    zoneid: String(method?.zoneid ?? ''),
    by: method?.by ?? '',
    weight: formatKilograms(only ? sumWeight(weights) : weightOf(view.item)),
    model_id: only && others.length === 0 ? String(only.id) : '',
    ...(others.length > 0 && { items: wants.map(({ id, quantity }) => `${id}:${quantity}`).join(',') }),
  })}`
}

const weightOf = ({ weight }: { weight: string }) => parseKilograms(weight) ?? grams(0)

const withoutCourier = (path: string): string => path.replace(/([?&]courier=)[^&]*/, '$1')
