import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { BuyerField } from './buyer-field.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { buyerNeeds } from './frame.ts'
import type { OrderInHand } from './order-in-hand.ts'

export function BuyerSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { values, frame } = checkout
  const isMailed = buyerNeeds(frame, values).email === 'required'
  return (
    <CheckoutSection
      checkout={checkout}
      name="buyer"
      title={<Trans>Your details</Trans>}
      summary={[values.name, values.phone].filter(Boolean).join(' · ')}
    >
      <BuyerField
        checkout={checkout}
        name="name"
        label={t`Name`}
        autoComplete="name"
        enterKeyHint="next"
        autoCapitalize="words"
      />
      <BuyerField
        checkout={checkout}
        name="phone"
        label={t`Phone number`}
        hint={t`Only for this order: the seller and the courier call it if they must.`}
        as={({ onChange, ...wired }) => (
          <PhoneInput
            {...wired}
            autoComplete="tel"
            enterKeyHint="next"
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      />
      <BuyerField
        checkout={checkout}
        name="email"
        label={t`E-mail`}
        hint={isMailed ? t`Your order is delivered there.` : t`For the receipt and the link to your order.`}
        optional={!isMailed}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
    </CheckoutSection>
  )
}
