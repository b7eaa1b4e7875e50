import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { ProblemsContext, useProblem } from '../../form/seller/problems.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { minAmount } from './collection-values.ts'

const maxPresets = 8

// The least that may be paid, and amounts that need no typing.
export function OpenAmount() {
  const { t } = useLingui()
  const { register, setValue, getValues } = useFormContext<ProductValues>()
  const presets = useWatch<ProductValues, 'collection.presets'>({ name: 'collection.presets' })
  const problems = useContext(ProblemsContext)
  const minimum = useProblem('collection.minimum')
  const wrong = Object.keys(problems).find((name) => name.startsWith('collection.presets'))
  const write = (next: string[]) => setValue('collection.presets', next, { shouldDirty: true })
  return (
    <div className="grid gap-4">
      <Field label={t`The least`} optional hint={t`Empty: RM ${minAmount}`} error={minimum} className="sm:max-w-80">
        <MoneyInput {...register('collection.minimum')} placeholder={minAmount} maxLength={14} />
      </Field>
      <FieldGroup
        label={t`Amounts to choose from`}
        optional
        hint={t`Quick amounts to tap. Buyers can also enter another amount.`}
        error={wrong === undefined ? null : problems[wrong]}
      >
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {presets.map((_, at) => (
            <li key={at} className="flex w-full max-w-48 items-center gap-1">
              <MoneyInput
                {...register(`collection.presets.${at}`)}
                aria-label={t`Amount ${at + 1}`}
                placeholder="10.00"
                maxLength={14}
              />
              <IconButton
                label={t`Remove amount ${at + 1}`}
                onClick={() => write(getValues('collection.presets').filter((_one, place) => place !== at))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        {presets.length < maxPresets && (
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => write([...getValues('collection.presets'), ''])}
          >
            <Plus aria-hidden className="size-4" />
            <Trans>Add an amount</Trans>
          </Button>
        )}
      </FieldGroup>
    </div>
  )
}
