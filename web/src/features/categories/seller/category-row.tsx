import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Step } from './tree.ts'

type Props = {
  category: SellerCategory
  canGo: (step: Step) => boolean
  onStep: (step: Step) => void
  onEdit: () => void
  onRemove: () => void
  onDragStart: () => void
  onDrop: () => void
}

// One shelf or board with its handle. On the handle the arrow keys move it.
export function CategoryRow({ category, canGo, onStep, onEdit, onRemove, onDragStart, onDrop }: Props) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const { name, image, parent_id, products } = category
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    if (canGo(step)) onStep(step)
  }
  const steps: { step: Step; label: string; Picture: LucideIcon }[] = [
    { step: 'up', label: t`Move ${name} up`, Picture: ArrowUp },
    { step: 'down', label: t`Move ${name} down`, Picture: ArrowDown },
    parent_id === null ? { step: 'in', label: t`Put ${name} within the category above`, Picture: IndentIncrease } : { step: 'out', label: t`Make ${name} a main category`, Picture: IndentDecrease },
  ]
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name) // some browsers drag nothing without data
        onDragStart()
      }}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => (event.preventDefault(), setOver(false), onDrop())}
      className={classes('grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-1 pr-1 last:border-0 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]', parent_id !== null && 'bg-paper pl-8', isOver && 'bg-accent-soft')}
    >
      <button type="button" aria-label={t`Move ${name} with the arrow keys`} aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight" onKeyDown={press} className="grid size-11 cursor-grab place-items-center rounded-m text-ink-faint hover:bg-sunken active:cursor-grabbing">
        <GripVertical aria-hidden className="size-5" />
      </button>
      <span className="flex min-w-0 items-center gap-3">
        {image && <img src={image.srcset?.split(' ')[0] ?? image.url} alt="" draggable={false} className="size-10 shrink-0 rounded-s object-cover" />}
        <span className="min-w-0">
          <span className={classes('block break-words', parent_id === null ? 'font-semibold' : 'font-medium')}>{name}</span>
          <span className="block text-xs text-ink-soft">{products >= 1000 ? t`1000 products or more` : <Plural value={products} one="# product" other="# products" />}</span>
        </span>
      </span>
      <span className="flex max-sm:order-last max-sm:col-span-3 max-sm:justify-end">
        {steps.map(({ step, label, Picture }) => (
          <IconButton key={step} label={label} disabled={!canGo(step)} onClick={() => onStep(step)}>
            <Picture aria-hidden />
          </IconButton>
        ))}
      </span>
      <span className="flex">
        <IconButton label={t`Change ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
