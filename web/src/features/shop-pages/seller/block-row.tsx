import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BlockFields } from './block-fields.tsx'
import { blockLine, kindOf } from './block-kinds.ts'
import type { PictureShelf } from './block-props.ts'
import { type Failure, errorsOfBlock, isRefused } from './page-failure.ts'

// What can be done to the block of a key; the same functions as long as the list stands.
export type BlockActs = {
  toggle: (key: number) => void
  move: (key: number, step: number) => void
  drag: (key: number | null) => void
  dropOn: (key: number) => void
  write: (key: number, block: PageBlock) => void
  duplicate: (key: number, block: PageBlock) => void
  remove: (key: number) => void
}

type Props = {
  id: number
  block: PageBlock
  at: number
  isLast: boolean
  isOpen: boolean
  failure: Failure | null
  pictures: PictureShelf
  acts: BlockActs
}

// One block of a page, folded or open. Drawn anew only when something about it changes: a page may hold eighty.
export const BlockRow = memo(function BlockRow({ id, block, at, isLast, isOpen, failure, pictures, acts }: Props) {
  const { t } = useLingui()
  const kind = kindOf(block)
  const name = kind ? t(kind.label) : block.type
  const Picture = kind?.Picture
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    acts.move(id, step)
  }
  return (
    <li
      data-block={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        acts.dropOn(id)
      }}
      className={classes(
        'rounded-m border bg-card',
        isRefused(failure, at) ? 'border-danger' : isOpen ? 'border-line-strong' : 'border-line',
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          draggable
          onDragStart={() => acts.drag(id)}
          onDragEnd={() => acts.drag(null)}
          onKeyDown={press}
          aria-label={t`Move ${name}: arrow keys, or drag`}
          title={t`Move ${name}: arrow keys, or drag`}
          className="grid size-11 shrink-0 cursor-grab place-items-center rounded-m text-ink-faint hover:text-ink"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => acts.toggle(id)}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-left"
        >
          {Picture && <Picture aria-hidden className="size-5 shrink-0 text-accent-ink" />}
          <span className="grid min-w-0">
            <span className="text-sm font-semibold">{name}</span>
            {!isOpen && <span className="truncate text-xs text-ink-soft">{blockLine(block)}</span>}
          </span>
        </button>
        <IconButton label={t`Move ${name} up`} disabled={at === 0} onClick={() => acts.move(id, -1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={t`Move ${name} down`} disabled={isLast} onClick={() => acts.move(id, 1)}>
          <ArrowDown aria-hidden />
        </IconButton>
      </div>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4">
          <BlockFields
            block={block}
            pictures={pictures}
            error={errorsOfBlock(failure, at)}
            onChange={(next) => acts.write(id, next)}
          />
          <div className="-mb-2 flex justify-end">
            <IconButton label={t`Duplicate ${name}`} onClick={() => acts.duplicate(id, block)}>
              <Copy aria-hidden />
            </IconButton>
            <IconButton label={t`Remove ${name}`} onClick={() => acts.remove(id)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  )
})
