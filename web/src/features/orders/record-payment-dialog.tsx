import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { tenderOf } from '@kedai/domain/payments/order-tender.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; onClose: () => void }

const call = 'record-payment'

// Money the seller received outside: cash, a transfer seen in the account. More than is due goes to the money to match.
export function RecordPaymentDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  const [typed, setAmount] = useState<string | null>(null)
  const [method, setMethod] = useState(
    order.payment.kind === 'cod' ? 'cash' : order.payment.kind === 'qr' ? 'qr' : 'bank_transfer',
  )
  const [reference, setReference] = useState('')
  const isRounded = tenderOf(method) === 'cash' && order.cash_due !== order.balance_due
  const amount = typed ?? (isRounded ? order.cash_due : order.balance_due)
  const coins = money(order.cash_due)
  return (
    <ActionDialog
      title={t`Record payment`}
      confirmLabel={t`Record payment`}
      call={call}
      body={{ amount, method, reference }}
      action={action}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Balance due: {money(order.balance_due)} of {money(order.total)}.
        </Trans>
      </p>
      <Field label={t`Amount received`} error={errorOf(action, call, 'amount')}>
        <MoneyInput name="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={t`Payment method`} error={errorOf(action, call, 'method')}>
        <Select
          name="method"
          choices={[
            { value: 'cash', label: t`Cash` },
            { value: 'bank_transfer', label: t`Bank transfer` },
            { value: 'qr', label: t`DuitNow QR or e-wallet` },
            { value: 'card', label: t`Card` },
            { value: 'other', label: t`Other` },
          ]}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        />
      </Field>
      {isRounded && (
        <Notice tone="info" title={t`Cash is rounded to five sen: ${coins}`}>
          <Trans>
            {coins} settles the order because {money(order.balance_due)} cannot be paid in coins. The difference is
            listed with the payment.
          </Trans>
        </Notice>
      )}
      <Field
        label={t`Reference`}
        optional
        hint={t`Exactly as shown in your bank account.`}
        error={errorOf(action, call, 'reference')}
      >
        <Input
          name="reference"
          maxLength={120}
          autoComplete="off"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
    </ActionDialog>
  )
}
