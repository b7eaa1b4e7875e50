import type { CouponData } from '@kedai/contracts/coupons.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { type Sen, noSen } from '@kedai/domain/money/sen.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '../../lib/http.ts'
import type { Want } from '../../product-types/buyer-choice.ts'
import { senOf } from './totals.ts'

export type Coupon = {
  // The code that counts now; null while none does.
  code: string | null
  discount: Sen
  isBusy: boolean
  // The server's words about the last try.
  message: { text: string; isGood: boolean } | null
}

const none: Coupon = { code: null, discount: noSen, isBusy: false, message: null }

// Asks the server what a code takes off. A request that starts clears the message and the discount (spec §4); when the choice of
// items changes, an accepted code is asked about anew.
export function useCoupon(view: ItemView, wants: readonly Want[]) {
  const [coupon, setCoupon] = useState(none)
  const latest = useRef(0)
  const basket = JSON.stringify(wants)
  const asked = useRef(basket)
  const viewId = view.item.view_id

  const apply = useCallback(
    async (code: string): Promise<boolean> => {
      const turn = ++latest.current
      asked.current = basket
      setCoupon({ ...none, isBusy: true })
      const items: unknown = JSON.parse(basket)
      const result = await post<CouponData>(`/api/ajax/guest/coupon/${encodeURIComponent(viewId)}`, { code, items })
      if (turn !== latest.current) return false
      setCoupon(
        result.ok
          ? { code: result.data.coupon ?? code, discount: senOf(result.data.price), isBusy: false, message: result.message ? { text: result.message, isGood: true } : null }
          : { ...none, message: { text: result.message, isGood: false } },
      )
      return result.ok
    },
    [viewId, basket],
  )

  const remove = useCallback(async (): Promise<void> => {
    const turn = ++latest.current
    setCoupon({ ...none, isBusy: true })
    const result = await post<CouponData>('/api/ajax/guest/coupon/remove')
    if (turn !== latest.current) return
    setCoupon({ ...none, message: result.message ? { text: result.message, isGood: result.ok } : null })
  }, [])

  const { code } = coupon
  useEffect(() => {
    if (code === null || asked.current === basket) return
    const timer = setTimeout(() => void apply(code), 400)
    return () => clearTimeout(timer)
  }, [code, basket, apply])

  return { coupon, apply, remove, forget: useCallback(() => setCoupon(none), []) }
}
