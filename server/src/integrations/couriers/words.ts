import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'

// As couriers write it for people; the first that fits decides, so what went wrong stands before what went well.
const meanings: readonly (readonly [RegExp, ShipmentStatus | null])[] = [
  [/cancel/, 'cancelled'],
  [/lost|damaged|disposed/, 'lost'],
  [/return(ed)?\b.*(complete|success|delivered)|returned/, 'returned'],
  [/return|\brto\b|rts/, 'returning'],
  [/fail|exception|unsuccess|undeliver|problem|unable|reject/, 'delivery_failed'],
  [/out for|on vehicle|with (courier|driver)|delivering/, 'out_for_delivery'],
  [/delivered|successful delivery|completed|signed/, 'delivered'],
  [/pending pick|to be collected|dispatched for pick|scheduling|awaiting|drop ?off/, 'awaiting_pickup'],
  [/picked up|collected|pick up success|pickup success/, 'picked_up'],
  [/transit|hub|depart|arriv|sorting|station|pudo|facility|processed/, 'in_transit'],
]

/** What a courier's words say of a parcel; null for what we show nothing of. */
export const statusInWords = (words: string): ShipmentStatus | null => {
  const said = words.toLowerCase()
  return meanings.find(([pattern]) => pattern.test(said))?.[1] ?? null
}
