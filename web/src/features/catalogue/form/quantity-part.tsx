import {
  defaultQuantity,
  judgeQuantityRules,
  maxPerLine,
  nearestQuantity,
  type QuantityRules,
} from '@kedai/domain/catalogue/quantity.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { FoldedPart } from '../../../product-types/form/seller/folded-part.tsx'
import { useProblem } from '../../../product-types/form/seller/problems.ts'
import type { ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'

// How many at once, with what that means in numbers.
export function QuantityPart() {
  const { t } = useLingui()
  const { register } = useFormContext<ProductValues>()
  const [least, most, multiple] = [
    useProblem('min_purchase_qty'),
    useProblem('max_purchase_qty'),
    useProblem('multiple_of'),
  ]
  return (
    <FoldedPart title={<Trans>Quantity limits</Trans>} summary={<Example />}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={t`At least`} error={least}>
          <NumberInput {...register('min_purchase_qty')} maxLength={5} />
        </Field>
        <Field label={t`At most`} error={most}>
          <NumberInput {...register('max_purchase_qty')} placeholder={t`no limit`} maxLength={5} />
        </Field>
        <Field label={t`In multiples of`} error={multiple} className="col-span-2 sm:col-span-1">
          <NumberInput {...register('multiple_of')} maxLength={5} />
        </Field>
      </div>
      <p className="mt-3 rounded-m bg-sunken px-3 py-2 text-sm text-ink-soft empty:hidden">
        <Example />
      </p>
    </FoldedPart>
  )
}

function Example() {
  const [min, max, multiple] = useWatch<ProductValues, ['min_purchase_qty', 'max_purchase_qty', 'multiple_of']>({
    name: ['min_purchase_qty', 'max_purchase_qty', 'multiple_of'],
  })
  const rules = { min: Number(min), max: max.trim() === '' ? null : Number(max), multipleOf: Number(multiple) }
  if (judgeQuantityRules(rules) !== null) return null
  const { first, last } = choices(rules)
  const some = first.join(', ')
  if (last !== null && first.includes(last)) return <Trans>A buyer can choose {some}.</Trans>
  if (rules.max === null) return <Trans>A buyer can choose {some} and so on.</Trans>
  return (
    <Trans>
      A buyer can choose {some} and so on, up to {last}.
    </Trans>
  )
}

// The first few quantities that may be bought, and the largest.
function choices(rules: QuantityRules): { first: number[]; last: number | null } {
  const lowest = defaultQuantity(rules, null) ?? 1
  const last = nearestQuantity(maxPerLine, rules, null)
  const first = [0, 1, 2]
    .map((step) => lowest + step * rules.multipleOf)
    .filter((quantity) => last === null || quantity <= last)
  return { first, last }
}
