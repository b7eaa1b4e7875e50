import type { Shipment } from '@kedai/contracts/shipments.ts'
import { useLingui } from '@lingui/react/macro'
import { classes } from '../../../ui/classes.ts'
import { parcelWords } from '../parcel-words.ts'

const way = ['draft', 'booked', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const

type Status = Shipment['status']
const place: Record<Status, number> = {
  draft: 0,
  booked: 1,
  awaiting_pickup: 1,
  picked_up: 2,
  in_transit: 3,
  out_for_delivery: 4,
  delivery_failed: 4,
  delivered: 5,
  returning: 3,
  returned: 1,
  lost: 3,
  cancelled: 0,
}

// The states a parcel goes through, and where it is among them; off the way it says so in its own word.
export function ParcelMap({ status }: { status: Status }) {
  const { i18n } = useLingui()
  const at = place[status]
  const isOff = !way.some((one) => one === status) && status !== 'awaiting_pickup'
  return (
    <ol className="grid gap-y-0 sm:grid-cols-6">
      {way.map((one, index) => {
        const isHere = index === at
        const shown = isHere && (isOff || status === 'awaiting_pickup') ? status : one
        return (
          <li
            key={one}
            aria-current={isHere ? 'step' : undefined}
            className={classes(
              'flex items-center gap-3 py-1 text-sm sm:grid sm:justify-items-center sm:gap-1 sm:text-center',
              index > at && 'text-ink-faint',
              isHere && 'font-semibold',
            )}
          >
            <span
              aria-hidden
              className={classes(
                'size-4 shrink-0 rounded-full border-2',
                index > at
                  ? 'border-line-strong'
                  : isHere && isOff
                    ? 'border-danger bg-danger'
                    : 'border-accent bg-accent',
              )}
            />
            {i18n._(parcelWords[shown].word)}
          </li>
        )
      })}
    </ol>
  )
}
