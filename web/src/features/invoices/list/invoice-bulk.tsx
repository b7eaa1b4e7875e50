import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Ban, CheckCheck, ChevronUp, FileSpreadsheet, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx'
import { Menu } from '../../../ui/admin/menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { exportPath } from '../api.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkReport } from './bulk-report.tsx'
import { type BulkAction, useBulkWords } from './bulk-words.ts'

type Props = {
  chosen: InvoiceRow[]
  onClear: () => void
  onDone: (report: BulkReport) => void
  // Ends the choosing on a phone.
  onDoneChoosing: (() => void) | false
}

// What can be done with the ticked invoices, at the foot of the screen.
export function InvoiceBulk({ chosen, onClear, onDone, onDoneChoosing }: Props) {
  const words = useBulkWords()
  const [action, setAction] = useState<BulkAction | null>(null)
  const entry = (name: BulkAction, Picture: typeof Ban) => ({
    label: words[name].verb,
    icon: <Picture aria-hidden />,
    isDangerous: words[name].isDangerous,
    onSelect: () => setAction(name),
  })
  return (
    <>
      <BulkBar count={chosen.length} onClear={onClear} onDone={onDoneChoosing}>
        <Menu
          trigger={
            <Button variant="primary">
              <Trans>Actions</Trans>
              <ChevronUp aria-hidden className="size-4" />
            </Button>
          }
          groups={[
            [entry('approve', BadgeCheck), entry('send', Send), entry('mark_as_sent', CheckCheck)],
            [
              {
                label: <Trans>Save as a spreadsheet</Trans>,
                icon: <FileSpreadsheet aria-hidden />,
                onSelect: () =>
                  location.assign(
                    exportPath(
                      {},
                      chosen.map(({ id }) => id),
                    ),
                  ),
              },
            ],
            [entry('void', Ban), entry('delete', Trash2)],
          ]}
        />
      </BulkBar>
      {action && (
        <BulkDialog
          key={action}
          action={action}
          chosen={chosen}
          onClose={() => setAction(null)}
          onDone={(report) => (setAction(null), onClear(), onDone(report))}
        />
      )}
    </>
  )
}
