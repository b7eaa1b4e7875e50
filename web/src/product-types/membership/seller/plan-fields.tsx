import type { TermUnit } from '@kedai/domain/entitlements/term.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { FoldedPart } from '../../form/seller/folded-part.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import { emptyUnit, type ProductValues } from '../../form/seller/product-values.ts'
import { RowTitleField } from '../../form/seller/row-fields.tsx'
import { told } from '../../form/seller/told.ts'
import { PriceField, PromoPriceField, usePromoIsOn } from '../../form/seller/unit-fields.tsx'
import { emptyPlan } from './membership-values.ts'

const maxPlans = 20

// The plans of a membership: each with its title, price and how long one payment lasts.
export function PlanFields() {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext<ProductValues>()
  const units = useWatch<ProductValues, 'variations'>({ name: 'variations' })
  const general = useProblem('membership.plans')
  const write = (variations: ProductValues['variations'], plans: ProductValues['membership']['plans']) => {
    setValue('variations', variations, { shouldDirty: true })
    setValue('membership.plans', plans, { shouldDirty: true })
  }
  const add = () => write([...getValues('variations'), emptyUnit([''])], [...getValues('membership.plans'), emptyPlan])
  const remove = (index: number) =>
    write(
      getValues('variations').filter((_, at) => at !== index),
      getValues('membership.plans').filter((_, at) => at !== index),
    )
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {units.map((unit, index) => (
          <li key={index} className="grid gap-4 rounded-m border border-line bg-paper p-3">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <RowTitleField index={index} label={t`Plan`} placeholder={t`Monthly`} />
              </div>
              {units.length > 1 && (
                <IconButton
                  className="mt-6.5"
                  label={t`Remove the plan ${unit.option_values[0] ?? ''}`}
                  onClick={() => remove(index)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
            <Plan index={index} />
          </li>
        ))}
      </ul>
      {general && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {general}
        </p>
      )}
      {units.length < maxPlans && (
        <Button variant="quiet" className="justify-self-start" onClick={add}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a plan</Trans>
        </Button>
      )}
    </div>
  )
}

// How long a member is let in after the last day.
export function PlanMore() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const days = useWatch<ProductValues, 'membership.grace_days'>({ name: 'membership.grace_days' })
  const grace = useProblem('membership.grace_days')
  return (
    <FoldedPart title={<Trans>Days of grace</Trans>} summary={told([days], t`None`)}>
      <Field
        label={t`Days of grace`}
        hint={t`Members can still enter for this long after the last day. Renewing then loses no days.`}
        error={grace}
        className="sm:max-w-80"
      >
        <NumberInput {...register('membership.grace_days')} maxLength={2} />
      </Field>
    </FoldedPart>
  )
}

function Plan({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const isPromo = usePromoIsOn()
  const [every, trial] = [
    useProblem(`membership.plans.${index}.every`),
    useProblem(`membership.plans.${index}.trial_days`),
  ]
  const units: { value: TermUnit; label: string }[] = [
    { value: 'day', label: t`days` },
    { value: 'week', label: t`weeks` },
    { value: 'month', label: t`months` },
    { value: 'year', label: t`years` },
  ]
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <PriceField index={index} />
      {isPromo && <PromoPriceField index={index} />}
      <Field label={t`One payment lasts`} error={every} className="col-span-2 sm:col-span-1">
        <span className="flex gap-2">
          <NumberInput
            {...register(`membership.plans.${index}.every`)}
            aria-label={t`Quantity`}
            maxLength={2}
            className="w-20"
          />
          <Select
            {...register(`membership.plans.${index}.unit`)}
            id={`plan-unit-${index}`}
            aria-label={t`Unit of time`}
            choices={units}
            className="flex-1"
          />
        </span>
      </Field>
      <Field
        label={t`Free trial, days`}
        hint={t`Once for each phone number.`}
        error={trial}
        className="col-span-2 sm:col-span-1"
      >
        <NumberInput {...register(`membership.plans.${index}.trial_days`)} maxLength={2} />
      </Field>
    </div>
  )
}
