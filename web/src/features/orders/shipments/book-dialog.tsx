import type { Shipment } from '@kedai/contracts/shipments.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActionDialog, errorOf } from '../action-dialog.tsx'
import { shipmentPath } from '../api.ts'
import type { OrderAction } from '../use-order-action.ts'
import { askQuotes } from './api.ts'
import { QuoteChoices } from './quote-choices.tsx'

type Props = { parcel: Shipment; action: OrderAction; onClose: () => void }

// What each courier asks, and the booking with one of them; without any account it is written down by hand.
export function BookDialog({ parcel, action, onClose }: Props) {
  const { t } = useLingui()
  const [picked, setPicked] = useState<number | null>(null)
  const [weight, setWeight] = useState(parcel.weight ?? '')
  const [asked, setAsked] = useState(weight)
  const [again, setAgain] = useState(false)
  const [typedCost, setTypedCost] = useState<string | null>(null)
  // The weight counts once it is asked with.
  const { data: result, isFetching } = useQuery({
    queryKey: ['quotes', parcel.order_no, asked],
    queryFn: () => askQuotes({ order_no: parcel.order_no, weight: asked || undefined }),
    refetchOnWindowFocus: false,
  })
  const quotes = isFetching || !result ? null : result.ok ? result.data : []
  const said = result?.message ?? null
  const chosen = picked ?? 0
  const quote = quotes?.[chosen]
  const call = `parcel-${parcel.id}-book`
  const isUnclear = parcel.booking?.state === 'unclear'
  // What a courier does not say itself the seller knows from its price list or the counter.
  const cost = quote?.is_own_price ? (typedCost ?? quote.price ?? '') : null
  const body = {
    ...(quote && { provider: quote.provider ?? 'manual', service: quote.service, courier: quote.courier }),
    ...(weight && { weight }),
    ...(cost && { cost }),
    ...(again && { again }),
  }
  return (
    <ActionDialog
      title={t`Book a courier`}
      confirmLabel={quote?.provider ? t`Book with ${quote.courier}` : t`Mark as booked`}
      call={call}
      body={body}
      elsewhere={{ method: 'POST', path: shipmentPath(parcel.id, 'book') }}
      action={action}
      onClose={onClose}
    >
      {isUnclear && (
        <Notice tone="warn" title={<Trans>Booking status unknown</Trans>}>
          <p className="mb-2">
            <Trans>
              Look on the page of {parcel.booking?.name}. If it is there, fill in its tracking number instead of
              booking.
            </Trans>
          </p>
          <Checkbox
            label={t`Not booked: book again`}
            checked={again}
            onChange={(event) => setAgain(event.target.checked)}
          />
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={t`Weight in kilograms`} optional error={errorOf(action, call, 'weight')}>
          <Input
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        </Field>
        <Button onClick={() => (setAsked(weight), setPicked(null))}>
          <Trans>Ask prices</Trans>
        </Button>
      </div>
      {quotes === null ? (
        <Skeleton className="h-32 w-full" />
      ) : quotes.length === 0 ? (
        <Notice tone="info" title={said ?? <Trans>No courier or own rate covers this address</Trans>}>
          <Trans>You can still book somewhere else and write it down here.</Trans>
        </Notice>
      ) : (
        <>
          {said && <Notice tone="warn" title={said} />}
          <QuoteChoices quotes={quotes} chosen={chosen} onChoose={(at) => (setPicked(at), setTypedCost(null))} />
          {cost !== null && (
            <Field
              label={t`Your cost`}
              optional
              hint={t`This courier does not provide rates here. The amount is included in your profit.`}
              error={errorOf(action, call, 'cost')}
            >
              <MoneyInput name="cost" value={cost} onChange={(event) => setTypedCost(event.target.value)} />
            </Field>
          )}
        </>
      )}
      {quote && (
        <p className="text-sm text-ink-soft">
          {quote.provider === null && quote.price !== null ? (
            <Trans>
              Rate in your own table: {money(quote.price)}. Book with the courier yourself. The parcel is marked as
              booked.
            </Trans>
          ) : (
            <Trans>The parcel is booked once with your account, even if you press again.</Trans>
          )}
        </p>
      )}
    </ActionDialog>
  )
}
