import type { ItemView } from '@kedai/contracts/items.ts'
import type { PriceAnswer } from '@kedai/contracts/shipping.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { formatKilograms, grams, parseKilograms, sumWeight, timesWeight } from '@kedai/domain/weight/kilograms.ts'
import { oneOf } from '../../lib/query-cache.ts'
import { Refusal } from '../../lib/http-result.ts'
import { usePageQuery, useLast } from '../../lib/use-page-query.ts'
import type { Want } from '../../product-types/buyer-choice.ts'
import { type OrderFrame, pickupOf } from './frame.ts'
import { senOf } from './totals.ts'
import { type Fill, usePlace } from './use-place.ts'
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
export function useShipping(view: ItemView, { ships }: OrderFrame, values: Values, fill: Fill): Shipping {
  const collected = pickupOf(view, values)
  const isAsked = ships && values.country === 'MY' && collected === null
  const { wanted, unknownPostcode, isPending } = usePlace(isAsked, values, fill)
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
  if (collected) return collectedAt(collected, quote.retry)
  return {
    price: answer ? senOf((chosen ?? answer).price) : null,
    methods: answer?.methods ?? [],
    methodId: chosen?.id ?? answer?.method_id ?? null,
    isLoading: quote.isLoading || !isSettled,
    isPending:
      isPending || (wanted !== null && (!isSettled || (isAsked && quote.data === undefined && !quote.failure))),
    problem: path !== null && quote.failure && !quote.isLoading ? quote.failure.message : null,
    unknownPostcode,
    retry: quote.retry,
  }
}

// Nothing is sent: the buyer comes for it.
export const collectedAt = ({ id, price }: { id: number; price: string | null }, retry: () => void): Shipping => ({
  price: senOf(price ?? '0.00'),
  methods: [],
  methodId: id,
  isLoading: false,
  isPending: false,
  problem: null,
  unknownPostcode: null,
  retry,
})

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
