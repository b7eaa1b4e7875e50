import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { later } from '../../lib/later.tsx'
import type { Placed } from './placed-order.ts'
import type { OrderInHand } from './order-in-hand.ts'

// Seldom: the shop changed between the page and the order, or a first try had arrived.
const UnsettledOrder = later(
  async () => (await import('./seldom/unsettled-order.tsx')).UnsettledOrder,
  <Skeleton className="h-40 w-full" />,
  'seldom',
)

// How sending the order ended, beside the button that sent it. What must be read takes the focus.
export function OrderOutcome({ checkout }: { checkout: OrderInHand }) {
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
      {(type === 'changed' || type === 'arrived_before') && <UnsettledOrder checkout={checkout} />}
      {outcome.type === 'error' && (
        <Notice tone="danger" title={outcome.message}>
          {outcome.isUnknown && (
            <Trans>
              Everything you typed is still here. Press the button again: you will not be charged or ordered twice.
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
