import type { InvoiceProduct } from '@kedai/contracts/seller-invoices.ts'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { money } from '../../../lib/format.ts'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import type { LineState } from './editor-state.ts'
import { ItemName } from './item-name.tsx'

type Props = {
  line: LineState
  place: number
  currency: string
  // What its fields are called on the wire, for errors to find them.
  wireName: string
  isLast: boolean
  total: string | null
  isDragged: boolean
  errors: Record<string, string>
  onChange: (part: Partial<LineState>) => void
  onMove: (step: number) => void
  // Where the pointer is while the line is dragged; null once it is let go.
  onDrag: (pointerY: number | null) => void
  onRemove: () => void
}

// One line: a row of fields on a desk, a small card on a phone.
export function LineRow({
  line,
  place,
  currency,
  wireName,
  isLast,
  total,
  isDragged,
  errors,
  onChange,
  onMove,
  onDrag,
  onRemove,
}: Props) {
  const { t } = useLingui()
  const nth = place + 1
  const errorOf = (field: string) => errors[`${wireName}.${field}`]
  const [inShop, setInShop] = useState('')
  // Products have their price in ringgit; another currency's is typed, with that one beside it.
  const pick = ({ id, title, price, quantity_type }: InvoiceProduct) => {
    onChange({ product_id: id, item_name: title, quantity_type, ...(currency === 'RM' && { amount: price }) })
    setInShop(price)
  }
  const name = line.item_name || t`line ${nth}`
  const shownTotal = total === null ? '–' : money(total, currency)
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-m border border-line p-3 md:grid-cols-[minmax(0,1fr)_auto] md:rounded-none md:border-x-0 md:border-t-0 md:px-0 md:pb-4 md:first:pt-0',
        isDragged ? 'bg-accent-soft shadow-float' : 'bg-card',
      )}
    >
      <div className="grid grid-cols-[1fr_1fr_1.25fr] items-start gap-2 md:grid-cols-[5rem_6rem_minmax(0,1fr)_7.5rem]">
        <Field label={t`Item`} className="col-span-full" error={errorOf('item_name')}>
          <ItemName
            name={`${wireName}.item_name`}
            value={line.item_name}
            onType={(item_name) => onChange({ item_name, product_id: null })}
            onPick={pick}
          />
        </Field>
        <Field label={t`Quantity`} error={errorOf('quantity')} className={wideIf(errorOf('quantity'))}>
          <Input
            name={`${wireName}.quantity`}
            className="text-right"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={line.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
        <Field
          label={t({ message: 'Unit', context: 'of a quantity' })}
          error={errorOf('quantity_type')}
          className={wideIf(errorOf('quantity_type'))}
        >
          <Input
            name={`${wireName}.quantity_type`}
            className="[&::-webkit-calendar-picker-indicator]:hidden!"
            list="quantity-types"
            placeholder={t({ message: 'unit', context: 'of goods' })}
            autoComplete="off"
            maxLength={30}
            value={line.quantity_type}
            onChange={({ target }) => onChange({ quantity_type: target.value })}
          />
        </Field>
        <Field label={t`Price`} error={errorOf('amount')} className={wideIf(errorOf('amount'))}>
          <Input
            name={`${wireName}.amount`}
            className="text-right"
            inputMode="decimal"
            placeholder="0.00"
            autoComplete="off"
            maxLength={24}
            value={line.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        </Field>
        <p className={classes(totalLook, 'mt-6.5 pt-2.5 max-md:hidden')}>{shownTotal}</p>
        {currency !== 'RM' && inShop && line.product_id !== null && (
          <p className="col-span-full text-right text-xs text-ink-soft">{t`In your shop ${money(inShop)}`}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end max-md:-ml-2 md:mt-6.5 md:flex-nowrap md:items-start">
        <Handle label={t`Move ${name}: arrow keys, or drag`} onMove={onMove} onDrag={onDrag} />
        <span className="flex md:flex-col">
          <Step label={t`Move ${name} up`} isOff={place === 0} onPress={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </Step>
          <Step label={t`Move ${name} down`} isOff={isLast} onPress={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </Step>
        </span>
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
        <p className={classes(totalLook, 'ml-auto pl-1 md:hidden')}>{shownTotal}</p>
      </div>
    </li>
  )
}

// What is wrong with it is a sentence: on a phone it needs the whole width.
const wideIf = (error: string | undefined) => (error ? 'max-md:col-span-full' : undefined)

const totalLook = 'text-right font-semibold whitespace-nowrap tabular-nums'

const Step = ({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}) => (
  <IconButton label={label} disabled={isOff} onClick={onPress} className="md:h-5.5 md:w-8 md:[&_svg]:size-4">
    {children}
  </IconButton>
)

function Handle({ label, onMove, onDrag }: { label: string; onMove: (step: number) => void; onDrag: Props['onDrag'] }) {
  const begin = (event: PointerEvent<HTMLButtonElement>) => event.currentTarget.setPointerCapture(event.pointerId)
  const go = (event: PointerEvent<HTMLButtonElement>) =>
    event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event.clientY)
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <IconButton
      label={label}
      className="cursor-grab touch-none active:cursor-grabbing md:w-9"
      onPointerDown={begin}
      onPointerMove={go}
      onLostPointerCapture={() => onDrag(null)}
      onKeyDown={byKey}
    >
      <GripVertical aria-hidden />
    </IconButton>
  )
}
