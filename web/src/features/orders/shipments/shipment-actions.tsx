import type { Shipment } from '@kedai/contracts/shipments.ts'
import { Trans } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shipmentPath } from '../api.ts'
import { ParcelDialog } from '../parcel-dialog.tsx'
import type { OrderAction } from '../use-order-action.ts'
import { BookDialog } from './book-dialog.tsx'
import { LabelButtons } from './label-buttons.tsx'

// What can be done with a parcel next; what is refused says why above.
export function ShipmentActions({ parcel, action }: { parcel: Shipment; action: OrderAction }) {
  const [open, setOpen] = useState<'book' | 'track' | 'returned' | null>(null)
  const { id, actions, status, booking, label } = parcel
  const close = () => setOpen(null)
  const say = (what: 'delivered' | 'cancel') =>
    void action.run(`parcel-${id}-${what}`, {}, { method: 'POST', path: shipmentPath(id, what) })
  const mayBook = status === 'draft'
  const refused = open === null ? action.refused : null
  const asDialog = { ...parcel, shipped_at: parcel.shipped_at }
  return (
    <>
      {refused && <Notice tone="danger" title={refused.message} className="mb-3" />}
      {booking && booking.state !== 'booked' && booking.problem && status === 'draft' && (
        <Notice
          tone="warn"
          title={<Trans>{booking.name} could not book the parcel</Trans>}
          className="mb-3 [overflow-wrap:anywhere]"
        >
          {booking.problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {mayBook && (
          <Button variant="primary" onClick={() => setOpen('book')}>
            <Truck aria-hidden className="size-4" />
            <Trans>Book a courier</Trans>
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button onClick={() => setOpen('track')}>
            {actions.send.allowed ? <Trans>Mark as sent</Trans> : <Trans>Correct the tracking number</Trans>}
          </Button>
        )}
        {label?.startsWith('/exports/courier-labels/') && (
          <ButtonAnchor href={label} target="_blank">
            <Trans>The courier’s label</Trans>
          </ButtonAnchor>
        )}
        {status !== 'cancelled' && <LabelButtons ids={[id]} />}
        {actions.delivered.allowed && (
          <Button busy={action.running === `parcel-${id}-delivered`} onClick={() => say('delivered')}>
            <Trans>Delivered</Trans>
          </Button>
        )}
        {actions.returned.allowed && (
          <Button onClick={() => setOpen('returned')}>
            <Trans>Came back</Trans>
          </Button>
        )}
        {actions.cancel.allowed && (
          <Button variant="quiet" busy={action.running === `parcel-${id}-cancel`} onClick={() => say('cancel')}>
            <Trans>Cancel the parcel</Trans>
          </Button>
        )}
      </div>
      {open === 'book' && <BookDialog parcel={parcel} action={action} onClose={close} />}
      {(open === 'track' || open === 'returned') && (
        <ParcelDialog parcel={asDialog} what={open} action={action} onClose={close} />
      )}
    </>
  )
}
