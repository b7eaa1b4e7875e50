import type { UnmatchedRow } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { type Decision, decide } from './api.ts'

type Props = { row: UnmatchedRow; decision: Decision; onClose: () => void }

// Asks once more, with room for a note. A refusal stays in the dialog with the note.
export function DecideMoney({ row, decision, onClose }: Props) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const amount = money(row.amount)
  const isRefund = decision === 'refund'
  const titles = {
    accept: row.invoice
      ? t`Put ${amount} on invoice ${row.invoice.number}?`
      : t`Put ${amount} on order ${row.order_no ?? ''}?`,
    refund: t`Has ${amount} gone back to the buyer?`,
    dismiss: t`Did ${amount} not arrive?`,
  } satisfies Record<Decision, string>
  const confirm = async () => {
    setBusy(true)
    const decided = await decide(row.id, decision, note)
    setBusy(false)
    if (!decided.ok) return setProblem(decided.message)
    if (decided.message) toast(decided.message)
    onClose()
    await queryClient.invalidateQueries()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[decision]}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void confirm()}>
            {decision === 'dismiss' ? (
              <Trans>It did not arrive</Trans>
            ) : isRefund ? (
              <Trans>Yes, it was refunded</Trans>
            ) : row.invoice ? (
              <Trans>Put on the invoice</Trans>
            ) : (
              <Trans>Put on the order</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="danger" title={problem} />}
        <p className="text-sm">
          {decision === 'dismiss' ? (
            <Trans>If the provider confirms it later, it is still recorded as a payment.</Trans>
          ) : isRefund ? (
            <Trans>Kedai does not move money. Send it back from your bank first, then confirm it here.</Trans>
          ) : row.invoice ? (
            <Trans>Recorded as a payment on the invoice. Any excess is saved as customer credit.</Trans>
          ) : (
            <Trans>
              It is recorded as payment of the order. An expired order is opened again if its stock is still there.
            </Trans>
          )}
        </p>
        <Field
          label={<Trans>Note</Trans>}
          optional
          hint={isRefund ? <Trans>Such as the bank’s reference of your transfer.</Trans> : undefined}
        >
          <Textarea value={note} maxLength={500} rows={3} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
