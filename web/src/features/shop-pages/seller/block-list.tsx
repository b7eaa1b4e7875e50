import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AddBlock } from './add-block.tsx'
import { addBlock, dropBlock, moveBlock, removeBlock, writeBlock } from './block-changes.ts'
import { type BlockActs, BlockRow } from './block-row.tsx'
import { type EditedBlock, withKey } from './page-values.ts'
import type { PageEditor } from './use-page-editor.ts'

// The blocks of a page: one is open at a time; each can be moved by its buttons, by the arrow keys on its handle, and by dragging.
export function BlockList({ editor }: { editor: PageEditor }) {
  const { t } = useLingui()
  const { change, undo, keepPicture, failure } = editor
  const { blocks } = editor.values
  const [openKey, setOpenKey] = useState<number | null>(blocks[0]?.key ?? null)
  const dragged = useRef<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { acts, add } = useMemo(() => {
    const set = (next: (now: readonly EditedBlock[]) => EditedBlock[] | null, what?: string) =>
      change((values) => {
        const changed = next(values.blocks)
        return changed && { blocks: changed }
      }, what)
    const place = (block: PageBlock, after: number | null) => {
      const added = withKey(block)
      set((now) => addBlock(now, added, after))
      setOpenKey(added.key)
      requestAnimationFrame(() =>
        list.current?.querySelector(`[data-block="${added.key}"]`)?.scrollIntoView({ block: 'nearest' }),
      )
    }
    const doings: BlockActs = {
      toggle: (key) => setOpenKey((open) => (open === key ? null : key)),
      move: (key, step) => set((now) => moveBlock(now, key, step)),
      drag: (key) => {
        dragged.current = key
      },
      dropOn: (key) => {
        const moved = dragged.current
        if (moved !== null) set((now) => dropBlock(now, moved, key))
        dragged.current = null
      },
      write: (key, block) => set((now) => writeBlock(now, key, block), `block ${key}`),
      duplicate: (key, block) => place(block, key),
      remove: (key) => {
        set((now) => removeBlock(now, key))
        toast({ text: t`Block removed`, action: { label: t`Undo`, run: undo } })
      },
    }
    return { acts: doings, add: (block: PageBlock) => place(block, null) }
  }, [change, undo, t])
  const pictures = useMemo(
    () => ({
      pictureOf: (id: number | null) => editor.pictures.find((one) => one.id === id) ?? null,
      keep: keepPicture,
    }),
    [editor.pictures, keepPicture],
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {blocks.length === 0 && (
        <Empty title={t`This page is empty`}>
          <Trans>Add what buyers are to see first, such as an opening picture.</Trans>
        </Empty>
      )}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {blocks.map(({ key, block }, at) => (
          <BlockRow
            key={key}
            id={key}
            block={block}
            at={at}
            isLast={at === blocks.length - 1}
            isOpen={openKey === key}
            failure={failure}
            pictures={pictures}
            acts={acts}
          />
        ))}
      </ol>
      <AddBlock count={blocks.length} onAdd={add} />
    </div>
  )
}
