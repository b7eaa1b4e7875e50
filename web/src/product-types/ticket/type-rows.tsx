import type { Buyable } from '@kedai/contracts/items.ts'
import { lowStock } from '@kedai/domain/catalogue/stock.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { dateTime, money } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Quantity } from '../../ui/quantity.tsx'
import type { Want } from '../buyer-choice.ts'

type Props = {
  units: readonly Buyable[]
  title: string
  currency: string
  now: string
  wants: readonly Want[]
  onChange: (wants: Want[]) => void
}

// Each ticket type with its price and how many of it.
export function TypeRows({ units, title, currency, now, wants, onChange }: Props) {
  const set = (id: number, quantity: number) =>
    onChange(
      units.flatMap((unit) => {
        const had = unit.id === id ? quantity : (wants.find((want) => want.id === unit.id)?.quantity ?? 0)
        return had > 0 ? [{ id: unit.id, quantity: had }] : []
      }),
    )
  return (
    <ul className="grid gap-2">
      {units.map((unit) => (
        <TypeRow
          key={unit.id}
          unit={unit}
          name={unit.options[0] ?? title}
          currency={currency}
          now={now}
          quantity={wants.find(({ id }) => id === unit.id)?.quantity ?? 0}
          canRemove={units.length > 1}
          onChange={(quantity) => set(unit.id, quantity)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  unit: Buyable
  name: string
  currency: string
  now: string
  quantity: number
  canRemove: boolean
  onChange: (quantity: number) => void
}

function TypeRow({ unit, name, currency, now, quantity, canRemove, onChange }: RowProps) {
  const { t } = useLingui()
  const least = Math.max(1, unit.min_purchase_qty)
  const most = [unit.stock, unit.max_purchase_qty].reduce<number | null>(
    (fewest, one) => (one !== null && (fewest === null || one < fewest) ? one : fewest),
    null,
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-m border border-line bg-paper px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm">
          {money(unit.price, currency)}
          {unit.compare_price && <s className="ml-2 text-ink-faint">{money(unit.compare_price, currency)}</s>}
        </p>
        <p className="text-xs text-ink-soft empty:hidden">
          <RowNote unit={unit} now={now} />
        </p>
      </div>
      {unit.is_out_stock ? null : quantity === 0 ? (
        <Button variant="secondary" onClick={() => onChange(least)} aria-label={t`Choose ${name}`}>
          <Trans>Choose</Trans>
        </Button>
      ) : (
        <span className="flex items-center gap-1">
          <Quantity
            label={t`Quantity of ${name}`}
            name="quantity"
            value={quantity}
            min={least}
            max={most}
            step={unit.multiple_of}
            onChange={onChange}
          />
          {canRemove && (
            <IconButton label={t`Remove ${name}`} onClick={() => onChange(0)}>
              <X aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </li>
  )
}

function RowNote({
  unit: { stock, is_out_stock: isOut, sale_starts: starts, sale_ends: ends },
  now,
}: {
  unit: Buyable
  now: string
}) {
  const lang = currentLang()
  if (stock === 0) return <Trans>Sold out</Trans>
  if (isOut && starts && starts > now) return <Trans>On sale from {dateTime(starts, lang)}</Trans>
  if (isOut) return <Trans>No longer on sale</Trans>
  return (
    <>
      {stock !== null && stock <= lowStock && <Plural value={stock} one="only # left" other="only # left" />}
      {stock !== null && stock <= lowStock && ends && ' · '}
      {ends && <Trans>until {dateTime(ends, lang)}</Trans>}
    </>
  )
}
