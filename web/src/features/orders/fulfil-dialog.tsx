import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { ParcelFields, useParcel } from './parcel-fields.tsx'
import { UnitsPicker, useUnits } from './units-picker.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; onClose: () => void }

// By whom and under which number the parcel went. What needs no parcel is handed over.
export const FulfilDialog = (props: Props) =>
  props.order.ships ? <ShipDialog {...props} /> : <HandOverDialog {...props} />

function HandOverDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  return (
    <ActionDialog
      title={order.pickup === null ? t`Hand over` : t`Collected`}
      confirmLabel={t`Mark as handed over`}
      call="fulfil"
      body={{}}
      action={action}
      onClose={onClose}
    >
      <p>
        {order.pickup === null ? (
          <Trans>No parcel needed for this order. The buyer is notified that it has been handed over.</Trans>
        ) : (
          <Trans>The buyer has collected the order. A mail confirms it.</Trans>
        )}
      </p>
    </ActionDialog>
  )
}

function ShipDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  const parcel = useParcel({ courier: order.shipping?.courier ?? '', number: '' })
  const { courier, number, ownDelivery } = parcel
  // The buyer is written to at once: a number that was forgotten is asked for a second time.
  const [isAsked, setIsAsked] = useState(false)
  const isWithout = courier !== '' && courier !== ownDelivery && number.trim() === ''
  const units = useUnits(order.lines)
  const [isParcel, setIsParcel] = useState(order.fulfilment_status === 'partially_shipped')
  const isOne = units.all === 1
  if (isParcel && units.all > 0)
    return (
      <ActionDialog
        title={isOne ? t`Ship order ${order.order_no}` : t`Ship a part of order ${order.order_no}`}
        confirmLabel={number.trim() === '' ? t`Make the parcel ready` : t`Mark as shipped`}
        call="shipments"
        body={{
          courier,
          tracking_number: number,
          lines: isOne ? units.open.map(({ line, max }) => ({ id: line.id, quantity: max })) : units.chosen,
        }}
        action={action}
        onClose={onClose}
      >
        {!isOne && (
          <UnitsPicker units={units} errors={action.refused?.call === 'shipments' ? action.refused.fields : {}} />
        )}
        <ParcelFields parcel={parcel} call="shipments" action={action} />
        {number.trim() === '' && (
          <p className="text-sm text-ink-soft">
            <Trans>The buyer is notified once the parcel has a tracking number or is marked as sent.</Trans>
          </p>
        )}
        <Button variant="quiet" onClick={() => setIsParcel(false)}>
          {isOne ? <Trans>It has been sent already</Trans> : <Trans>Send all of it instead</Trans>}
        </Button>
      </ActionDialog>
    )
  return (
    <ActionDialog
      title={t`Ship order ${order.order_no}`}
      confirmLabel={isWithout && isAsked ? t`Ship without a number` : t`Mark as shipped`}
      call="fulfil"
      body={{ courier, tracking_number: number }}
      first={isWithout && !isAsked ? () => setIsAsked(true) : undefined}
      action={action}
      onClose={onClose}
    >
      {order.payment.kind === 'cod' && order.payment_status !== 'paid' && (
        <Notice tone="warn" title={t`Not paid yet: the courier collects the money.`} />
      )}
      <ParcelFields parcel={parcel} call="fulfil" action={action} />
      {units.all > 0 && (
        <Button variant="quiet" onClick={() => setIsParcel(true)}>
          {isOne ? <Trans>Book a courier first</Trans> : <Trans>Send only a part</Trans>}
        </Button>
      )}
      {isWithout && isAsked && (
        <Notice tone="warn" title={t`Ship without a tracking number?`}>
          <Trans>The buyer is notified now that the order is on its way. You can add the tracking number later.</Trans>
        </Notice>
      )}
    </ActionDialog>
  )
}
