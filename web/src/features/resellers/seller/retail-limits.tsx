import { useLingui } from '@lingui/react/macro'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'

export type Limit = { product_id: number; floor: string; ceiling: string }

type Props = {
  limits: readonly Limit[]
  productId: number
  errors: Record<string, string>
  onChange: (limits: Limit[]) => void
}

// Between which prices resellers of every rank may sell a product on.
export function RetailLimits({ limits, productId, errors, onChange }: Props) {
  const { t } = useLingui()
  const at = limits.findIndex((one) => one.product_id === productId)
  const limit = limits[at]
  if (!limit) return null
  const edit = (part: Partial<Limit>) =>
    onChange(limits.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <div className="grid grid-cols-2 items-end gap-2 border-t border-line pt-3">
      <Field label={t`Sell at least for`} optional error={errors[`limits.${at}.floor`]}>
        <MoneyInput
          name={`limits.${at}.floor`}
          value={limit.floor}
          onChange={({ target }) => edit({ floor: target.value })}
        />
      </Field>
      <Field label={t`Sell at most for`} optional error={errors[`limits.${at}.ceiling`]}>
        <MoneyInput
          name={`limits.${at}.ceiling`}
          value={limit.ceiling}
          onChange={({ target }) => edit({ ceiling: target.value })}
        />
      </Field>
    </div>
  )
}
