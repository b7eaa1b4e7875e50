import type { CartCheckout } from '@kedai/contracts/carts.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'

type Props = {
  offer: NonNullable<CartCheckout['click_upsell']>
  currency: string
  refusal: string | null
  onAnswer: (accept: boolean) => Promise<boolean>
}

// One thing more, with its price: taken or declined by a press, and neither beforehand.
export function CartUpsell({ offer, currency, refusal, onAnswer }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { is_accepted: isAccepted } = offer
  const answer = async (accept: boolean) => {
    if (isBusy) return
    setBusy(true)
    await onAnswer(accept)
    setBusy(false)
  }
  return (
    <div className="grid gap-2 rounded-m border border-dashed border-line-strong bg-gold-soft px-4 py-3">
      <div className="flex gap-3">
        {offer.image && isAccepted !== false && (
          <img
            src={offer.image}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-s border border-line object-cover"
          />
        )}
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-semibold">
            {offer.title} <span className="whitespace-nowrap">+ {money(offer.product_price, currency)}</span>
          </p>
          {isAccepted !== false && <p className="text-ink-soft">{offer.description}</p>}
          {isAccepted === true && (
            <p role="status" className="font-medium text-good-ink">
              <Trans>Added to this order</Trans>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {isAccepted !== true && (
          <Button busy={isBusy} onClick={() => void answer(true)}>
            <Trans>Add it</Trans>
          </Button>
        )}
        {isAccepted !== false && (
          <Button variant="quiet" busy={isBusy} onClick={() => void answer(false)}>
            {isAccepted ? <Trans>Take it off</Trans> : <Trans>No, thanks</Trans>}
          </Button>
        )}
      </div>
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  )
}
