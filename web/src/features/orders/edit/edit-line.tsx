import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Quantity } from '../../../ui/quantity.tsx'

type Props = {
  title: string
  options: string
  price: string
  quantity: number
  min?: number
  isGone?: boolean
  // Left out: the count stays, or the line does.
  onQuantity?: (quantity: number) => void
  onRemove?: () => void
  children?: ReactNode
}

// A line with its count, and what there is to say or to change of it below.
export function EditLine({ title, options, price, quantity, min = 1, isGone = false, ...rest }: Props) {
  const { t } = useLingui()
  const { onQuantity, onRemove, children } = rest
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 first:pt-0">
      <span className={isGone ? 'min-w-40 flex-1 text-ink-soft line-through' : 'min-w-40 flex-1'}>
        <span className="block font-semibold wrap-anywhere">{title}</span>
        <span className="block text-sm text-ink-soft">{[options, money(price)].filter(Boolean).join(' · ')}</span>
      </span>
      {isGone ? (
        <span className="text-sm text-ink-soft">
          <Trans>Taken away</Trans>
        </span>
      ) : onQuantity ? (
        <Quantity
          label={t`Quantity of ${title}`}
          value={quantity}
          min={min}
          max={100_000}
          step={1}
          onChange={onQuantity}
        />
      ) : (
        <span className="font-semibold tabular-nums">× {quantity}</span>
      )}
      {onRemove && (
        <IconButton label={isGone ? t`Put ${title} back` : t`Take ${title} away`} onClick={onRemove}>
          {isGone ? <Undo2 aria-hidden /> : <Trash2 aria-hidden />}
        </IconButton>
      )}
      {children}
    </li>
  )
}
