import type { OrderFrame } from './frame.ts'
import { senOf } from './totals.ts'

// The least that sending costs; null while no place is known, or where nothing is sent.
export const cheapestOf = ({ shipping_methods: methods }: OrderFrame): string | null =>
  methods.reduce<string | null>(
    (least, { price, pickup }) =>
      pickup !== null || price === null ? least : least === null || senOf(price) < senOf(least) ? price : least,
    null,
  )
