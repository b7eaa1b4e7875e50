import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, SkuField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { RentalAddons } from './rental-addons.tsx'
import { RentalCalendar } from './rental-calendar.tsx'
import { RentalPlaces } from './rental-places.tsx'

// A rental: what a period costs, and how many units there are.
export function RentalFields() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const [frequency, quantity, general] = [
    useProblem('rental.frequency'),
    useProblem('rental.quantity'),
    useProblem('rental'),
  ]
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4">
        <Field label={t`Rented by the`} error={frequency ?? general}>
          <Select
            {...register('rental.frequency')}
            choices={[
              { value: 'hourly', label: t`hour` },
              { value: 'daily', label: t`day` },
              { value: 'weekly', label: t`week` },
              { value: 'monthly', label: t`month` },
            ]}
          />
        </Field>
        <PriceField index={0} />
        {isPromo && <PromoPriceField index={0} />}
        <Field
          label={t`Number of units`}
          hint={t`Identical units. Any of them can be rented.`}
          error={quantity}
          className="col-span-2 sm:col-span-1"
        >
          <NumberInput {...register('rental.quantity')} maxLength={3} />
        </Field>
      </div>
    </div>
  )
}

// When, where, with what, and what is kept until it is back.
export function RentalMore() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [rental, unit] = useWatch<ProductValues, ['rental', 'variations.0']>({ name: ['rental', 'variations.0'] })
  const [deposit, late] = [useProblem('rental.deposit'), useProblem('rental.late_fee')]
  const { opens, closes, months_ahead: ahead } = rental
  const hours = opens !== '' && closes !== '' && `${opens}–${closes}`
  return (
    <>
      <FoldedPart
        title={<Trans>Deposit and late fee</Trans>}
        summary={told(
          [rental.deposit && `RM ${rental.deposit}`, rental.late_fee && `RM ${rental.late_fee}`, unit?.sku],
          t`None`,
        )}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t`Deposit`} optional hint={t`Collected at hand-over and refunded on return.`} error={deposit}>
            <MoneyInput {...register('rental.deposit')} placeholder="0.00" />
          </Field>
          <Field label={t`Late fee`} optional hint={t`For each day begun after the end.`} error={late}>
            <MoneyInput {...register('rental.late_fee')} placeholder="0.00" />
          </Field>
          <SkuField index={0} />
        </div>
      </FoldedPart>
      <FoldedPart
        title={<Trans>Add-ons</Trans>}
        summary={told(
          rental.addons.map(({ title }) => title),
          t`None`,
        )}
      >
        <RentalAddons />
      </FoldedPart>
      <FoldedPart
        title={<Trans>When it can be booked</Trans>}
        summary={told([hours, ahead && t`${ahead} months ahead`], t`At any time`)}
      >
        <div className="grid gap-5">
          <RentalCalendar />
        </div>
      </FoldedPart>
      <FoldedPart
        title={<Trans>Pick-up and return</Trans>}
        summary={told([firstLine(rental.pickup_location), firstLine(rental.return_location)], t`None yet`)}
      >
        <RentalPlaces />
      </FoldedPart>
    </>
  )
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? ''
