import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { shipmentPath } from './api.ts'
import { ParcelFields, useParcel } from './parcel-fields.tsx'
import type { OrderAction } from './use-order-action.ts'

type Parcel = SellerOrder['shipments'][number]
type Props = { parcel: Parcel; action: OrderAction; onClose: () => void }

// What is said of one parcel that asks for more than a press.
export const ParcelDialog = ({ what, ...props }: Props & { what: 'track' | 'returned' }) =>
  what === 'track' ? <TrackDialog {...props} /> : <ReturnedDialog {...props} />

// The number of a parcel that goes or has gone, or another one than was said.
function TrackDialog({ parcel, action, onClose }: Props) {
  const { t } = useLingui()
  const isDraft = parcel.actions.send.allowed
  const typed = useParcel({ courier: parcel.courier, number: parcel.tracking_number })
  const name = `parcel-${parcel.id}`
  return (
    <ActionDialog
      title={
        isDraft ? t`Send the parcel` : parcel.tracking_number ? t`Correct the tracking number` : t`Add tracking number`
      }
      confirmLabel={isDraft ? t`Mark as sent and notify the buyer` : t`Save and notify the buyer`}
      call={name}
      body={{ courier: typed.courier, tracking_number: typed.number, ...(isDraft && { send: true }) }}
      elsewhere={{ method: 'PUT', path: shipmentPath(parcel.id) }}
      action={action}
      onClose={onClose}
    >
      <ParcelFields parcel={typed} call={name} action={action} />
    </ActionDialog>
  )
}

function ReturnedDialog({ parcel, action, onClose }: Props) {
  const { t } = useLingui()
  const [restock, setRestock] = useState(true)
  return (
    <ActionDialog
      title={t`The parcel came back`}
      confirmLabel={t`Mark as returned`}
      call={`parcel-${parcel.id}-returned`}
      body={restock ? { restock } : {}}
      elsewhere={{ method: 'POST', path: shipmentPath(parcel.id, 'returned') }}
      action={action}
      onClose={onClose}
    >
      <ul className="text-sm">
        {parcel.lines.map(({ title, options, quantity }) => (
          <li key={`${title} ${options}`} className="break-words">
            {quantity} × {[title, options].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
      <Checkbox
        checked={restock}
        onChange={(event) => setRestock(event.target.checked)}
        label={t`The goods can be sold again`}
        hint={t`Returned to stock.`}
      />
      <p className="text-sm text-ink-soft">
        <Trans>Payments do not change. To refund, use “Record refund”.</Trans>
      </p>
    </ActionDialog>
  )
}
