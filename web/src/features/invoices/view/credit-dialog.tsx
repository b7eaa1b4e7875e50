import { lesser, noSen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { AmountInput } from '../amount-input.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'
import { usableCredit } from './usable-credit.ts'
import { readAmount, writeAmount } from '../amounts.ts'

const name = 'apply_credit'

// Pays out of what the shop owes the customer: all that fits, unless less is typed.
export function CreditDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const [amount, setAmount] = useState(invoice.customer_credit === null ? '' : usableCredit(invoice))
  const left = lesser(readAmount(amount, invoice) ?? noSen, readAmount(invoice.balance_due, invoice) ?? noSen)
  return (
    <ActionDialog
      title={t`Use the customer’s credit`}
      confirmLabel={t`Use the credit`}
      wish={{ name, path: invoicePath('apply-credit', invoice.hashslug), body: { amount } }}
      action={action}
      onClose={onClose}
      disabledBecause={reasonOf(invoice, 'apply_credit')}
    >
      {invoice.customer_credit !== null && (
        <p className="text-sm text-ink-soft">
          <Trans>
            {invoice.buyer.name} has {money(invoice.customer_credit, invoice.currency)} of credit. Balance due here:{' '}
            {money(invoice.balance_due, invoice.currency)}.
          </Trans>
        </p>
      )}
      <Field
        label={t`Amount`}
        hint={t`It pays ${money(writeAmount(left, invoice), invoice.currency)} of the invoice.`}
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
