import type { CartCheckout } from '@kedai/contracts/carts.ts'
import type { ChangedOrder } from '@kedai/contracts/orders.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import { lesser, noSen, type Sen, subtract } from '@kedai/domain/money/sen.ts'
import { useEffect, useMemo, useState } from 'react'
import { ofShop } from '../../../lib/cart-headers.ts'
import type { OrderFrame } from '../frame.ts'
import { orderForm } from '../order-form.ts'
import type { OrderInHand } from '../order-in-hand.ts'
import { type Problems, findProblems, problemsOfServer } from '../problems.ts'
import { senOf, totalsFromWire } from '../totals.ts'
import { useOrder } from '../use-order.ts'
import { useOrderForm } from '../use-order-form.ts'
import { useWaiting } from '../use-waiting.ts'
import { type OrderValues, initialOrder, restoredOrder } from '../values.ts'
import { type CartCheckoutProps, nameOfCart } from './cart-doings.ts'
import { useCartContact } from './use-cart-contact.ts'
import { useCartShipping } from './use-cart-shipping.ts'
import { WalletChoice } from './wallet-choice.tsx'

// The order of a cart being written. Lines, coupon and offer lie with the server; the rest is typed here, as for one item.
export function useCartCheckout({ data, area, username, doings, success, error }: CartCheckoutProps): OrderInHand {
  const frame = useMemo(() => frameOfCart(data), [data])
  const name = nameOfCart({ area, username })
  const [agreed, setAgreed] = useState<Totals | null>(null)
  const [isRedeeming, setRedeeming] = useState(false)
  const {
    change: _,
    fill,
    refuse,
    accept,
    ...typed
  } = useOrderForm<OrderValues>({
    name,
    frame,
    initial: () => initialOrder(frame),
    restore: (kept, fresh) => restoredOrder(kept, fresh, data),
    find: (values, files) => findProblems(values, files, frame),
  })
  const { files, missing } = typed
  useCartContact({ area, username }, typed.values)
  const code = data.coupon.status ? data.coupon.coupon : null
  const values = { ...typed.values, couponCode: code ?? typed.values.couponCode }
  const shipping = useCartShipping(data, frame, values, fill, doings.quote)
  const totals = agreed ?? (shipping.price === null ? beforeShipping(data) : totalsFromWire(data.totals))
  const message = messageOfCoupon(data, success, error)
  const order = useOrder({
    name,
    shop: frame.forOther ? null : username,
    path: `/api/ajax/${area}/carts/checkout`,
    headers: useMemo(() => ofShop(username), [username]),
    onInvalid: (failure) =>
      refuse(
        problemsOfServer(failure.fields, () => 'items'),
        failure.message,
      ),
  })
  const { type } = order.outcome
  const { forget } = doings
  useEffect(() => {
    if (type === 'success') forget()
  }, [type, forget])

  const formOf = (expected: Totals) =>
    orderForm({ values, files, frame, shippingMethodId: shipping.methodId, expectedTotal: expected.total })

  const { isWaiting, submit, stopWaiting } = useWaiting(shipping.isPending, () => {
    const isForgotten = values.couponCode.trim() !== '' && code === null && !isRedeeming && message === null
    const found: Problems = {
      ...missing,
      ...(isForgotten ? { coupon_code: { by: 'form', reason: 'use_coupon' } } : {}),
    }
    if (Object.keys(found).length > 0) return refuse(found)
    accept()
    void order.send(formOf(totals))
  })

  function edit(changed: Partial<OrderValues>): void {
    setAgreed(null)
    stopWaiting()
    typed.edit(changed)
  }

  async function redeeming(call: () => Promise<boolean>): Promise<void> {
    setAgreed(null)
    setRedeeming(true)
    await call()
    setRedeeming(false)
  }

  async function takeOver(changed: ChangedOrder, andSend: boolean): Promise<void> {
    const sums = totalsFromWire(changed.totals)
    order.dismiss()
    await doings.become(changed)
    setAgreed(sums)
    if (andSend) await order.send(formOf(sums))
  }

  return {
    ...typed,
    ...walletOf(data, { values, totals, edit }),
    values,
    totals,
    pieces: data.total_qty,
    upsellTitle: data.click_upsell?.title ?? '',
    coupon: {
      code,
      discount: code === null ? noSen : senOf(data.coupon.coupon_price ?? '0.00'),
      isBusy: isRedeeming,
      message,
    },
    shipping,
    order,
    isWaiting,
    edit,
    submit,
    applyCoupon: (typedCode) => redeeming(() => doings.redeem(typedCode)),
    removeCoupon: () => redeeming(doings.removeCoupon),
    takeOver: (changed, andSend) => void takeOver(changed, andSend),
    formNow: () => formOf(totals),
  }
}

type Paying = Pick<OrderInHand, 'values' | 'totals'> & { edit: (changed: Partial<OrderValues>) => void }

function walletOf({ wallet }: CartCheckout, { values, totals, edit }: Paying): Pick<OrderInHand, 'wallet'> {
  const held = senOf(wallet ?? '0.00')
  if (held === noSen) return {}
  const paid: Sen = lesser(totals.total, held)
  const isChosen = values.useWallet ?? false
  const rest = subtract(totals.total, paid)
  return {
    wallet: {
      rest: isChosen ? rest : totals.total,
      choice: (
        <WalletChoice
          available={wallet ?? ''}
          paid={paid}
          rest={rest}
          isChosen={isChosen}
          onChoose={(useWallet) => edit({ useWallet })}
        />
      ),
    },
  }
}

const frameOfCart = (data: CartCheckout): OrderFrame => ({
  ...data,
  // A parcel under another sender's name goes to somebody else than who orders it.
  me: data.takes_sender ? null : data.me,
  forOther: data.takes_sender,
  addressAlways: data.setting.checkout_required_address === 1,
  one_page: true,
  sticky: true,
})

function beforeShipping(data: CartCheckout): Totals {
  const totals = totalsFromWire(data.totals)
  return { ...totals, shipping: noSen, total: subtract(totals.total, totals.shipping) }
}

// The last try, else what has become of the code since.
function messageOfCoupon(
  { coupon }: CartCheckout,
  success: CartCheckoutProps['success'],
  error: CartCheckoutProps['error'],
) {
  if (error?.at === 'coupon') return { text: error.text, isGood: false }
  if (success?.at === 'coupon') return { text: success.text, isGood: true }
  return coupon.message ? { text: coupon.message, isGood: coupon.status } : null
}
