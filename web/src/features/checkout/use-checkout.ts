import type { ItemView } from '@kedai/contracts/items.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import { useEffect, useMemo, useState } from 'react'
import { frameOf } from './frame.ts'
import { askedFirst, findItemProblems, firstMissing, inputOfLine } from './item-problems.ts'
import { itemOrderForm } from './order-form.ts'
import type { OrderInHand } from './order-in-hand.ts'
import { type Problems, problemsOfServer } from './problems.ts'
import { shownTotals, totalsFromWire } from './totals.ts'
import { useCoupon } from './use-coupon.ts'
import { useOrder } from './use-order.ts'
import { useOrderForm } from './use-order-form.ts'
import { useShipping } from './use-shipping.ts'
import { useWaiting } from './use-waiting.ts'
import { type Values, initialValues, restored } from './values.ts'

// An order of one item.
export type Checkout = OrderInHand & { view: ItemView; values: Values; edit: (changed: Partial<Values>) => void }

// One order being written: what is typed, what it comes to, what is wrong with it, and how sending it went.
export function useCheckout(view: ItemView): Checkout {
  const frame = useMemo(() => frameOf(view), [view])
  const { view_id, item_type } = view.item
  const orderCall = isProductTypeName(item_type) ? productTypeRules(item_type).orderCall : 'place-order'
  // The server's sums, once the buyer was shown them; any change of the order lets go of them.
  const [agreed, setAgreed] = useState<Totals | null>(null)
  const { change, fill, refuse, accept, ...typed } = useOrderForm<Values>({
    name: view_id,
    frame,
    initial: () => initialValues(view),
    restore: (kept, fresh) => restored(kept, fresh, view),
    find: (values, files) => findItemProblems(values, files, view, frame),
  })
  const { values, files, missing } = typed
  const shipping = useShipping(view, frame, values, fill)
  const { coupon, apply, remove, forget } = useCoupon(view, values, shipping.price)
  const totals =
    agreed ??
    shownTotals({
      view,
      wants: values.wants,
      sums: values.choice?.sums,
      clickUpsell: values.clickUpsell,
      discount: coupon.discount,
      extra: coupon.extra,
      shipping: shipping.price,
    })
  const order = useOrder({
    name: view_id,
    shop: view.shop.username,
    path: `/api/ajax/guest/order/${orderCall}/${encodeURIComponent(view_id)}`,
    onInvalid: ({ fields, message }) => refuse(problemsOfServer(fields, inputOfLine(view)), message),
  })

  // A code that counted before the page was loaded again counts again.
  const codeOfDraft =
    typed.isLive && values.couponIsWanted && coupon.code === null && !coupon.isBusy && coupon.message === null
      ? values.couponCode
      : ''
  useEffect(() => {
    if (codeOfDraft) void apply(codeOfDraft)
  }, [codeOfDraft, apply])

  const formOf = (chosen: Values, couponCode: string | null, expected: Totals) =>
    itemOrderForm({
      values: chosen,
      files,
      view,
      couponCode,
      shippingMethodId: shipping.methodId,
      expectedTotal: expected.total,
    })

  const asked = askedFirst(values, view)
  const counted = values.wants.reduce((count, { quantity }) => count + quantity, 0) || (values.choice?.sums ? 1 : 0)
  const pieces = asked === null ? counted : 0
  const unpicked = view.item.option_names.filter((_, tier) => !values.picked[tier])

  const formNow = () => formOf(values, coupon.code, totals)

  const { isWaiting, submit, stopWaiting } = useWaiting(shipping.isPending, () => {
    // That is no mistake: the button says what is missing, and leads there.
    if (pieces === 0 && typed.lead(firstMissing(values, view))) return
    const isForgotten =
      values.couponCode.trim() !== '' && coupon.code === null && !coupon.isBusy && coupon.message === null
    const found: Problems = {
      ...missing,
      ...(isForgotten ? { coupon_code: { by: 'form', reason: 'use_coupon' } } : {}),
    }
    const told = Object.entries(found)
    // While nothing is chosen, that alone.
    if (told.length > 0) return refuse(pieces > 0 ? found : Object.fromEntries(told.slice(0, 1)))
    accept()
    void order.send(formNow())
  })

  function edit(changed: Partial<Values>): void {
    setAgreed(null)
    stopWaiting()
    typed.edit(changed)
  }

  function takeOver(changed: ChangedOrder, andSend: boolean): void {
    const next = {
      wants: changed.items,
      clickUpsell: changed.click_upsell,
      couponIsWanted: changed.coupon_code !== null,
    }
    const sums = totalsFromWire(changed.totals)
    change(next)
    if (changed.coupon_code === null) forget()
    setAgreed(sums)
    order.dismiss()
    if (andSend) void order.send(formOf({ ...values, ...next }, changed.coupon_code, sums))
  }

  return {
    ...typed,
    view,
    totals,
    pieces,
    lacks: unpicked.join(' & '),
    asked,
    from: view.item.price,
    upsellTitle: view.click_upsell?.title ?? '',
    coupon,
    shipping,
    order,
    isWaiting,
    edit,
    submit,
    takeOver,
    formNow,
    applyCoupon: async (code) => edit({ couponIsWanted: await apply(code) }),
    removeCoupon: () => (edit({ couponIsWanted: false }), remove()),
  }
}
