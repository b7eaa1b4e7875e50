import type { NewOrderQuote } from '@kedai/contracts/new-orders.ts'
import type { OrderItem } from '@kedai/contracts/order-edits.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { draftOf } from '../../../lib/drafts.ts'
import { call, get } from '../../../lib/http.ts'
import { orThrow } from '../../../lib/http-result.ts'
import { useSettled } from '../../../lib/seller/use-settled.ts'

export const buyerNames = ['name', 'phone', 'email', 'address', 'postcode', 'city', 'state'] as const
type BuyerName = (typeof buyerNames)[number]

/** A sale by chat as it is typed so far. */
export type NewOrderState = Record<BuyerName, string> & {
  chosen: readonly { item: OrderItem; quantity: number }[]
  couponCode: string
  methodId: number | null
  paymentMethod: string
  notes: string
}

const empty: NewOrderState = {
  ...(Object.fromEntries(buyerNames.map((name) => [name, ''])) as Record<BuyerName, string>), // every one of them
  chosen: [],
  couponCode: '',
  methodId: null,
  paymentMethod: '',
  notes: '',
}

const draft = draftOf('new-order')
export const clearNewOrder = (): void => draft.clear()

/** What is typed stays on this device until the order is saved. */
export function useNewOrder() {
  const [state, setState] = useState<NewOrderState>(() => ({ ...empty, ...(draft.read() as Partial<NewOrderState>) })) // as `set` wrote it
  const set = (change: Partial<NewOrderState>) =>
    setState((before) => {
      const next = { ...before, ...change }
      draft.write(next)
      return next
    })
  usePlaceOf(state.postcode, set)
  const clear = () => {
    draft.clear()
    setState(empty)
  }
  return { state, set, clear }
}

// A known postcode fills in its town and its state.
function usePlaceOf(postcode: string, set: (change: Partial<NewOrderState>) => void) {
  const [asked, setAsked] = useState(postcode)
  useEffect(() => {
    if (postcode === asked || !/^\d{5}$/.test(postcode)) return
    const stop = new AbortController()
    setAsked(postcode)
    void get<{ city: string; state: { code: string } }>(`/api/ajax/guest/postcode/${postcode}`, {
      signal: stop.signal,
    }).then((found) => found.ok && set({ city: found.data.city, state: found.data.state.code }))
    return () => stop.abort()
  }, [postcode, asked, set])
}

export const itemsOf = ({ chosen }: NewOrderState) =>
  chosen.map(({ item, quantity }) => ({ variation_id: item.variation_id, quantity }))

/** What it comes to, asked of the server whenever it has rested. */
export function useQuote(state: NewOrderState) {
  const asked = JSON.stringify({
    items: itemsOf(state),
    postcode: state.postcode,
    state: state.state,
    coupon_code: state.couponCode,
    shipping_method_id: state.methodId ?? '',
  })
  return useQuery(quoteQuery(useSettled(asked, 300)))
}

const quoteQuery = (asked: string) => ({
  ...queryOptions({
    queryKey: ['new-order-quote', asked],
    queryFn: async () =>
      orThrow(await call<NewOrderQuote>('POST', '/api/ajax/seller/orders/quote', { body: JSON.parse(asked) as object })) // made above
        .data,
  }),
  placeholderData: keepPreviousData,
})
