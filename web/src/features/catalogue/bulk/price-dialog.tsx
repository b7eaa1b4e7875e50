import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { BulkDialog, type BulkDialogProps } from './bulk-dialog.tsx'

// Prices up or down, by a share of each or by the same amount.
export function PriceDialog({ onChange, ...dialog }: BulkDialogProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<'up' | 'down'>('up')
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState('')
  const error = dialog.bulk.errors['change.value']
  return (
    <BulkDialog
      {...dialog}
      title={t`Change prices`}
      disabledBecause={value.trim() === '' ? t`Write by how much first.` : null}
      onSubmit={() => onChange({ do: 'price', way, by, value })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t`Prices go`}>
          <Select
            choices={[
              { value: 'up', label: t`Up` },
              { value: 'down', label: t`Down` },
            ]}
            value={way}
            onChange={(event) => setWay(event.target.value === 'down' ? 'down' : 'up')}
          />
        </Field>
        <Field label={t`By`}>
          <Select
            choices={[
              { value: 'percent', label: t`A share of each price` },
              { value: 'amount', label: t`The same amount` },
            ]}
            value={by}
            onChange={(event) => setBy(event.target.value === 'amount' ? 'amount' : 'percent')}
          />
        </Field>
      </div>
      <Field label={by === 'percent' ? t`Per cent` : t`Amount`} error={error}>
        {by === 'percent' ? (
          <NumberInput
            name="value"
            decimals
            unit="%"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <MoneyInput name="value" value={value} onChange={(event) => setValue(event.target.value)} />
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        <Trans>Promo prices change alike. Each price is rounded to the sen. You can undo this.</Trans>
      </p>
    </BulkDialog>
  )
}
