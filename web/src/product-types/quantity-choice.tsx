import type { Buyable } from '@kedai/contracts/items.ts'
import { type QuantityRules, judgeQuantity, nearestQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Quantity } from '../ui/quantity.tsx'

type Props = { unit: Buyable; quantity: number; onChange: (quantity: number) => void; error?: ReactNode }

// How many: the seller's rules are told beforehand, and a number they do not allow becomes the nearest one that they do, said aloud.
export function QuantityChoice({ unit, quantity, onChange, error }: Props) {
  const { t } = useLingui()
  const [corrected, setCorrected] = useState<{ typed: number; settled: number } | null>(null)
  const rules = rulesOf(unit)
  const change = (settled: number) => {
    setCorrected(null)
    onChange(settled)
  }
  return (
    <Field label={t`Quantity`} hint={<RulesHint unit={unit} />} error={typeof error === 'string' ? error : null}>
      <span className="flex">
        <Quantity
          name="quantity"
          value={quantity}
          onChange={change}
          onCorrected={(typed, settled) => setCorrected({ typed, settled })}
          min={nearestQuantity(1, rules, null) ?? 1}
          max={maxOf(unit)}
          step={unit.multiple_of}
        />
      </span>
      <p role="status" className="text-sm text-gold-ink empty:hidden">
        {corrected && Number.isFinite(corrected.typed) && judgeQuantity(corrected.typed, rules, unit.stock) && (
          <Trans>
            {corrected.typed} cannot be ordered; we set it to {corrected.settled}.
          </Trans>
        )}
      </p>
    </Field>
  )
}

export const rulesOf = (unit: Buyable): QuantityRules => ({
  min: unit.min_purchase_qty,
  max: unit.max_purchase_qty,
  multipleOf: unit.multiple_of,
})

// The most that can be had now; null without a limit.
function maxOf({ max_purchase_qty: max, stock }: Buyable): number | null {
  if (max === null) return stock
  return stock === null ? max : Math.min(max, stock)
}

function RulesHint({ unit }: { unit: Buyable }) {
  const { min_purchase_qty: min, max_purchase_qty: max, multiple_of: multiple, stock } = unit
  const parts = [
    multiple > 1 && <Trans key="multiple">sold in sets of {multiple}</Trans>,
    min > 1 && <Trans key="min">at least {min}</Trans>,
    max !== null && <Trans key="max">at most {max}</Trans>,
    stock !== null && stock > 0 && stock <= lowStock && (
      <strong key="stock" className="font-semibold text-gold-ink">
        <Plural value={stock} one="only # left" other="only # left" />
      </strong>
    ),
  ].filter(Boolean)
  return parts.length === 0 ? null : parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))
}
