import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { ActionDialog, errorOf } from '../action-dialog.tsx'
import { read } from '../held-money.ts'
import type { OrderAction } from '../use-order-action.ts'
import { RefundPicker } from './refund-picker.tsx'
import {
  allChosen,
  bodyOfChoice,
  chosenOf,
  nothingChosen,
  priceOfChoice,
  refundableLines,
  type RefundChoice,
} from './refund-state.ts'
import { givenUpWords } from './given-up-words.ts'

type Props = { order: SellerOrder; held: string; back: string | null; action: OrderAction; onClose: () => void }

// Money goes back through the provider it came by, where that one can; else the seller sends it back, and writes it down here.
export function RefundDialog({ order, held, back, action, onClose }: Props) {
  const { t } = useLingui()
  const open = refundableLines(order)
  const [choice, setChoice] = useState<RefundChoice>(nothingChosen)
  // What is chosen gives the amount; the seller may still type another one.
  const [typed, setTyped] = useState<string | null>(back)
  const [reason, setReason] = useState('')
  const [isByHand, setIsByHand] = useState(false)
  const mayBeByHand = isByHand || (action.refused?.call === 'refund' && action.refused.code === 409)
  const refusedFields = action.refused?.call === 'refund' ? action.refused.fields : {}
  const price = priceOfChoice(order, open, choice)
  const isChosen = open.some((one) => chosenOf(one, choice) > 0)
  const amount = typed ?? (price === '0.00' ? '' : price)
  const isAll = read(amount) === read(held)
  const change = (next: RefundChoice) => {
    setChoice(next)
    setTyped(null)
  }
  const words = givenUpWords(open.filter((one) => chosenOf(one, choice) > 0).map(({ line }) => line.item_type))
  return (
    <ActionDialog
      title={t`Record refund`}
      confirmLabel={read(amount) > 0 ? t`Refund ${money(amount)}` : t`Record refund`}
      call="refund"
      body={{ amount, reason, ...(isByHand && { by_hand: true }), ...bodyOfChoice(order, open, choice) }}
      action={action}
      onClose={onClose}
      isDangerous
    >
      {back !== null && (
        <Notice tone="info" title={t`${money(back)} is to go back: the buyer paid more than the order costs now.`} />
      )}
      {(open.length > 0 || order.shipping_left !== '0.00') && (
        <>
          <RefundPicker
            open={open}
            choice={choice}
            onChange={change}
            shippingLeft={order.shipping_left}
            errors={refusedFields}
          />
          <Button
            variant="quiet"
            onClick={() => {
              setChoice(allChosen(open, choice))
              setTyped(held)
            }}
          >
            <Trans>Refund everything · {money(held)}</Trans>
          </Button>
        </>
      )}
      {isChosen && !isAll && (
        <FieldGroup label={t`After the refund`}>
          <RadioCards
            name="gives_up"
            value={choice.isGoodwill ? 'keeps' : 'gives_up'}
            onChange={(value) => setChoice({ ...choice, isGoodwill: value === 'keeps' })}
            cards={[
              { value: 'gives_up', label: t`Take the items back`, hint: words.map((word) => t(word)).join(' ') },
              {
                value: 'keeps',
                label: t`The buyer keeps the items`,
                hint: t`A goodwill refund: nothing is cancelled.`,
              },
            ]}
          />
        </FieldGroup>
      )}
      <Field
        label={t`Refund amount`}
        hint={isChosen ? undefined : t`Without items only money is refunded. Nothing is cancelled.`}
        error={errorOf(action, 'refund', 'amount')}
      >
        <MoneyInput name="amount" value={amount} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <p className="text-sm text-ink-soft">
        <Trans>
          Payments received through a provider are refunded through it. For other payments, transfer the refund from
          your bank first, then record it here.
        </Trans>
      </p>
      {isAll && (
        <Notice tone="warn" title={t`The full amount is refunded, so the order is cancelled.`}>
          <Trans>Its stock, seats and bookings are released.</Trans>
        </Notice>
      )}
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
