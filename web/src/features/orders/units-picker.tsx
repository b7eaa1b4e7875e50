import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { Quantity } from '../../ui/quantity.tsx'

type Line = SellerOrder['lines'][number]

// How many of which line, by the line's id.
type Chosen = Readonly<Record<number, number>>

type Units = ReturnType<typeof useUnits>

// Units of an order's lines that can still be sent; nothing is chosen at first.
export function useUnits(lines: readonly Line[]) {
  const [quantities, choose] = useState<Chosen>({})
  const open = lines.flatMap((line) => {
    const max = line.left_to_pack
    return max > 0 ? [{ line, max, quantity: Math.min(max, quantities[line.id] ?? 0) }] : []
  })
  return {
    open,
    quantities,
    choose,
    all: open.reduce((sum, { max }) => sum + max, 0),
    chosen: open.flatMap(({ line, quantity }) => (quantity > 0 ? [{ id: line.id, quantity }] : [])),
  }
}

type Props = {
  units: Omit<Units, 'choose'> & { choose: (chosen: Chosen) => void }
  errors: Readonly<Record<string, string>>
}

// Which items, and how many of each.
export function UnitsPicker({ units: { open, quantities, choose }, errors }: Props) {
  const { t } = useLingui()
  const problem = Object.entries(errors).find(([field]) => field.startsWith('lines'))?.[1]
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>Which items?</Trans>
      </legend>
      <ul className="grid">
        {open.map(({ line: { id, title, options }, max, quantity }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 first:pt-0">
            <span className="min-w-32 flex-1 text-sm">
              <span className="line-clamp-2 font-semibold wrap-anywhere">{title}</span>
              <span className="block text-ink-soft">{[options, t`of ${max}`].filter(Boolean).join(' · ')}</span>
            </span>
            <Quantity
              label={t`Quantity of ${title}`}
              value={quantity}
              min={0}
              max={max}
              step={1}
              onChange={(next) => choose({ ...quantities, [id]: next })}
            />
          </li>
        ))}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
    </fieldset>
  )
}
