import type { OrderTracking } from '@kedai/contracts/tracking.ts'
import { classes } from '../../ui/classes.ts'

type Status = OrderTracking['parcels'][number]['status']

const far: Record<Status, number> = {
  draft: 0,
  booked: 1,
  awaiting_pickup: 1,
  picked_up: 2,
  in_transit: 2,
  delivery_failed: 3,
  out_for_delivery: 3,
  delivered: 4,
  returning: 2,
  returned: 1,
  cancelled: 0,
  lost: 2,
}
const troubles: readonly Status[] = ['delivery_failed', 'returning', 'returned', 'lost', 'cancelled']

// How far a parcel got, of four stretches; the words beside it say the same.
export const TrackBar = ({ status }: { status: Status }) => (
  <div aria-hidden className="grid grid-cols-4 gap-1">
    {[1, 2, 3, 4].map((step) => (
      <span
        key={step}
        className={classes(
          'h-1.5 rounded-full',
          step > far[status] ? 'bg-line' : troubles.includes(status) ? 'bg-warn' : 'bg-accent',
        )}
      />
    ))}
  </div>
)
