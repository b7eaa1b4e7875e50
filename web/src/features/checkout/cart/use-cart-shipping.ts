import type { CartCheckout } from '@kedai/contracts/carts.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../../lib/http-result.ts'
import { type OrderFrame, pickupOf } from '../frame.ts'
import { senOf } from '../totals.ts'
import { type Fill, isPostcode, usePlace } from '../use-place.ts'
import { useSettled } from '../use-settled.ts'
import { type Shipping, collectedAt } from '../use-shipping.ts'
import type { OrderValues } from '../values.ts'
import type { CartDoings } from './cart-doings.ts'

// What sending the cart to the place typed so far costs. The server keeps the place: its sums have the price in them.
export function useCartShipping(
  data: CartCheckout,
  frame: OrderFrame,
  values: OrderValues,
  fill: Fill,
  quote: CartDoings['quote'],
): Shipping {
  const collected = pickupOf(frame, values)
  const isAsked = frame.ships && values.country === 'MY' && collected === null
  const { wanted, unknownPostcode, isPending } = usePlace(isAsked, values, fill)
  const wish = wishOf(frame.ships, wanted, collected?.id ?? null, values)
  const settled = useSettled(wish)
  const [answered, setAnswered] = useState<{ wish: string; failure: Failure | null } | null>(null)
  const ask = useCallback(
    async (asked: string) => {
      const result = await quote(JSON.parse(asked)) // written by `wishOf`
      setAnswered({ wish: asked, failure: result.ok ? null : result })
    },
    [quote],
  )
  useEffect(() => {
    if (settled !== null) void ask(settled)
  }, [settled, ask])

  const retry = () => void (settled !== null && ask(settled))
  const isAnswered = wish !== null && answered?.wish === wish
  const failure = isAnswered ? answered.failure : null
  const isWaiting = wish !== null && !isAnswered
  if (collected) return { ...collectedAt(collected, retry), isPending: isWaiting, problem: failure?.message ?? null }
  const methods = isAnswered && !failure ? waysWithPrice(data) : []
  return {
    price: isAnswered && !failure ? senOf(data.shipping) : null,
    methods,
    methodId: methods.find(({ id }) => id === values.shippingMethodId)?.id ?? data.selected_shipping_method,
    isLoading: isWaiting,
    isPending: isPending || isWaiting,
    problem: failure?.message ?? null,
    unknownPostcode,
    retry,
  }
}

// What the price is asked for; null while no place is known, or nothing is sent.
function wishOf(ships: boolean, wanted: string | null, pickupId: number | null, values: OrderValues): string | null {
  if (!ships || (pickupId === null && wanted === null)) return null
  const place = wanted ?? ''
  return JSON.stringify({
    postcode: isPostcode(place) ? place : '',
    state: isPostcode(place) ? '' : place,
    city: '',
    country: values.country,
    method_id: pickupId ?? values.shippingMethodId ?? '',
  })
}

const waysWithPrice = ({ shipping_methods: ways }: CartCheckout) =>
  ways.flatMap(({ price, pickup, ...way }) => (price === null || pickup !== null ? [] : [{ ...way, price }]))
