import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import type { AdjustmentType } from './editor-state.ts'

type Props = {
  currency: string
  label: string
  name: 'discount' | 'tax'
  value: string
  type: AdjustmentType
  onChange: (value: string, type: AdjustmentType) => void
  error: string | undefined
  hint?: string | undefined
}

// A discount or a tax: a share, or an amount.
export function AdjustmentField({ currency, label, name, value, type, onChange, error, hint }: Props) {
  const { t } = useLingui()
  return (
    <Field label={label} hint={hint} error={error}>
      <span className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-2">
        <Input
          name={name}
          aria-label={label}
          className="text-right"
          inputMode="decimal"
          placeholder="0"
          autoComplete="off"
          maxLength={24}
          value={value}
          onChange={({ target }) => onChange(target.value, type)}
        />
        <Select
          id={`${name}-type`}
          aria-label={t`${label}: percent or amount`}
          choices={[
            { value: 'percent', label: '%' },
            { value: 'fixed', label: currency },
          ]}
          value={type}
          onChange={({ target }) => onChange(value, target.value === 'percent' ? 'percent' : 'fixed')}
        />
      </span>
    </Field>
  )
}
