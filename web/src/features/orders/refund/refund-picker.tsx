import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { chosenOf, isRestocked, type RefundableLine, type RefundChoice } from './refund-state.ts'

type Props = {
  open: readonly RefundableLine[]
  choice: RefundChoice
  onChange: (choice: RefundChoice) => void
  // What of the delivery can go back, as on the wire.
  shippingLeft: string
  errors: Readonly<Record<string, string>>
}

// Which units of which lines are refunded, and whether the delivery is.
export function RefundPicker({ open, choice, onChange, shippingLeft, errors }: Props) {
  const { t } = useLingui()
  const problem = Object.entries(errors).find(([field]) => field.startsWith('lines') || field === 'shipping')?.[1]
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Items</Trans>
      </legend>
      <ul className="grid">
        {open.map((one) => (
          <li key={one.line.id} className="border-b border-line py-2 first:pt-0">
            <RefundLine one={one} choice={choice} onChange={onChange} />
          </li>
        ))}
      </ul>
      {shippingLeft !== '0.00' && (
        <Checkbox
          label={t`Delivery · ${money(shippingLeft)}`}
          checked={choice.withShipping}
          onChange={(event) => onChange({ ...choice, withShipping: event.target.checked })}
        />
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}

function RefundLine({ one, choice, onChange }: Pick<Props, 'choice' | 'onChange'> & { one: RefundableLine }) {
  const { t } = useLingui()
  const { line, max, field, pieces } = one
  const chosen = chosenOf(one, choice)
  const isGoods = line.left_to_pack > 0 || line.sent > 0
  const toggle = (id: number, isOn: boolean) =>
    onChange({
      ...choice,
      pieceIds: isOn ? [...choice.pieceIds, id] : choice.pieceIds.filter((other) => other !== id),
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-32 flex-1 text-sm">
          <span className="line-clamp-2 font-semibold wrap-anywhere">{line.title}</span>
          <span className="block text-ink-soft">{[line.options, t`of ${max}`].filter(Boolean).join(' · ')}</span>
        </span>
        {field === null && (
          <Quantity
            label={t`Quantity of ${line.title}`}
            value={chosen}
            min={0}
            max={max}
            step={1}
            onChange={(next) => onChange({ ...choice, quantities: { ...choice.quantities, [line.id]: next } })}
          />
        )}
      </div>
      {pieces.map(({ id, title, hint, isUsed }) => (
        <Checkbox
          key={id}
          className="pl-3"
          checked={choice.pieceIds.includes(id)}
          disabled={!choice.pieceIds.includes(id) && chosen >= max}
          onChange={(event) => toggle(id, event.target.checked)}
          label={
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="wrap-anywhere">{title}</span>
              {hint && <span className="font-mono text-xs text-ink-soft">{hint}</span>}
              {isUsed && (
                <Badge tone="neutral">
                  <Trans>Used</Trans>
                </Badge>
              )}
            </span>
          }
        />
      ))}
      {isGoods && chosen > 0 && !choice.isGoodwill && (
        <Checkbox
          className="pl-3"
          label={t`Can be sold again`}
          checked={isRestocked(one, choice)}
          onChange={(event) => onChange({ ...choice, restock: { ...choice.restock, [line.id]: event.target.checked } })}
        />
      )}
    </>
  )
}
