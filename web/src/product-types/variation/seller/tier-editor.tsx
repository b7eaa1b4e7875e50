import { maxTiers } from '@kedai/domain/catalogue/variations.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { useProblem } from '../../form/seller/problems.ts'
import type { ProductValues, TierValues } from '../../form/seller/product-values.ts'
import { renameOption, unitsFor } from './grid.ts'
import { OptionValues } from './option-values.tsx'

// In what the units differ: at most two things, each with its options.
export function TierEditor() {
  const { t } = useLingui()
  const { setValue, getValues } = useFormContext<ProductValues>()
  const tiers = useWatch<ProductValues, 'tiers'>({ name: 'tiers' })
  const write = (next: TierValues[], units = getValues('variations')) => {
    setValue('tiers', next, { shouldDirty: true })
    setValue('variations', unitsFor(next, units), { shouldDirty: true })
  }
  const change = (index: number, tier: TierValues) => write(tiers.map((old, at) => (at === index ? tier : old)))
  const rename = (tier: number, from: string, to: string) => {
    const renamed = renameOption(tiers, getValues('variations'), { tier, from, to })
    write(renamed.tiers, renamed.units)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {tiers.map((tier, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-m border border-line bg-paper p-3">
          <div className="flex items-start gap-2">
            <TierName index={index} />
            {tiers.length > 1 && (
              <IconButton
                className="mt-6.5"
                label={t`Remove the option ${tier.name}`}
                onClick={() => write(tiers.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </div>
          <OptionValues
            tier={tier}
            onChange={(values) => change(index, { ...tier, values })}
            onRename={(from, to) => rename(index, from, to)}
          />
        </div>
      ))}
      {tiers.length < maxTiers && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => write([...tiers, { name: '', values: [] }])}
        >
          <Plus aria-hidden className="size-4" />
          <Trans>Add a second option, such as colour</Trans>
        </Button>
      )}
    </div>
  )
}

function TierName({ index }: { index: number }) {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const problem = useProblem(`option_names.${index}`)
  const general = useProblem('option_names')
  return (
    <Field
      label={index === 0 ? t`Option 1` : t`Option 2`}
      error={problem ?? (index === 0 ? general : undefined)}
      className="flex-1"
    >
      <Input
        {...register(`tiers.${index}.name`)}
        data-wire={`option_names.${index}`}
        maxLength={40}
        list={`tier-names-${index}`}
        placeholder={index === 0 ? t`Size` : t`Colour`}
        autoComplete="off"
      />
      <datalist id={`tier-names-${index}`}>
        {[t`Size`, t`Colour`, t`Flavour`, t`Weight`, t`Material`].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  )
}
