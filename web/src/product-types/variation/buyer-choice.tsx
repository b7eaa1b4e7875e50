import { defaultQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BuyerChoiceProps, Picked } from '../buyer-choice.ts'
import { QuantityChoice, rulesOf } from '../quantity-choice.tsx'
import { Chips } from './chips.tsx'
import { pick, tiersOf, unitOf } from './tiers.ts'

// Options as chips, then how many of the one they name.
export function VariationChoice({ view, wants, onChange, picked: started, onPick, errors }: BuyerChoiceProps) {
  const { t } = useLingui()
  const { items: units, item } = view
  const names = item.option_names.length > 0 ? item.option_names : [t`Choice`]
  const chosen = units.find(({ id }) => id === wants[0]?.id)
  const picked: Picked = chosen
    ? names.map((_, tier) => chosen.options[tier] ?? null)
    : names.map((_, tier) => started[tier] ?? null)
  const choose = (tier: number, option: string) => {
    const next = pick(units, picked, tier, option)
    const unit = unitOf(units, next)
    onPick(next)
    onChange(unit && !unit.is_out_stock ? [{ id: unit.id, quantity: keptQuantity(unit, wants[0]?.quantity) }] : [])
  }
  return (
    <div className="grid gap-5">
      {tiersOf(units, names, picked).map((tier, at) => (
        <Chips
          key={tier.name}
          tier={tier}
          at={at}
          value={picked[at] ?? null}
          onPick={(option) => choose(at, option)}
          error={errors[`choice-${at}`]}
        />
      ))}
      {chosen ? (
        <QuantityChoice
          key={chosen.id}
          unit={chosen}
          quantity={wants[0]?.quantity ?? 1}
          onChange={(quantity) => onChange([{ id: chosen.id, quantity }])}
          error={errors.quantity}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          <Trans>Choose your items, then the quantity.</Trans>
        </p>
      )}
    </div>
  )
}

// Changing the colour keeps the number, unless the new one does not allow it.
function keptQuantity(unit: BuyerChoiceProps['view']['items'][number], before: number | undefined): number {
  const usual = defaultQuantity(rulesOf(unit), unit.stock) ?? 1
  const isAllowed =
    before !== undefined &&
    before >= usual &&
    (unit.stock === null || before <= unit.stock) &&
    before % unit.multiple_of === 0
  return isAllowed ? before : usual
}
