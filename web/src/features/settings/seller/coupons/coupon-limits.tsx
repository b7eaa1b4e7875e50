import { Trans } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import type { ErrorOf } from '../form-dialog.tsx'
import type { CouponValues } from './coupon-values.ts'

type Props = { values: CouponValues; change: (next: Partial<CouponValues>) => void; errorOf: ErrorOf }

// When and how often.
export function CouponLimits({ values, change, errorOf }: Props) {
  const isSet = Boolean(
    values.startsAt ||
    values.endsAt ||
    values.maxUses ||
    values.perCustomer ||
    values.minQuantity ||
    values.maxItems ||
    values.maxSpend,
  )
  const isWrong = ['starts_at', 'ends_at', 'max_uses', 'per_customer', 'min_quantity', 'max_items', 'max_spend'].some(
    errorOf,
  )
  return (
    <details open={isSet || isWrong || undefined} className="rounded-m border border-line px-4 py-1">
      <summary className="flex min-h-11 items-center text-sm font-semibold">
        <Trans>When and how often</Trans>
      </summary>
      <div className="grid grid-cols-2 items-start gap-3 py-2">
        <Field label={<Trans>Starts</Trans>} optional error={errorOf('starts_at')} className="max-sm:col-span-2">
          <Input
            type="datetime-local"
            name="starts_at"
            value={values.startsAt}
            onChange={(event) => change({ startsAt: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Ends</Trans>} optional error={errorOf('ends_at')} className="max-sm:col-span-2">
          <Input
            type="datetime-local"
            name="ends_at"
            value={values.endsAt}
            onChange={(event) => change({ endsAt: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Uses in all</Trans>} optional error={errorOf('max_uses')}>
          <NumberInput
            name="max_uses"
            value={values.maxUses}
            onChange={(event) => change({ maxUses: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Uses a customer</Trans>} optional error={errorOf('per_customer')}>
          <NumberInput
            name="per_customer"
            value={values.perCustomer}
            onChange={(event) => change({ perCustomer: event.target.value })}
          />
        </Field>
        <Field label={<Trans>Minimum pieces</Trans>} optional error={errorOf('min_quantity')}>
          <NumberInput
            name="min_quantity"
            value={values.minQuantity}
            onChange={(event) => change({ minQuantity: event.target.value })}
          />
        </Field>
        <Field label={<Trans>For a purchase up to</Trans>} optional error={errorOf('max_spend')}>
          <MoneyInput
            name="max_spend"
            value={values.maxSpend}
            onChange={(event) => change({ maxSpend: event.target.value })}
          />
        </Field>
        <Field
          label={<Trans>Maximum discounted items</Trans>}
          optional
          className="col-span-2"
          hint={<Trans>The most expensive items of an order.</Trans>}
          error={errorOf('max_items')}
        >
          <NumberInput
            name="max_items"
            value={values.maxItems}
            onChange={(event) => change({ maxItems: event.target.value })}
          />
        </Field>
      </div>
    </details>
  )
}
