import type { Rank } from '@kedai/contracts/programmes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { type PickedProduct, ProductPicker } from '../../../lib/seller/product-picker.tsx'
import { DateRange } from '../../../ui/date-range.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select.tsx'

export type RuleValues = {
  key: string
  rank_id: string
  product: PickedProduct | null
  by: 'percent' | 'unit'
  amount: string
  starts_on: string
  ends_on: string
}

type Props = {
  at: number
  rule: RuleValues
  ranks: readonly Rank[]
  errors: Record<string, string>
  onChange: (part: Partial<RuleValues>) => void
  // Null at the end of the list.
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

// For whom and what a rule counts, what it pays, and when.
export function CommissionRule({ at, rule, ranks, errors, onChange, onUp, onDown, onRemove }: Props) {
  const { t } = useLingui()
  const number = at + 1
  const name = (field: string) => `rules.${at}.${field}`
  const amountError = errors[name('percent')] ?? errors[name('per_unit')]
  return (
    <Section
      title={<Trans>Rule {number}</Trans>}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aside={
        <span className="flex">
          <IconButton label={t`Move rule ${number} up`} disabled={onUp === null} onClick={() => onUp?.()}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton label={t`Move rule ${number} down`} disabled={onDown === null} onClick={() => onDown?.()}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton label={t`Remove rule ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
        <Field label={t`Applies to`} error={errors[name('rank_id')]}>
          <Select
            name={name('rank_id')}
            value={rule.rank_id}
            choices={[
              { value: '', label: t`Every rank` },
              ...ranks.map(({ id, name: word }) => ({ value: String(id), label: word })),
            ]}
            onChange={({ target }) => onChange({ rank_id: target.value })}
          />
        </Field>
        <Field label={t`Pays`}>
          <Select
            name={name('by')}
            value={rule.by}
            choices={[
              { value: 'percent', label: t`A percentage` },
              { value: 'unit', label: t`So much for each piece` },
            ]}
            onChange={({ target }) => onChange({ by: target.value === 'unit' ? 'unit' : 'percent', amount: '' })}
          />
        </Field>
        <Field label={t`Amount`} error={amountError}>
          {rule.by === 'percent' ? (
            <NumberInput
              name={name('percent')}
              decimals
              unit="%"
              value={rule.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          ) : (
            <MoneyInput
              name={name('per_unit')}
              value={rule.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </Field>
      </div>
      <ProductPicker
        name={name('product_id')}
        label={t`Only for this product`}
        optional
        most={1}
        chosen={rule.product ? [rule.product] : []}
        error={errors[name('product_id')]}
        onChange={([product]) => onChange({ product: product ?? null })}
      />
      <DateRange
        label={t`Only in this time`}
        optional
        value={{ from: rule.starts_on, until: rule.ends_on }}
        error={errors[name('starts_on')] ?? errors[name('ends_on')]}
        onChange={({ from, until }) => onChange({ starts_on: from, ends_on: until })}
      />
    </Section>
  )
}
