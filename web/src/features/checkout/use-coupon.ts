import type { CouponData } from '@kedai/contracts/coupons.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, noSen } from '@kedai/domain/money/sen.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '../../lib/http.ts'
import type { TypeChoice } from '../../product-types/buyer-choice.ts'
import { senOf } from './totals.ts'
import type { Values } from './values.ts'

export type Coupon = {
  // The code that counts now; null while none does.
  code: string | null
  discount: Sen
  // The part of it that is off shipping and the click upsell; null where the code does not reach them.
  extra: Sen | null
  isBusy: boolean
  // The server's words about the last try.
  message: { text: string; isGood: boolean } | null
}

const none: Coupon = { code: null, discount: noSen, extra: null, isBusy: false, message: null }

// Asks the server what a code takes off. A request that starts clears the message and the discount (spec §4); when the choice of
// items changes, an accepted code is asked about anew; one that reaches shipping or the click upsell also when those do.
export function useCoupon(view: ItemView, { wants, choice, clickUpsell, phone, email }: Values, shipping: Sen | null) {
  const [coupon, setCoupon] = useState(none)
  const latest = useRef(0)
  const items = JSON.stringify({ items: wants, ...pricedBy(choice) })
  const basket = JSON.stringify({
    shipping: shipping === null ? '' : formatRinggit(shipping),
    click_upsell: clickUpsell,
    ...JSON.parse(items),
  })
  const asked = useRef({ items, basket })
  const viewId = view.item.view_id
  // Some codes are for certain buyers; who changes his name afterwards is told by the order.
  const who = useRef({ phone, email })
  useEffect(() => {
    who.current = { phone, email }
  })

  const apply = useCallback(
    async (code: string): Promise<boolean> => {
      const turn = ++latest.current
      asked.current = { items, basket }
      setCoupon({ ...none, isBusy: true })
      const result = await post<CouponData>(`/api/ajax/guest/coupon/${encodeURIComponent(viewId)}`, {
        code,
        ...who.current,
        ...JSON.parse(basket),
      })
      if (turn !== latest.current) return false
      setCoupon(
        result.ok
          ? {
              code: result.data.coupon ?? code,
              discount: senOf(result.data.price),
              extra: result.data.follows_extras ? senOf(result.data.extra ?? '0.00') : null,
              isBusy: false,
              message: result.message ? { text: result.message, isGood: true } : null,
            }
          : { ...none, message: { text: result.message, isGood: false } },
      )
      return result.ok
    },
    [viewId, items, basket],
  )

  const remove = useCallback(async (): Promise<void> => {
    const turn = ++latest.current
    setCoupon({ ...none, isBusy: true })
    const result = await post<CouponData>('/api/ajax/guest/coupon/remove')
    if (turn !== latest.current) return
    setCoupon({ ...none, message: result.message ? { text: result.message, isGood: result.ok } : null })
  }, [])

  const { code, extra } = coupon
  useEffect(() => {
    if (code === null || (extra === null ? asked.current.items === items : asked.current.basket === basket)) return
    const timer = setTimeout(() => void apply(code), 400)
    return () => clearTimeout(timer)
  }, [code, extra, items, basket, apply])

  return { coupon, apply, remove, forget: useCallback(() => setCoupon(none), []) }
}

// Of what its type asks, what a code is worth depends on.
const pricedBy = (choice: TypeChoice | null) =>
  Object.fromEntries(choice?.fields.filter(([name]) => name === 'amount' || name === 'plan') ?? [])
