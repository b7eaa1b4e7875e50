import { publicArea } from '@kedai/domain/carts/areas.ts'
import { checkBuyerField } from '@kedai/domain/checkout/check-buyer.ts'
import { useEffect, useRef } from 'react'
import { ofShop } from '../../../lib/cart-headers.ts'
import { post } from '../../../lib/http.ts'
import { useSettled } from '../use-settled.ts'
import type { OrderValues } from '../values.ts'
import type { CartCheckoutProps } from './cart-doings.ts'

const pauseMs = 1000

// While the box for offers is ticked, the server knows whose cart it is, so that it can remind them; unticked, it forgets them.
// Without the tick nothing that is typed leaves the page before the order does.
export function useCartContact({ area, username }: Pick<CartCheckoutProps, 'area' | 'username'>, values: OrderValues) {
  const isKnown = useRef(false)
  const wanted = useSettled(area === publicArea && values.offers ? contactOf(values) : null, pauseMs)
  useEffect(() => {
    if (wanted === null && !isKnown.current) return
    isKnown.current = wanted !== null
    const body = wanted === null ? { offers_consent: 0 } : { ...JSON.parse(wanted), offers_consent: 1 } // written by `contactOf`
    void post(`/api/ajax/${publicArea}/carts/contact`, body, { headers: ofShop(username) })
  }, [wanted, username])
}

// Null while there is nothing to reach them by.
function contactOf({ name, country, ...values }: OrderValues): string | null {
  const valid = (field: 'phone' | 'email') =>
    checkBuyerField(field, values[field], country) === null ? values[field].trim() : ''
  const [phone, email] = [valid('phone'), valid('email')]
  return phone || email ? JSON.stringify({ name, phone, email }) : null
}
