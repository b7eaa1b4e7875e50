import type { Cart } from '@kedai/contracts/carts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { CartState, CartStore } from './cart-store.ts'

type Props = { coupon: Cart['coupon']; state: Pick<CartState, 'success' | 'error'>; store: CartStore }

// A code that takes something off, with what the server says of it below.
export function CartCoupon({ coupon: { coupon }, state: { success, error }, store }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const during = async (call: () => Promise<boolean>) => {
    if (isBusy) return
    setBusy(true)
    if (await call()) setTyped('')
    setBusy(false)
  }
  const apply = () => typed.trim() !== '' && void during(() => store.redeem(typed.trim()))
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className="grid gap-2">
      <Field label={t`Coupon code`} error={error?.at === 'coupon' ? error.text : null}>
        <div className="flex gap-2">
          <Input
            name="coupon_code"
            value={coupon ?? typed}
            readOnly={coupon !== null}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
          />
          {coupon === null ? (
            <Button busy={isBusy} onClick={apply}>
              <Trans>Use it</Trans>
            </Button>
          ) : (
            <Button busy={isBusy} onClick={() => void during(store.removeCoupon)}>
              <Trans>Take it off</Trans>
            </Button>
          )}
        </div>
      </Field>
      <p role="status" className="text-sm font-medium text-good-ink empty:hidden">
        {success?.at === 'coupon' ? success.text : null}
      </p>
    </div>
  )
}
