import type { SellerCategory } from '@kedai/contracts/seller-products.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Pencil,
  Trash2,
} from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Menu, type MenuAction } from '../../../ui/admin/menu.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Step } from './tree.ts'

type Props = {
  category: SellerCategory
  // Those of the categories within it counted too.
  products: number
  canGo: (step: Step) => boolean
  onStep: (step: Step) => void
  onEdit: () => void
  onRemove: () => void
  onDragStart: () => void
  onDrop: () => void
}

// One shelf or board with its handle. On the handle the arrow keys move it.
export function CategoryRow({ category, products, canGo, onStep, onEdit, onRemove, onDragStart, onDrop }: Props) {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const { name, image, parent_id } = category
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    if (canGo(step)) onStep(step)
  }
  const across: MenuAction =
    parent_id === null
      ? {
          label: t`Put within the category above`,
          icon: <IndentIncrease aria-hidden />,
          onSelect: () => onStep('in'),
          disabledBecause: canGo('in') ? null : t`It is the first one, or has categories of its own.`,
        }
      : { label: t`Make it a main category`, icon: <IndentDecrease aria-hidden />, onSelect: () => onStep('out') }
  const actions: MenuAction[][] = [
    [{ label: t`Edit`, icon: <Pencil aria-hidden />, onSelect: onEdit }, across],
    [{ label: t`Remove`, icon: <Trash2 aria-hidden />, onSelect: onRemove, isDangerous: true }],
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
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 border-b border-line py-1 pr-1 last:border-0 pointer-coarse:grid-cols-[minmax(0,1fr)_auto] pointer-coarse:pl-4',
        parent_id !== null && 'bg-paper pl-8 max-sm:pl-5 pointer-coarse:pl-10',
        isOver && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        aria-label={t`Move ${name} with the arrow keys`}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        onKeyDown={press}
        className="grid h-11 w-6 cursor-grab place-items-center rounded-m text-ink-faint hover:bg-sunken active:cursor-grabbing sm:w-11 pointer-coarse:hidden"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <span className="flex min-w-0 items-center gap-2 sm:gap-3">
        {image && (
          <img
            src={image.srcset?.split(' ')[0] ?? image.url}
            alt=""
            draggable={false}
            className="size-10 shrink-0 rounded-s object-cover"
          />
        )}
        <span className="min-w-0">
          <span className={classes('block break-words', parent_id === null ? 'font-semibold' : 'font-medium')}>
            {name}
          </span>
          <span className="block text-xs text-ink-soft">
            {products >= 1000 ? (
              t`1000 products or more`
            ) : (
              <Plural value={products} one="# product" other="# products" />
            )}
          </span>
        </span>
      </span>
      <span className="flex">
        <IconButton label={t`Move ${name} up`} disabled={!canGo('up')} onClick={() => onStep('up')}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t`Move ${name} down`} disabled={!canGo('down')} onClick={() => onStep('down')}>
          <ArrowDown aria-hidden />
        </IconButton>
        <Menu
          groups={actions}
          trigger={
            <IconButton label={t`More about ${name}`}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      </span>
    </li>
  )
}

const keys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
