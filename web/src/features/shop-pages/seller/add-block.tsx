import { type PageBlock, pageLimits } from '@kedai/domain/pages/page-block.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { blockKinds } from './block-kinds.ts'

// Every kind of block, to be added at the end.
export function AddBlock({ count, onAdd }: { count: number; onAdd: (block: PageBlock) => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        wide
        onClick={() => setOpen(true)}
        disabledBecause={count >= pageLimits.blocks && t`A page holds ${pageLimits.blocks} blocks.`}
      >
        <Plus aria-hidden className="size-5" />
        <Trans>Add a block</Trans>
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t`Add a block`}>
        <ul className="grid grid-cols-2 gap-2">
          {blockKinds.map(({ type, itemType, label, Picture, fresh }) => (
            <li key={itemType ?? type}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  onAdd(fresh())
                }}
                className="flex min-h-14 w-full items-center gap-3 rounded-m border border-line bg-card px-3 py-2 text-left text-sm font-semibold hover:bg-sunken"
              >
                <Picture aria-hidden className="size-5 shrink-0 text-accent-ink" />
                {t(label)}
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
