import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; held: string; back: string | null; action: OrderAction; onClose: () => void }

// Money goes back through the provider it came by, where that one can; else the seller sends it back, and writes it down here.
export function RefundDialog({ order, held, back, action, onClose }: Props) {
  const { t } = useLingui()
  const [amount, setAmount] = useState(back ?? held)
  const [reason, setReason] = useState('')
  const [isByHand, setIsByHand] = useState(false)
  const mayBeByHand = isByHand || (action.refused?.call === 'refund' && action.refused.code === 409)
  const isSent = order.fulfilment_status === 'shipped' || order.fulfilment_status === 'delivered'
  return (
    <ActionDialog
      title={t`Record refund`}
      confirmLabel={t`Record refund`}
      call="refund"
      body={{ amount, reason, ...(isByHand && { by_hand: true }) }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      <Notice
        tone="info"
        title={t`Money that came through a provider goes back through it. Send any other back from your bank first, then write it down here.`}
      >
        {back !== null && <Trans>{money(back)} is to go back: the buyer paid more than the order costs now.</Trans>}
        {back === null && !isSent && (
          <Trans>Giving all of it back cancels the order and puts its goods back on the shelf.</Trans>
        )}
      </Notice>
      <Field label={t`Amount given back`} error={errorOf(action, 'refund', 'amount')}>
        <MoneyInput name="amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      </Field>
      <Field label={t`Reason`} hint={t`The buyer reads it.`} error={errorOf(action, 'refund', 'reason')}>
        <Textarea name="reason" maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {mayBeByHand && (
        <Checkbox
          label={t`I sent the money back myself`}
          checked={isByHand}
          onChange={(event) => setIsByHand(event.target.checked)}
        />
      )}
    </ActionDialog>
  )
}
