import type { RunAction } from '@kedai/domain/orders/runs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCheck, ChevronUp, FileSpreadsheet, Package, PackagePlus, Printer, ReceiptText, Truck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx'
import { Menu } from '../../../ui/admin/menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { RunDialog } from './run-dialog.tsx'
import { useRunWords } from './run-words.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  selection: Selection
  total: number
  onStarted: (runId: number) => void
  // Ends the choosing on a phone.
  onDone: (() => void) | false
}

// What can be done with the ticked orders, at the foot of the screen.
export function BulkMenu({ selection, total, onStarted, onDone }: Props) {
  const { t } = useLingui()
  const words = useRunWords()
  const [action, setAction] = useState<RunAction | null>(null)
  const entry = (name: RunAction, label: string, icon: ReactNode) => ({ label, icon, onSelect: () => setAction(name) })
  return (
    <>
      <BulkBar
        count={selection.count}
        total={total}
        onSelectAll={selection.isAll ? undefined : selection.tickAll}
        onClear={selection.clear}
        onDone={onDone}
      >
        <Menu
          trigger={
            <Button variant="primary">
              <Trans>Actions</Trans>
              <ChevronUp aria-hidden className="size-4" />
            </Button>
          }
          groups={[
            [
              entry('approve_proof', t`Approve the slips`, <ReceiptText aria-hidden />),
              entry('pack', t`Mark as packed`, <Package aria-hidden />),
              entry('parcel', t`Make the parcels ready`, <PackagePlus aria-hidden />),
              entry('fulfil', t`Mark as shipped`, <Truck aria-hidden />),
              entry('complete', t`Mark as completed`, <CheckCheck aria-hidden />),
            ],
            [
              entry('print', t`Print`, <Printer aria-hidden />),
              entry('export', t`Spreadsheet (CSV)`, <FileSpreadsheet aria-hidden />),
            ],
          ]}
        />
      </BulkBar>
      {action === 'export' && (
        <ExportDialog
          title={words.export.question(selection.count, selection.isAll)}
          orders={selection.orders}
          onClose={() => setAction(null)}
        />
      )}
      {action && action !== 'export' && (
        <RunDialog action={action} selection={selection} onClose={() => setAction(null)} onStarted={onStarted} />
      )}
    </>
  )
}
