import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { AmountInput } from '../amount-input.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'

const name = 'debit_note'

// Asks for more about this invoice: one amount at once, or a draft with lines and tax in the editor.
export function DebitNoteDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const path = invoicePath('debit-note', invoice.hashslug)
  const write = async () => {
    const draft = await action.run<InvoiceView>({ name: 'debit_draft', path, body: { reason } })
    if (draft) await navigate(sellerPaths.editInvoice(draft.data.hashslug))
  }
  return (
    <ActionDialog
      title={t`Issue a debit note`}
      confirmLabel={t`Issue the debit note`}
      // Without an amount it would be a draft; the field says what is missing.
      wish={{ name, path, body: { amount: amount === '' ? '0' : amount, reason } }}
      action={action}
      onClose={onClose}
      disabledBecause={reasonOf(invoice, name)}
      extra={
        <Button busy={action.running === 'debit_draft'} disabledBecause={reasonOf(invoice, name)} onClick={() => void write()}>
          <Trans>Write it in full</Trans>
        </Button>
      }
    >
      <p className="text-sm text-ink-soft">
        <Trans>For what came on top after invoice {invoice.number} was issued. It is paid on its own, under its own number. With several items or tax, write it in full.</Trans>
      </p>
      <Field label={t`What it is for`} error={errorOf(action, name, 'reason')}>
        <Input name="reason" maxLength={200} autoComplete="off" value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Field label={t`Amount to be paid`} error={errorOf(action, name, 'amount')}>
        <AmountInput currency={invoice.currency} name="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </Field>
    </ActionDialog>
  )
}
