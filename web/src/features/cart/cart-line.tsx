import type { CartRow } from '@kedai/contracts/carts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { money } from '../../lib/format.ts'
import { LazyImage } from '../../lib/lazy-image.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Quantity } from '../../ui/quantity.tsx'

type Props = {
  row: CartRow
  currency: string
  // The page of the product.
  to: string
  imageAttempts: number
  // What was refused about this line.
  refusal: string | null
  onChange: (quantity: number) => void
  onRemove: () => void
}

// One line of a cart: what it is, how many, what it comes to, and what is in the way of ordering it.
export function CartLine({ row, currency, to, imageAttempts, refusal, onChange, onRemove }: Props) {
  const { t } = useLingui()
  const { title, options, image, price, compare_price, quantity, total, problem } = row
  return (
    <li className="grid gap-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <PageLink to={to} tabIndex={-1} aria-hidden className="size-16 shrink-0 overflow-hidden rounded-m bg-sunken">
          {image ? (
            <LazyImage src={image} alt="" width={128} height={128} attempts={imageAttempts} />
          ) : (
            <span className="grid h-full place-items-center text-xl font-bold text-ink-faint">{[...title][0]}</span>
          )}
        </PageLink>
        <div className="min-w-0 flex-1">
          <PageLink to={to} className="text-sm font-semibold hover:underline">
            {title}
          </PageLink>
          {options.length > 0 && <p className="text-xs text-ink-soft">{options.join(' · ')}</p>}
          <p className="text-xs text-ink-soft">
            {money(price, currency)}{' '}
            {compare_price && <s className="text-ink-faint">{money(compare_price, currency)}</s>}
          </p>
        </div>
        <IconButton label={t`Remove ${title}`} onClick={onRemove} className="-mt-2 -mr-2">
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {problem === null ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Quantity
            value={quantity}
            onChange={onChange}
            label={t`Quantity of ${title}`}
            min={row.min_purchase_qty}
            max={maxOf(row)}
            step={row.multiple_of}
          />
          <strong className="whitespace-nowrap tabular-nums">{money(total, currency)}</strong>
        </div>
      ) : (
        <Mend row={row} onChange={onChange} onRemove={onRemove} />
      )}
      {refusal && <FieldError>{refusal}</FieldError>}
    </li>
  )
}

// Why it cannot be ordered like this, and the one press that puts it right.
function Mend({
  row: { problem, nearest_qty, quantity },
  onChange,
  onRemove,
}: Pick<Props, 'row' | 'onChange' | 'onRemove'>) {
  return (
    <div className="rounded-m border-l-4 border-gold bg-gold-soft px-4 py-3 text-sm">
      <p className="font-semibold text-gold-ink">{problem}</p>
      <p className="text-xs text-ink-soft">
        <Trans>{quantity} in your cart, not counted in the total</Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {nearest_qty !== null && nearest_qty > 0 && (
          <Button variant="primary" onClick={() => onChange(nearest_qty)}>
            <Trans>Change to {nearest_qty}</Trans>
          </Button>
        )}
        <Button onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </div>
  )
}

// The most that can be had now; null without a limit.
const maxOf = ({ max_purchase_qty: max, stock }: CartRow): number | null =>
  max === null ? stock : stock === null ? max : Math.min(max, stock)
