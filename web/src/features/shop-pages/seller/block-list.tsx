import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Empty } from '../../../ui/empty.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockFields } from './block-fields.tsx'
import { blockLine, kindOf } from './block-kinds.ts'
import { errorsOfBlock, isRefused } from './page-failure.ts'
import { type EditedBlock, type PageEditor, withKey } from './use-page-editor.ts'

// The blocks of a page: one is open at a time; each can be moved by its buttons, by the arrow keys on its handle, and by dragging.
export function BlockList({ editor }: { editor: PageEditor }) {
  const { t } = useLingui()
  const { blocks } = editor.values
  const [openKey, setOpenKey] = useState<number | null>(blocks[0]?.key ?? null)
  const dragged = useRef<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const set = (next: EditedBlock[], what?: string) => editor.change({ blocks: next }, what)
  const move = (from: number, to: number) => {
    const moved = blocks[from]
    if (!moved || to < 0 || to >= blocks.length || from === to) return
    const rest = blocks.filter((_, at) => at !== from)
    set([...rest.slice(0, to), moved, ...rest.slice(to)])
  }
  const add = (block: PageBlock, at: number) => {
    const added = withKey(block)
    set([...blocks.slice(0, at), added, ...blocks.slice(at)])
    setOpenKey(added.key)
    requestAnimationFrame(() =>
      list.current?.querySelector(`[data-block="${added.key}"]`)?.scrollIntoView({ block: 'nearest' }),
    )
  }
  const remove = (at: number) => {
    set(blocks.filter((_, index) => index !== at))
    toast({ text: t`Block removed`, action: { label: t`Undo`, run: editor.undo } })
  }
  const pictures = {
    pictureOf: (id: number | null) => editor.pictures.find((one) => one.id === id) ?? null,
    keep: editor.keepPicture,
  }
  const press = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(at, at + step)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {blocks.length === 0 && (
        <Empty title={t`This page is empty`}>
          <Trans>Add what buyers are to see first, such as an opening picture.</Trans>
        </Empty>
      )}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {blocks.map(({ key, block }, at) => {
          const kind = kindOf(block.type)
          const name = kind ? t(kind.label) : block.type
          const isOpen = openKey === key
          const Picture = kind?.Picture
          return (
            <li
              key={key}
              data-block={key}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged.current !== null) move(dragged.current, at)
                dragged.current = null
              }}
              className={classes(
                'rounded-m border bg-card',
                isRefused(editor.failure, at) ? 'border-danger' : isOpen ? 'border-line-strong' : 'border-line',
              )}
            >
              <div className="flex items-center">
                <button
                  type="button"
                  draggable
                  onDragStart={() => (dragged.current = at)}
                  onDragEnd={() => (dragged.current = null)}
                  onKeyDown={(event) => press(event, at)}
                  aria-label={t`Move ${name}: arrow keys, or drag`}
                  title={t`Move ${name}: arrow keys, or drag`}
                  className="grid size-11 shrink-0 cursor-grab place-items-center rounded-m text-ink-faint hover:text-ink"
                >
                  <GripVertical aria-hidden className="size-5" />
                </button>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpenKey(isOpen ? null : key)}
                  className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-left"
                >
                  {Picture && <Picture aria-hidden className="size-5 shrink-0 text-accent-ink" />}
                  <span className="grid min-w-0">
                    <span className="text-sm font-semibold">{name}</span>
                    {!isOpen && <span className="truncate text-xs text-ink-soft">{blockLine(block)}</span>}
                  </span>
                </button>
                <IconButton label={t`Move ${name} up`} disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={t`Move ${name} down`}
                  disabled={at === blocks.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </div>
              {isOpen && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4">
                  <BlockFields
                    block={block}
                    pictures={pictures}
                    error={errorsOfBlock(editor.failure, at)}
                    onChange={(next) =>
                      set(
                        blocks.map((one) => (one.key === key ? { key, block: next } : one)),
                        `block ${key}`,
                      )
                    }
                  />
                  <div className="-mb-2 flex justify-end">
                    <IconButton label={t`Duplicate ${name}`} onClick={() => add(block, at + 1)}>
                      <Copy aria-hidden />
                    </IconButton>
                    <IconButton label={t`Remove ${name}`} onClick={() => remove(at)}>
                      <Trash2 aria-hidden />
                    </IconButton>
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <AddBlock count={blocks.length} onAdd={(block) => add(block, blocks.length)} />
    </div>
  )
}
