import type { RunAction } from '@kedai/domain/orders/runs.ts'
import { courierNames } from '@kedai/domain/shipments/couriers.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { type PaperKind, usePaperNames } from '../papers/paper-names.ts'
import { startRun } from './api.ts'
import { useRunWords } from './run-words.ts'
import type { Selection } from './use-selection.ts'

type Props = {
  action: Exclude<RunAction, 'export'>
  selection: Selection
  onClose: () => void
  onStarted: (runId: number) => void
}

// Asks what still has to be known before something is done to many orders, and starts it.
export function RunDialog({ action, selection, onClose, onStarted }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const words = useRunWords()[action]
  const paperNames = usePaperNames()
  const asksCourier = action === 'fulfil' || action === 'parcel'
  const [courier, setCourier] = useState('')
  const [paper, setPaper] = useState<PaperKind>('a4')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function start(): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    const result = await startRun({ action, orders: selection.orders, courier: asksCourier ? courier : '' })
    if (!result.ok) return (setIsBusy(false), setProblem(result.message))
    const { id } = result.data
    if (action === 'print') return void navigate(sellerPaths.print(id, paper))
    onStarted(id)
    selection.clear()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.question(selection.count, selection.isAll)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void start()}>
            {words.verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger" title={problem} />}
        {words.hint && <p className="text-sm text-ink-soft">{words.hint}</p>}
        {asksCourier && (
          <Field label={t`Courier`} hint={t`Tracking numbers can be written on each order.`}>
            <Select
              choices={[
                { value: '', label: t`As each buyer chose` },
                ...[...courierNames, t`Own delivery`].map((name) => ({ value: name, label: name })),
              ]}
              value={courier}
              onChange={(event) => setCourier(event.target.value)}
            />
          </Field>
        )}
        {action === 'print' && (
          <Field label={t`Paper size`}>
            <Select
              choices={Object.entries(paperNames).map(([value, label]) => ({ value, label }))}
              value={paper}
              onChange={(event) => setPaper(event.target.value as PaperKind)} // one of the choices above
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
