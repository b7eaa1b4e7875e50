import type { OwnOrder } from '@kedai/contracts/orders.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { get } from '../../../lib/http.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { OrderInHand } from '../order-in-hand.ts'
import type { Placed } from '../placed-order.ts'

// The line was cut after a first try and the order was changed since: the first one stands already.
export function ArrivedBefore({ checkout, message }: { checkout: OrderInHand; message: string }) {
  const { openFirst, sendAsNew } = checkout.order
  return (
    <Notice tone="warn" title={<Trans>Your first try did arrive</Trans>}>
      <p>{message}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {openFirst && (
          <Button variant="primary" onClick={() => void openFirst()}>
            <Trans>Open that order</Trans>
          </Button>
        )}
        <Button onClick={() => void sendAsNew(checkout.formNow())}>
          <Trans>Send this one as well</Trans>
        </Button>
      </div>
    </Notice>
  )
}

// Ordered a moment ago, in this tab (and come back) or in another one.
export function PlacedBefore({ placed, onDismiss }: { placed: Placed; onDismiss: () => void }) {
  return (
    <Notice tone="info" title={<Trans>You have just ordered from this page: {placed.orderNo}</Trans>}>
      <div className="mt-2 flex flex-wrap gap-2">
        {placed.target && (
          <ButtonAnchor href={placed.target}>
            <Trans>See that order</Trans>
          </ButtonAnchor>
        )}
        <Button variant="quiet" onClick={onDismiss}>
          <Trans>Order once more</Trans>
        </Button>
      </div>
    </Notice>
  )
}

// Told to the browser that placed it, and to nobody else.
export function OwnOrderNotice({ own, className }: { own: OwnOrder; className?: string }) {
  const { order_no: orderNo, url } = own
  return (
    <Notice tone="info" className={className} title={<Trans>You have an unpaid order: {orderNo}</Trans>}>
      <p>
        <Trans>That order reserves the items you want. Pay for it, or cancel it to order again.</Trans>
      </p>
      <ButtonAnchor href={url} variant="primary" className="mt-2">
        <Trans>Open that order</Trans>
      </ButtonAnchor>
    </Notice>
  )
}

// Asked for once the page stands, so that the page itself is the same for everybody.
export function OwnOrderOfPage({ viewId }: { viewId: string }) {
  const [own, setOwn] = useState<OwnOrder | null>(null)
  useEffect(() => {
    let hasLeft = false
    const ask = async () => {
      const result = await get<OwnOrder | null>(`/api/ajax/guest/own-order/${encodeURIComponent(viewId)}`)
      if (result.ok && !hasLeft) setOwn(result.data)
    }
    const onVisible = () => document.visibilityState === 'visible' && void ask()
    void ask()
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onVisible)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onVisible)
    }
  }, [viewId])
  return own && <OwnOrderNotice own={own} className="mb-5" />
}
