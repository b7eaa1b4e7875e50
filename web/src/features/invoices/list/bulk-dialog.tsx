import type { BulkInvoicesDone } from '@kedai/contracts/seller-invoices.ts'
import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { forgetInvoiceLists, invoicesPath } from '../api.ts'
import type { BulkReport } from './bulk-report.tsx'
import { type BulkAction, useBulkWords } from './bulk-words.ts'

type Props = { action: BulkAction; chosen: InvoiceRow[]; onClose: () => void; onDone: (report: BulkReport) => void }

// Asks once before something is done to several invoices, and does it.
export function BulkDialog({ action, chosen, onClose, onDone }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const words = useBulkWords()[action]
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function start(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    const body = { action, ids: chosen.map(({ id }) => id), ...(action === 'void' && { reason }) }
    const wish = `invoices:bulk:${JSON.stringify(body)}`
    const result = await post<BulkInvoicesDone>(`${invoicesPath}/bulk`, body, { idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    isRunning.current = false
    setBusy(false)
    forgetInvoiceLists(queryClient)
    if (!result.ok) return setProblem(result.message)
    onDone({ action, invoices: chosen, results: result.data.results })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.question(chosen.length)}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant={words.isDangerous ? 'danger' : 'primary'} busy={busy} onClick={() => void start()}>
            {words.verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger" title={problem} />}
        <p className="text-sm">{words.hint}</p>
        <p className="text-sm text-ink-soft">
          <Trans>Invoices that cannot be processed stay unchanged. The report shows the reason.</Trans>
        </p>
        {action === 'void' && (
          <Field label={t`Reason`} optional>
            <Textarea rows={2} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
