import type { Customer } from '@kedai/contracts/customers.ts'
import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { ActionDialog, errorOf } from '../view/action-dialog.tsx'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { Reason } from '../view/reason-field.tsx'
import type { InvoiceAction } from '../view/use-invoice-action.ts'

const name = 'refund_credit'

type Props = { customer: Pick<Customer, 'name' | 'credit'>; path: string; action: InvoiceAction; onClose: () => void }

// Credit that went back as money: written down, not sent.
export function RefundCreditDialog({ customer, path, action, onClose }: Props) {
  const { t } = useLingui()
  const { choices } = useMethodWords()
  const [amount, setAmount] = useState(customer.credit)
  const [method, setMethod] = useState<ReceiptMethod>('bank_transfer')
  const [reason, setReason] = useState('')
  return (
    <ActionDialog title={t`Refund credit`} confirmLabel={t`Record the refund`} wish={{ name, path, body: { amount, method, reason } }} action={action} onClose={onClose}>
      <Notice tone="info" title={t`Kedai writes it down; it sends no money.`}>
        <Trans>Give {customer.name} {money(formatRinggit(parseRinggit(amount) ?? noSen))} back yourself, from your own account or drawer. Their credit goes down by it; no invoice changes.</Trans>
      </Notice>
      <Field label={t`Amount given back`} hint={t`At most ${money(customer.credit)}, which is the credit this customer has.`} error={errorOf(action, name, 'amount')}>
        <MoneyInput name="amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      </Field>
      <Field label={t`How it was given back`} error={errorOf(action, name, 'method')}>
        <Select name="method" choices={choices} value={method} onChange={({ target }) => isReceiptMethod(target.value) && setMethod(target.value)} />
      </Field>
      <Reason label={t`Reason`} templates={[t`The customer asked for it.`, t`It was paid twice.`, t`The customer buys no more.`]} value={reason} onChange={setReason} error={errorOf(action, name, 'reason')} />
    </ActionDialog>
  )
}
