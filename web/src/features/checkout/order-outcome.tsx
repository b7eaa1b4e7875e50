import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { later } from '../../lib/later.tsx'
import type { Placed } from './placed-order.ts'
import type { Checkout } from './use-checkout.ts'

// Seldom: the shop changed between the page and the order.
const ChangedOrderNotice = later(
  async () => (await import('./changed-order.tsx')).ChangedOrderNotice,
  <Skeleton className="h-40 w-full" />,
)

// How sending the order ended, beside the button that sent it. What must be read takes the focus.
export function OrderOutcome({ checkout }: { checkout: Checkout }) {
  const { outcome } = checkout.order
  const place = useRef<HTMLDivElement>(null)
  const { type } = outcome
  useEffect(() => {
    if (type === 'none' || type === 'sending') return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [type])
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {outcome.type === 'success' && <Success placed={outcome.placed} />}
      {outcome.type === 'changed' && <ChangedOrderNotice checkout={checkout} change={outcome.change} />}
      {outcome.type === 'arrived_before' && <ArrivedBefore checkout={checkout} message={outcome.message} />}
      {outcome.type === 'error' && (
        <Notice tone="danger" title={outcome.message}>
          {outcome.isUnknown && (
            <Trans>
              Everything you typed is still here. You can press the button again: the order is never taken twice.
            </Trans>
          )}
        </Notice>
      )}
    </div>
  )
}

const Success = ({ placed }: { placed: Placed }) => (
  <Notice tone="good" title={placed.message}>
    {placed.target && (
      <ButtonAnchor href={placed.target} variant="primary" className="mt-2">
        <Trans>Go on</Trans>
      </ButtonAnchor>
    )}
  </Notice>
)

// The line was cut after a first try and the order was changed since: the first one stands already.
function ArrivedBefore({ checkout, message }: { checkout: Checkout; message: string }) {
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
