import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { ParcelFields, useParcel } from './parcel-fields.tsx'
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
          <Trans>Nothing of this order needs a parcel. The buyer is told that it has been handed over.</Trans>
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
      {isWithout && isAsked && (
        <Notice tone="warn" title={t`Ship without a tracking number?`}>
          <Trans>The buyer is told now that the goods are on their way. You can add the number later.</Trans>
        </Notice>
      )}
    </ActionDialog>
  )
}
