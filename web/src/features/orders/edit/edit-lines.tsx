import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, Undo2 } from 'lucide-react'
import { money } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Quantity } from '../../../ui/quantity.tsx'
import { type EditState, priceOf } from './edit-state.ts'

type Props = { order: SellerOrder; state: EditState; set: (change: Partial<EditState>) => void }

type Row = {
  key: string
  title: string
  options: string
  price: string
  quantity: number
  isGone: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

// The lines of the order and what is added to them, each with its count; one taken away can be taken back.
export function EditLines({ order, state, set }: Props) {
  const { t } = useLingui()
  const setKept = (id: number, quantity: number) => set({ quantities: { ...state.quantities, [id]: quantity } })
  const rows: Row[] = [
    ...order.lines.map(({ id, title, options, unit_price, quantity }) => ({
      key: String(id),
      title,
      options,
      price: unit_price,
      quantity: state.quantities[id] ?? quantity,
      isGone: state.quantities[id] === 0,
      onQuantity: (next: number) => setKept(id, next),
      onRemove: () => setKept(id, state.quantities[id] === 0 ? quantity : 0),
    })),
    ...state.added.map(({ item, quantity }) => ({
      key: `new-${item.variation_id}`,
      title: item.title,
      options: item.options,
      price: priceOf(order, item),
      quantity,
      isGone: false,
      onQuantity: (next: number) =>
        set({ added: state.added.map((one) => (one.item === item ? { ...one, quantity: next } : one)) }),
      onRemove: () => set({ added: state.added.filter((one) => one.item !== item) }),
    })),
  ]
  return (
    <ul className="mb-4 grid">
      {rows.map(({ key, title, options, price, quantity, isGone, onQuantity, onRemove }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 first:pt-0">
          <span className={isGone ? 'min-w-40 flex-1 text-ink-soft line-through' : 'min-w-40 flex-1'}>
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-sm text-ink-soft">{[options, money(price)].filter(Boolean).join(' · ')}</span>
          </span>
          {isGone ? (
            <span className="text-sm text-ink-soft">
              <Trans>Taken away</Trans>
            </span>
          ) : (
            <Quantity
              label={t`Quantity of ${title}`}
              value={quantity}
              min={1}
              max={100_000}
              step={1}
              onChange={onQuantity}
            />
          )}
          <IconButton label={isGone ? t`Put ${title} back` : t`Take ${title} away`} onClick={onRemove}>
            {isGone ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
