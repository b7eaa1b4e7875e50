import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { AmountInput } from '../amount-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoicePath } from '../api.ts'
import { today } from '../today.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { Reason } from '../../../ui/admin/reason-field.tsx'
import { isNothing, readAmount, writeAmount } from '../amounts.ts'

const name = 'refund'

// Money the seller gave back: written down, not sent.
export function RefundDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const { choices } = useMethodWords()
  const [amount, setAmount] = useState(
    isNothing(invoice.overpaid_amount) ? invoice.paid_amount : invoice.overpaid_amount,
  )
  const [method, setMethod] = useState<ReceiptMethod>('bank_transfer')
  const [day, setDay] = useState(today)
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Record a refund`}
      confirmLabel={t`Record the refund`}
      wish={{
        name,
        path: invoicePath('refund', invoice.hashslug),
        body: { amount, method, reason, paid_on: day, reference },
      }}
      action={action}
      onClose={onClose}
      disabledBecause={reasonOf(invoice, 'refund')}
    >
      <Notice tone="info" title={t`Kedai writes it down; it sends no money.`}>
        <Trans>
          Refund {money(writeAmount(readAmount(amount, invoice) ?? noSen, invoice), invoice.currency)} from your own
          account or cash drawer. This amount becomes due on the invoice again, unless you also issue a credit note.
        </Trans>
      </Notice>
      <Field
        label={t`Refund amount`}
        hint={t`At most ${money(invoice.paid_amount, invoice.currency)}, which is what you received and still have.`}
        error={errorOf(action, name, 'amount')}
      >
        <AmountInput
          currency={invoice.currency}
          name="amount"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
      <Field label={t`Refund method`} error={errorOf(action, name, 'method')}>
        <Select
          name="method"
          choices={choices}
          value={method}
          onChange={({ target }) => isReceiptMethod(target.value) && setMethod(target.value)}
        />
      </Field>
      <Field label={t`Refund date`} error={errorOf(action, name, 'paid_on')}>
        <Input type="date" name="paid_on" max={today()} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Field
        label={t`Reference`}
        optional
        hint={t`Exactly as shown in your bank account.`}
        error={errorOf(action, name, 'reference')}
      >
        <Input
          name="reference"
          maxLength={120}
          autoComplete="off"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      </Field>
      <Reason
        label={t`Reason`}
        templates={[t`The goods came back.`, t`The goods were damaged.`, t`The order was cancelled.`]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, name, 'reason')}
      />
    </ActionDialog>
  )
}
