import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { OrderInHand } from './order-in-hand.ts'
import { useWords } from './use-words.ts'

export function CouponSection({ checkout }: { checkout: OrderInHand }) {
  const { t } = useLingui()
  const { say } = useWords()
  const { values, coupon, problems, edit, frame } = checkout
  const refused = coupon.message && !coupon.message.isGood ? coupon.message.text : null
  const ofOrder = problems.coupon_code && say('coupon_code', problems.coupon_code)
  const off = money(formatRinggit(coupon.discount), frame.shop.currency)
  const apply = async () => {
    const code = values.couponCode.trim()
    if (code === '' || coupon.isBusy) return
    await checkout.applyCoupon(code)
  }
  const remove = async () => {
    edit({ couponCode: '' })
    await checkout.removeCoupon()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void apply()
  }
  return (
    <CheckoutSection
      checkout={checkout}
      name="coupon"
      title={<Trans>Coupon code</Trans>}
      summary={coupon.code ? `${coupon.code} · −${off}` : <Trans>Add one if you have it</Trans>}
    >
      <Field label={<span className="sr-only">{t`Coupon code`}</span>} error={refused ?? ofOrder}>
        <div className="flex gap-2">
          <Input
            name="coupon_code"
            value={values.couponCode}
            readOnly={coupon.code !== null}
            onChange={(event) => edit({ couponCode: event.target.value })}
            onKeyDown={press}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
          {coupon.code === null ? (
            <Button busy={coupon.isBusy} onClick={() => void apply()}>
              <Trans>Use it</Trans>
            </Button>
          ) : (
            <Button busy={coupon.isBusy} onClick={() => void remove()}>
              <Trans>Take it off</Trans>
            </Button>
          )}
        </div>
      </Field>
      <p role="status" className="-mt-3 text-sm font-medium text-good-ink empty:hidden">
        {coupon.message?.isGood ? coupon.message.text : null}
      </p>
    </CheckoutSection>
  )
}
