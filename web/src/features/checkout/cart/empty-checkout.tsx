import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { type Placed, lastPlaced } from '../placed-order.ts'

// Nothing to check out. Who has just ordered the cart finds the order.
export function EmptyCheckout({ name, shopHref }: { name: string; shopHref: string }) {
  const { t } = useLingui()
  const [placed, setPlaced] = useState<Placed | null>(null)
  useEffect(() => setPlaced(lastPlaced(name)), [name])
  return (
    <Empty
      title={placed ? t`You have just ordered: ${placed.orderNo}` : t`Your cart is empty`}
      action={
        <>
          {placed?.target && (
            <ButtonAnchor href={placed.target} variant="primary">
              <Trans>See that order</Trans>
            </ButtonAnchor>
          )}
          <ButtonLink to={shopHref} variant={placed?.target ? 'quiet' : 'primary'}>
            <Trans>See the shop</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}
