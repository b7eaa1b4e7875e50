import { isReceiptMethod, receiptMethods, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { noSen, subtract } from '@kedai/domain/money/sen.ts'
import { roundCash, takePayment } from '@kedai/domain/money/tender-rounding.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { AmountInput } from '../amount-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Upload } from '../../../ui/upload.tsx'
import { invoicePath } from '../api.ts'
import { today } from '../today.ts'
import { invoiceSettingsQuery } from '../settings/api.ts'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { DialogProps } from './detail-props.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { readAmount, writeAmount } from '../amounts.ts'

const name = 'record_payment'

// Money the seller received: how much, how, when. Says what the cash rounding and what too much of it do before it is recorded.
export function RecordPaymentDialog({ invoice, action, onClose }: DialogProps) {
  const { t } = useLingui()
  const { choices } = useMethodWords()
  const { data: settings } = useQuery(invoiceSettingsQuery())
  const [method, setMethod] = useState<ReceiptMethod>('bank_transfer')
  const [typed, setTyped] = useState<string | null>(null)
  const [day, setDay] = useState(today)
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const [proof, setProof] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  // What is due, as this method settles it; it follows the method until another amount is typed.
  const balance = readAmount(invoice.lifecycle === 'draft' ? invoice.total : invoice.balance_due, invoice) ?? noSen
  const due = { balance, currency: currencyOf(invoice.currency) }
  const setting = settings?.cash_rounding ?? 'cash'
  const by = receiptMethods[method].tender
  const { tender, rounding } = roundCash(due, setting, by)
  const amount = typed ?? writeAmount(tender, invoice)
  const paid = readAmount(amount, invoice)
  const taken = paid === null ? null : takePayment(due, setting, by, paid)
  const inCoins = taken !== null && 'refusal' in taken ? taken : null
  const settles = paid !== null && inCoins === null && paid >= tender
  const closesByRounding =
    balance > 0 && tender === noSen && taken !== null && !('refusal' in taken) && taken.amount === noSen
  const body = new FormData()
  for (const [field, value] of Object.entries({ amount, method, paid_on: day, reference, note })) body.set(field, value)
  if (proof) body.set('proof', proof)
  return (
    <ActionDialog
      title={t`Record payment`}
      confirmLabel={closesByRounding ? t`Close by rounding` : t`Record payment`}
      wish={{
        name,
        path: invoicePath('record-payment', invoice.hashslug),
        body,
        ...(proof && { onProgress: setShare }),
      }}
      action={action}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Balance due: {money(writeAmount(balance, invoice), invoice.currency)} of{' '}
          {money(invoice.total, invoice.currency)}.
        </Trans>
      </p>
      {invoice.lifecycle === 'draft' && (
        <Notice tone="info" title={t`The draft is approved with it and gets its number.`} />
      )}
      <Field label={t`Payment method`} error={errorOf(action, name, 'method')}>
        <Select
          name="method"
          choices={choices}
          value={method}
          onChange={({ target }) => isReceiptMethod(target.value) && setMethod(target.value)}
        />
      </Field>
      <Field label={t`Amount received`} error={errorOf(action, name, 'amount')}>
        <AmountInput
          currency={invoice.currency}
          name="amount"
          value={amount}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {inCoins !== null && (
        <p className="-mt-2 text-sm text-ink-soft">
          {t`The smallest coin is 5 sen: ${money(writeAmount(inCoins.below, invoice), invoice.currency)} or ${money(writeAmount(inCoins.above, invoice), invoice.currency)}.`}
        </p>
      )}
      {closesByRounding && (
        <Notice
          tone="info"
          title={t`No payment needed: ${money(writeAmount(balance, invoice), invoice.currency)} is settled by rounding`}
        >
          <Trans>
            The amount is smaller than the smallest coin. The invoice is settled, and the rounding is listed with its
            payments.
          </Trans>
        </Notice>
      )}
      {settles && !closesByRounding && rounding !== 0 && (
        <Notice
          tone="info"
          title={t`Cash is rounded to five sen: ${money(writeAmount(tender, invoice), invoice.currency)}`}
        >
          <Trans>
            {money(writeAmount(balance, invoice), invoice.currency)} is rounded to{' '}
            {money(writeAmount(tender, invoice), invoice.currency)}. The difference is listed with the payment, and the
            invoice is settled.
          </Trans>
        </Notice>
      )}
      {paid !== null && inCoins === null && !closesByRounding && paid > tender && paid !== balance && balance > 0 && (
        <Notice
          tone="warn"
          title={t`${money(writeAmount(subtract(paid, tender), invoice), invoice.currency)} more than is due`}
        >
          {invoice.customer_id === null && invoice.lifecycle !== 'draft' ? (
            <Trans>
              The invoice is settled. This buyer is not in your customer list, so the rest stays on this invoice until
              you record a refund.
            </Trans>
          ) : (
            <Trans>
              The invoice is settled. The rest is saved as customer credit, for another invoice or a refund.
            </Trans>
          )}
        </Notice>
      )}
      {paid !== null && paid > 0 && paid < tender && (
        <p className="-mt-2 text-sm text-ink-soft">{t`Balance due after this: ${money(writeAmount(subtract(balance, paid), invoice), invoice.currency)}.`}</p>
      )}
      <Field label={t`Day it came in`} error={errorOf(action, name, 'paid_on')}>
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
      <Field label={t`Note for yourself`} optional error={errorOf(action, name, 'note')}>
        <Input
          name="note"
          maxLength={500}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <Field
        label={t`Proof`}
        optional
        hint={t`A slip or a receipt, as a picture or PDF.`}
        error={errorOf(action, name, 'proof')}
      >
        <Upload
          name="proof"
          file={proof}
          onChange={setProof}
          camera
          progress={action.running === name ? share : null}
        />
      </Field>
    </ActionDialog>
  )
}
