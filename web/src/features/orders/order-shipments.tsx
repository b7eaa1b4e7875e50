import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { date } from '../../lib/format.ts'
import { currentLang } from '../../lib/i18n.ts'
import { Section } from '../../ui/page.tsx'
import { OrderParcel } from './order-parcel.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { StatusBadge } from './status-badges.tsx'
import { fulfilmentWord } from './status-words.ts'
import type { OrderAction } from './use-order-action.ts'

// Where the parcels are, and the day a shop on a break promised. Nothing until there is either.
export function OrderShipments({ order, action }: { order: SellerOrder; action: OrderAction }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<{ id: number; what: 'track' | 'returned' } | null>(null)
  const { dispatch_on, shipments } = order
  if (shipments.length === 0 && !dispatch_on) return null
  const shown = open && shipments.find(({ id }) => id === open.id)
  const left = order.lines.reduce((sum, line) => sum + line.left_to_pack, 0)
  return (
    <Section title={t`Delivery`} aside={<StatusBadge word={fulfilmentWord(order)} />}>
      {dispatch_on && (
        <p className="text-sm">
          <Trans>The buyer was notified that it will be sent from {date(dispatch_on, currentLang())}.</Trans>
        </p>
      )}
      <ul className="grid">
        {shipments.map((parcel) => (
          <OrderParcel
            key={parcel.id}
            parcel={parcel}
            isInParts={shipments.length > 1 || left > 0}
            action={action}
            onTrack={() => setOpen({ id: parcel.id, what: 'track' })}
            onReturned={() => setOpen({ id: parcel.id, what: 'returned' })}
          />
        ))}
      </ul>
      {left > 0 && shipments.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>{left} still to be sent</Trans>
        </p>
      )}
      {shown && open && <ParcelDialog parcel={shown} what={open.what} action={action} onClose={() => setOpen(null)} />}
    </Section>
  )
}
