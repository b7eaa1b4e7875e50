import type { Customer } from '@kedai/contracts/customers.ts'
import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { AmountInput } from '../amount-input.tsx'
import { readAmount, writeAmount } from '../amounts.ts'
import { creditsOf } from './credits.ts'
import { ActionDialog, errorOf } from '../view/action-dialog.tsx'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { Reason } from '../../../ui/admin/reason-field.tsx'
import type { InvoiceAction } from '../view/use-invoice-action.ts'

const name = 'refund_credit'

type Props = {
  customer: Pick<Customer, 'name' | 'credit' | 'other_credit'>
  path: string
  action: InvoiceAction
  onClose: () => void
}

// Credit that went back as money: written down, not sent.
export function RefundCreditDialog({ customer, path, action, onClose }: Props) {
  const { t } = useLingui()
  const { choices } = useMethodWords()
  const credits = creditsOf(customer)
  const [credit, setCredit] = useState(credits[0] ?? { currency: 'RM', amount: customer.credit })
  const [amount, setAmount] = useState(credit.amount)
  const { currency } = credit
  const choose = (code: string) => {
    const chosen = credits.find((one) => one.currency === code) ?? credit
    setCredit(chosen)
    setAmount(chosen.amount)
  }
  const [method, setMethod] = useState<ReceiptMethod>('bank_transfer')
  const [reason, setReason] = useState('')
  return (
    <ActionDialog
      title={t`Refund credit`}
      confirmLabel={t`Record the refund`}
      wish={{ name, path, body: { amount, currency, method, reason } }}
      action={action}
      onClose={onClose}
    >
      <Notice tone="info" title={t`Kedai writes it down; it sends no money.`}>
        <Trans>
          Refund {money(writeAmount(readAmount(amount, credit) ?? noSen, credit), currency)} to {customer.name} from
          your own account or cash drawer. Their credit is reduced by this amount. Invoices do not change.
        </Trans>
      </Notice>
      {credits.length > 1 && (
        <Field label={t`Currency`} error={errorOf(action, name, 'currency')}>
          <Select
            name="currency"
            choices={credits.map((one) => ({ value: one.currency, label: money(one.amount, one.currency) }))}
            value={currency}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      )}
      <Field
        label={t`Refund amount`}
        hint={t`At most ${money(credit.amount, currency)}, which is the credit this customer has.`}
        error={errorOf(action, name, 'amount')}
      >
        <AmountInput
          key={currency}
          currency={currency}
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
      <Reason
        label={t`Reason`}
        templates={[t`The customer asked for it.`, t`It was paid twice.`, t`The customer buys no more.`]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, name, 'reason')}
      />
    </ActionDialog>
  )
}
