import { QuantityChoice } from '../quantity-choice.tsx'
import type { BuyerChoiceProps } from '../buyer-choice.ts'

// One thing, so only how many.
export function EcommerceChoice({ view, wants, onChange, errors }: BuyerChoiceProps) {
  const [unit] = view.items
  if (!unit) return null
  const quantity = wants.find(({ id }) => id === unit.id)?.quantity ?? unit.min_purchase_qty
  return (
    <QuantityChoice
      unit={unit}
      quantity={quantity}
      onChange={(next) => onChange([{ id: unit.id, quantity: next }])}
      error={errors.quantity}
    />
  )
}
