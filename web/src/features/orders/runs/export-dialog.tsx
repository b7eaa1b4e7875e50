import type { ChosenOrders, ExportPreset } from '@kedai/contracts/order-runs.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { startRun } from './api.ts'
import { ExportPresetField } from './export-preset-field.tsx'
import { useRunWords } from './run-words.ts'
import { saveExport } from './save-export.ts'

// `children`: what narrows the orders further.
type Props = { title: string; orders: ChosenOrders; children?: ReactNode; onClose: () => void }

// For whom a spreadsheet of orders is; then it is written, and the browser saves it.
export function ExportDialog({ title, orders, children, onClose }: Props) {
  const words = useRunWords().export
  const [preset, setPreset] = useState<ExportPreset>('all')
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function write(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    const run = await startRun({ action: 'export', orders })
    const failed = run.ok ? await saveExport(run.data.id, preset, setShare) : run.message
    setIsBusy(false)
    setShare(null)
    setProblem(failed)
    if (failed === null) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void write()}>
            {words.verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger" title={problem} />}
        {children}
        <ExportPresetField value={preset} onChange={setPreset} />
        {share !== null && <Progress label={words.running} share={share} />}
      </div>
    </Dialog>
  )
}
