import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { AmountInput } from '../amount-input.tsx'
import { isNothing } from '../amounts.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { invoicePath } from '../api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { CreditParts, type TypedParts } from './credit-parts.tsx'
import { type DialogProps, reasonOf } from './detail-props.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { Reason } from '../../../ui/admin/reason-field.tsx'

const name = 'credit_note'

// Takes something off the invoice: some of its items, or one amount with tax. What was paid beyond is kept or given back, as is chosen.
export function CreditNoteDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const { choices } = useMethodWords()
  const { creditable, customer_id } = invoice
  const [by, setBy] = useState('amount')
  const [amount, setAmount] = useState(creditable.left)
  const [typed, setTyped] = useState<TypedParts>({})
  const [reason, setReason] = useState('')
  const [excess, setExcess] = useState(customer_id === null ? 'refund' : 'credit')
  const [method, setMethod] = useState<ReceiptMethod>('bank_transfer')
  const lines = creditable.parts.flatMap(({ id }) =>
    typed[id] ? [{ id, [id === 'shipping' ? 'amount' : 'quantity']: typed[id] }] : [],
  )
  const body = { reason, excess, method, ...(by === 'amount' ? { amount } : { lines }) }
  return (
    <ActionDialog
      title={t`Issue a credit note`}
      confirmLabel={t`Issue the credit note`}
      wish={{ name, path: invoicePath('credit-note', invoice.hashslug), body }}
      action={action}
      onClose={onClose}
      disabledBecause={reasonOf(invoice, name)}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          The credit note has its own number and reduces this invoice. It cannot be undone. To charge more again, issue
          a debit note.
        </Trans>
      </p>
      <FieldGroup label={t`Items to credit`}>
        <RadioCards
          name="by"
          value={by}
          onChange={setBy}
          cards={[
            { value: 'amount', label: t`One amount`, hint: t`Spread over all that is left, tax included.` },
            { value: 'parts', label: t`Some items`, hint: t`Each with its share of discount and tax.` },
          ]}
        />
      </FieldGroup>
      {by === 'amount' ? (
        <Field
          label={t`Amount to credit`}
          hint={t`At most ${money(creditable.left, invoice.currency)}.`}
          error={errorOf(action, name, 'amount')}
        >
          <AmountInput
            currency={invoice.currency}
            name="amount"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        </Field>
      ) : (
        <CreditParts
          currency={invoice.currency}
          creditable={creditable}
          typed={typed}
          onType={setTyped}
          errorAt={(at, field) =>
            errorOf(action, name, `lines.${at}.${field}`) ?? (at === 0 ? errorOf(action, name, 'amount') : undefined)
          }
        />
      )}
      {!isNothing(invoice.paid_amount) && (
        <FieldGroup label={t`Overpaid amount`} error={errorOf(action, name, 'excess')}>
          <RadioCards
            name="excess"
            value={excess}
            onChange={setExcess}
            cards={[
              {
                value: 'credit',
                label: t`Save as customer credit`,
                hint:
                  customer_id === null
                    ? t`This buyer is not on your list of customers.`
                    : t`For another invoice, or to be refunded later.`,
                disabled: customer_id === null,
              },
              {
                value: 'refund',
                label: t`Record as refunded`,
                hint: t`Kedai sends no money: transfer it yourself.`,
                details: (
                  <Select
                    name="method"
                    aria-label={t`Refund method`}
                    choices={choices}
                    value={method}
                    onChange={({ target }) => isReceiptMethod(target.value) && setMethod(target.value)}
                  />
                ),
              },
            ]}
          />
        </FieldGroup>
      )}
      <Reason
        label={t`Reason`}
        hint={t`It is shown on the credit note.`}
        templates={[t`The goods came back.`, t`The goods were damaged.`, t`A mistake in the price.`]}
        value={reason}
        onChange={setReason}
        error={errorOf(action, name, 'reason')}
      />
    </ActionDialog>
  )
}
