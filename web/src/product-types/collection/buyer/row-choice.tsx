import type { Buyable } from '@kedai/contracts/items.ts'
import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FieldGroup } from '../../../ui/field.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import type { Want } from '../../buyer-choice.ts'

type Props = {
  rows: readonly Buyable[]
  currency: string
  wants: readonly Want[]
  onChange: (wants: Want[]) => void
  error: ReactNode
}

// A list to order from, each with its price and how many of it.
export function RowChoice({ rows, currency, wants, onChange, error }: Props) {
  const { t } = useLingui()
  const change = (id: number, quantity: number) =>
    onChange(
      rows.flatMap((row) => {
        const wanted = row.id === id ? quantity : (wants.find((want) => want.id === row.id)?.quantity ?? 0)
        return wanted > 0 ? [{ id: row.id, quantity: wanted }] : []
      }),
    )
  return (
    <FieldGroup label={t`Your choice`} error={typeof error === 'string' ? error : null}>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-m border border-line bg-card px-3">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-32 flex-1 text-sm">
              <span className="block font-semibold break-words">{row.options.join(' / ') || row.title}</span>
              <span className="flex flex-wrap items-baseline gap-x-2 text-ink-soft tabular-nums">
                {money(row.price, currency)}
                {row.compare_price !== null && <s>{money(row.compare_price, currency)}</s>}
                {row.stock !== null && row.stock > 0 && row.stock <= lowStock && (
                  <strong className="font-semibold text-gold-ink">
                    <Plural value={row.stock} one="only # left" other="only # left" />
                  </strong>
                )}
              </span>
            </span>
            {row.is_out_stock ? (
              <Badge>
                <Trans>Sold out</Trans>
              </Badge>
            ) : (
              <Quantity
                name="items"
                label={row.options.join(' / ') || row.title}
                value={wants.find(({ id }) => id === row.id)?.quantity ?? 0}
                onChange={(quantity) => change(row.id, quantity)}
                min={0}
                max={maxOf(row)}
                step={row.multiple_of}
              />
            )}
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}

function maxOf({ max_purchase_qty: max, stock }: Buyable): number | null {
  if (max === null) return stock
  return stock === null ? max : Math.min(max, stock)
}
