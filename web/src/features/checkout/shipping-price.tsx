import { isAcrossTheSea } from '@kedai/domain/shipping/state-codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../lib/format.ts'
import { later } from '../../lib/later.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError, FieldGroup } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { cheapestOf } from './cheapest-way.ts'
import type { OrderFrame } from './frame.ts'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

// Seldom: most parcels stay on the peninsula.
const FartherAway = later(async () => (await import('./seldom/farther-away.tsx')).FartherAway, null, 'seldom')

// What sending costs, from the server: a line where there is one way, cards where there are several.
export function ShippingPrice({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { shipping, frame, edit, problems } = checkout
  const { currency } = frame.shop
  const refusal = problems.shipping_method_id
  return (
    <div className="grid gap-3">
      {shipping.methods.length > 1 ? (
        <FieldGroup label={t`Shipping method`}>
          <RadioCards
            name="shipping_method_id"
            value={shipping.methodId === null ? null : String(shipping.methodId)}
            onChange={(id) => edit({ shippingMethodId: Number(id) })}
            cards={shipping.methods.map(({ id, name, courier, price }) => ({
              value: String(id),
              label: name,
              hint: name.includes(courier) ? undefined : courier,
              aside: money(price, currency),
            }))}
          />
        </FieldGroup>
      ) : (
        <Line isBusy={shipping.isLoading} amount={shipping.methods[0] && money(shipping.methods[0].price, currency)}>
          {shipping.methods[0] ? (
            withCourier(shipping.methods[0])
          ) : shipping.isLoading ? (
            <Trans>Asking for the shipping price…</Trans>
          ) : (
            <BeforePlace frame={frame} />
          )}
        </Line>
      )}
      {isAcrossTheSea(checkout.values.state) && <FartherAway checkout={checkout} />}
      {shipping.problem && !shipping.unknownPostcode && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FieldError>{shipping.problem}</FieldError>
          <Button variant="quiet" onClick={shipping.retry}>
            <Trans>Ask again</Trans>
          </Button>
        </div>
      )}
      {refusal && <FieldError>{say('shipping_method_id', refusal)}</FieldError>}
    </div>
  )
}

const Line = ({ children, amount, isBusy }: { children: ReactNode; amount: ReactNode; isBusy: boolean }) => (
  <p aria-busy={isBusy} className="flex items-center gap-2 text-sm text-ink-soft aria-busy:opacity-60">
    <Truck aria-hidden className="size-5 shrink-0" />
    <span className="min-w-0 flex-1">{children}</span>
    {amount && <strong className="font-semibold whitespace-nowrap text-ink">{amount}</strong>}
  </p>
)

function BeforePlace({ frame }: { frame: OrderFrame }) {
  const cheapest = cheapestOf(frame)
  if (!cheapest) return <Trans>Fill in the postcode to see the shipping price.</Trans>
  return <Trans>Shipping from {money(cheapest, frame.shop.currency)}. Fill in the postcode to see yours.</Trans>
}

// Most ways are called after their courier.
const withCourier = ({ name, courier }: { name: string; courier: string }) =>
  name.includes(courier) ? name : `${name} · ${courier}`
