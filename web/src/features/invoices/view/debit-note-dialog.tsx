import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { AmountInput } from '../amount-input.tsx'
import { isNothing } from '../amounts.ts'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'

const name = 'debit_note'

// Asks for more about this invoice: a draft that goes on in the editor, with lines and tax, and is numbered when it is approved.
export function DebitNoteDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const tax = Number(invoice.tax)
  return (
    <ActionDialog
      title={t`Write a debit note`}
      confirmLabel={t`Make the draft`}
      wish={{
        name,
        path: invoicePath('debit-note', invoice.hashslug),
        body: { ...(amount !== '' && { amount }), reason },
      }}
      action={action}
      onClose={onClose}
      onDone={({ hashslug }) => void navigate(sellerPaths.editInvoice(hashslug))}
      disabledBecause={reasonOf(invoice, name)}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          For what came on top after invoice {invoice.number} was issued. It is paid on its own, under its own number,
          which it gets when you approve it. Further lines and the tax are written in the draft.
        </Trans>
      </p>
      <Field label={t`Reason`} error={errorOf(action, name, 'reason')}>
        <Input
          name="reason"
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Field
        label={t`Amount before tax`}
        optional
        hint={
          invoice.tax_type === 'percent' && !isNothing(invoice.tax)
            ? t`The tax of ${tax}% that the invoice has is added in the draft.`
            : undefined
        }
        error={errorOf(action, name, 'amount')}
      >
        <AmountInput
          currency={invoice.currency}
          name="amount"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
    </ActionDialog>
  )
}
