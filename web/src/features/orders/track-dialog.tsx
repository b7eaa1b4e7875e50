import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { useLingui } from '@lingui/react/macro'
import { ActionDialog } from './action-dialog.tsx'
import { ParcelFields, useParcel } from './parcel-fields.tsx'
import type { OrderAction } from './use-order-action.ts'

type Props = { order: SellerOrder; action: OrderAction; onClose: () => void }

// The number of a parcel that has gone, or another one than was said.
export function TrackDialog({ order, action, onClose }: Props) {
  const { t } = useLingui()
  const [shipment] = order.shipments
  const parcel = useParcel({ courier: shipment?.courier ?? '', number: shipment?.tracking_number ?? '' })
  const { courier, number } = parcel
  return (
    <ActionDialog
      title={shipment?.tracking_number ? t`Correct the tracking number` : t`Add tracking number`}
      confirmLabel={t`Save and tell the buyer`}
      call="tracking"
      body={{ courier, tracking_number: number }}
      action={action}
      onClose={onClose}
    >
      <ParcelFields parcel={parcel} call="tracking" action={action} />
    </ActionDialog>
  )
}
