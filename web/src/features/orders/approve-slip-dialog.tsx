import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; onClose: () => void }

const call = 'payment-proof/approve'

// What arrived in the account is what is booked: a slip for less leaves the rest to be paid.
export function ApproveSlipDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  const [amount, setAmount] = useState(order.balance_due)
  return (
    <ActionDialog
      title={t`Approve the slip`}
      confirmLabel={t`Approve the slip`}
      call={call}
      body={{ amount }}
      action={action}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        <Trans>
          Balance due: {money(order.balance_due)} of {money(order.total)}.
        </Trans>
      </p>
      <Field
        label={t`Amount that arrived`}
        hint={t`As your bank account shows it.`}
        error={errorOf(action, call, 'amount')}
      >
        <MoneyInput name="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
    </ActionDialog>
  )
}
