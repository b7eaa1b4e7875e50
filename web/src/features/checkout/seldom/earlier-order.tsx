import { Trans } from '@lingui/react/macro'
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
