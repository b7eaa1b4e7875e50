import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ActionDialog, errorOf } from './action-dialog.tsx'
import { lesserOf, priceOfChosen } from './price-of-chosen.ts'
import { type Chosen, UnitsPicker, useUnits } from './units-picker.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; held: string; back: string | null; action: OrderAction; onClose: () => void }

// Money goes back through the provider it came by, where that one can; else the seller sends it back, and writes it down here.
export function RefundDialog({ order, held, back, action, onClose }: Props) {
  const { t } = useLingui()
  const [amount, setAmount] = useState(back ?? held)
  const [reason, setReason] = useState('')
  const [isByHand, setIsByHand] = useState(false)
  const mayBeByHand = isByHand || (action.refused?.call === 'refund' && action.refused.code === 409)
  const units = useUnits(order.lines, 'refundable')
  const [isByItem, setIsByItem] = useState(false)
  const [restock, setRestock] = useState(false)
  const isSent = order.lines.some(({ sent }) => sent > 0) || order.fulfilment_status === 'delivered'
  const refusedFields = action.refused?.call === 'refund' ? action.refused.fields : {}
  // What was chosen gives the amount; the seller may still type another one.
  const chooseUnits = (chosen: Chosen) => {
    units.choose(chosen)
    setAmount(lesserOf(priceOfChosen(order.lines, chosen), held))
  }
  return (
    <ActionDialog
      title={t`Record refund`}
      confirmLabel={t`Record refund`}
      call="refund"
      body={{
        amount,
        reason,
        ...(isByHand && { by_hand: true }),
        ...(isByItem && { lines: units.chosen, ...(restock && { restock }) }),
      }}
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
      {isByItem ? (
        <>
          <UnitsPicker units={{ ...units, choose: chooseUnits }} errors={refusedFields} />
          {isSent && (
            <Checkbox
              checked={restock}
              onChange={(event) => setRestock(event.target.checked)}
              label={t`The goods are back and can be sold again`}
              hint={t`What had not been sent goes back on the shelf by itself.`}
            />
          )}
        </>
      ) : (
        units.all > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              setIsByItem(true)
              chooseUnits({})
            }}
          >
            <Trans>Choose the items</Trans>
          </Button>
        )
      )}
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
