import { Trans } from '@lingui/react/macro'
import { Field } from '../../../../ui/field.tsx'
import { MoneyInput } from '../../../../ui/money-input.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import type { ErrorOf } from '../form-dialog.tsx'
import { type MethodValues, byOf } from './method-values.ts'

type Props = { values: MethodValues; change: (next: Partial<MethodValues>) => void; errorOf: ErrorOf }

// The first step, then one price for every further one begun.
export function RateSteps({ values, change, errorOf }: Props) {
  const isWeight = byOf(values.shape) === 'weight'
  const unit = isWeight ? 'kg' : <Trans>pcs</Trans>
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      <Field label={<Trans>The first</Trans>} error={errorOf('rate.first')}>
        <NumberInput
          name="rate.first"
          decimals={isWeight}
          unit={unit}
          value={values.first}
          onChange={(event) => change({ first: event.target.value })}
        />
      </Field>
      <Field label={<Trans>cost</Trans>} error={errorOf('rate.first_price')}>
        <MoneyInput
          name="rate.first_price"
          value={values.firstPrice}
          onChange={(event) => change({ firstPrice: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Each further</Trans>} error={errorOf('rate.step')}>
        <NumberInput
          name="rate.step"
          decimals={isWeight}
          unit={unit}
          value={values.step}
          onChange={(event) => change({ step: event.target.value })}
        />
      </Field>
      <Field label={<Trans>adds</Trans>} error={errorOf('rate.step_price')}>
        <MoneyInput
          name="rate.step_price"
          value={values.stepPrice}
          onChange={(event) => change({ stepPrice: event.target.value })}
        />
      </Field>
      <Field
        label={<Trans>Largest parcel</Trans>}
        optional
        hint={<Trans>Larger parcels are refused before the buyer pays.</Trans>}
        error={errorOf('rate.most')}
        className="col-span-2"
      >
        <NumberInput
          name="rate.most"
          decimals={isWeight}
          unit={unit}
          value={values.most}
          onChange={(event) => change({ most: event.target.value })}
        />
      </Field>
    </div>
  )
}
