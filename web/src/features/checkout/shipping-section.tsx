import { Trans, useLingui } from '@lingui/react/macro'
import { FieldGroup } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { BuyerField } from './buyer-field.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { pickupOf } from './frame.ts'
import { ShippingPrice } from './shipping-price.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { isPostcode } from './use-place.ts'

// Where the parcel goes, or where it is collected.
export function ShippingSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { values, frame, edit } = checkout
  const place = [values.postcode, values.city, frame.states.find(({ code }) => code === values.state)?.name]
    .filter(Boolean)
    .join(' ')
  const collected = pickupOf(frame, values)
  const pickups = frame.shipping_methods.filter(({ pickup }) => pickup !== null)
  const ways = [
    ...(pickups.length < frame.shipping_methods.length ? [{ value: '', label: t`Send it to me` }] : []),
    ...pickups.map(({ id, name, pickup }) => ({
      value: String(id),
      label: name,
      hint: <span className="whitespace-pre-line">{pickup}</span>,
      aside: t`Free`,
    })),
  ]
  return (
    <CheckoutSection
      checkout={checkout}
      name="shipping"
      title={<Trans>Delivery address</Trans>}
      summary={
        collected ? collected.name : [values.address.replace(/\s*\n\s*/g, ', '), place].filter(Boolean).join(', ')
      }
    >
      {pickups.length > 0 && (
        <FieldGroup label={t`Delivery or pickup`}>
          <RadioCards
            name="collect"
            value={String(collected?.id ?? '')}
            onChange={(id) => edit({ shippingMethodId: id === '' ? null : Number(id) })}
            cards={ways}
          />
        </FieldGroup>
      )}
      {!collected && <Address checkout={checkout} />}
    </CheckoutSection>
  )
}

// The postcode fills in the town and the state and tells the price.
function Address({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { values, frame, edit, shipping } = checkout
  const states = frame.states.map(({ code, name }) => ({ value: code, label: name }))
  const typePostcode = (postcode: string) =>
    edit({ postcode, ...(isPostcode(postcode) && postcode !== values.filledFor ? { placeBy: 'postcode' } : {}) })
  return (
    <>
      <BuyerField
        checkout={checkout}
        name="address"
        label={t`Address`}
        hint={t`Unit or house number, street, area`}
        as={({ onChange, ...wired }) => (
          <Textarea
            {...wired}
            rows={2}
            autoComplete="street-address"
            enterKeyHint="next"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      />
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-5">
        <BuyerField
          checkout={checkout}
          name="postcode"
          label={t`Postcode`}
          as={(wired) => (
            <Input
              {...wired}
              inputMode="numeric"
              maxLength={5}
              autoComplete="postal-code"
              enterKeyHint="next"
              onChange={(event) => typePostcode(event.target.value.replace(/\D/g, '').slice(0, 5))}
            />
          )}
        />
        <BuyerField
          checkout={checkout}
          name="city"
          label={t`Town or city`}
          autoComplete="address-level2"
          enterKeyHint="next"
        />
        {shipping.unknownPostcode && (
          <p role="status" className="col-span-2 -mt-3 text-sm text-gold-ink">
            {shipping.unknownPostcode}
          </p>
        )}
        <BuyerField
          checkout={checkout}
          name="state"
          label={t`State`}
          className="col-span-2"
          as={(wired) => (
            <Select
              {...wired}
              choices={states}
              placeholder={t`Choose the state`}
              autoComplete="address-level1"
              onChange={(event) => edit({ state: event.target.value, placeBy: 'state' })}
            />
          )}
        />
      </div>
      {frame.ships && <ShippingPrice checkout={checkout} />}
    </>
  )
}
