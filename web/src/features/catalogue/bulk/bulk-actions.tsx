import type { ProductChange } from '@kedai/contracts/product-runs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, ArchiveRestore, ChevronUp, Eye, EyeOff, Folder, Package, Tag } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx'
import { Menu } from '../../../ui/admin/menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { RunDialog } from './run-dialog.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { type Chosen, useBulk } from './use-bulk.ts'

type Props = {
  chosen: Chosen
  // How many products the list has on all its pages.
  total: number
  isArchive: boolean
  onSelectAll: () => void
  onClear: () => void
  // Ends the choosing on a phone.
  onDone: (() => void) | false
}

type Asked = 'price' | 'stock' | 'category'

// What can be done with all of the ticked products.
export function BulkActions({ chosen, total, isArchive, onSelectAll, onClear, onDone }: Props) {
  const { t } = useLingui()
  const bulk = useBulk()
  const [asked, setAsked] = useState<Asked | null>(null)
  const count = chosen.all ? total : chosen.ids.size
  const change = async (wanted: ProductChange) => {
    if (!(await bulk.start(chosen, wanted))) return
    setAsked(null)
    onClear()
  }
  const close = () => (setAsked(null), bulk.close())
  const shared = { count, bulk, onClose: close, onChange: (wanted: ProductChange) => void change(wanted) }
  return (
    <>
      <BulkBar
        count={count}
        total={total}
        onSelectAll={chosen.all ? undefined : onSelectAll}
        onClear={onClear}
        onDone={onDone}
      >
        {isArchive ? (
          <Button busy={bulk.isBusy} onClick={() => void change({ do: 'restore' })}>
            <ArchiveRestore aria-hidden className="size-4" />
            <Trans>Take out of the archive</Trans>
          </Button>
        ) : (
          <Menu
            trigger={
              <Button variant="primary" busy={bulk.isBusy}>
                <Trans>Change</Trans>
                <ChevronUp aria-hidden className="size-4" />
              </Button>
            }
            groups={[
              [
                { label: t`Publish`, icon: <Eye aria-hidden />, onSelect: () => void change({ do: 'publish' }) },
                {
                  label: t`Take off sale`,
                  icon: <EyeOff aria-hidden />,
                  onSelect: () => void change({ do: 'unpublish' }),
                },
              ],
              [
                { label: t`Change prices`, icon: <Tag aria-hidden />, onSelect: () => setAsked('price') },
                { label: t`Set stock`, icon: <Package aria-hidden />, onSelect: () => setAsked('stock') },
                { label: t`Change category`, icon: <Folder aria-hidden />, onSelect: () => setAsked('category') },
              ],
              [{ label: t`Archive`, icon: <Archive aria-hidden />, onSelect: () => void change({ do: 'archive' }) }],
            ]}
          />
        )}
      </BulkBar>
      {asked === 'price' && <PriceDialog {...shared} />}
      {asked === 'stock' && <StockDialog {...shared} />}
      {asked === 'category' && <CategoryDialog {...shared} />}
      {bulk.run && <RunDialog key={bulk.run.id} run={bulk.run} onUndo={bulk.undo} onClose={bulk.close} />}
    </>
  )
}
