/** How a parcel stands. (contract §10) */
export const shipmentStatuses = [
  'draft',
  'booked',
  'awaiting_pickup',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'returning',
  'returned',
  'cancelled',
  'lost',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** Whether its goods have left the shop, and whether the parcel's story is over unless somebody corrects it. */
const rules = {
  draft: { hasLeft: false, isFinal: false },
  booked: { hasLeft: false, isFinal: false },
  awaiting_pickup: { hasLeft: false, isFinal: false },
  picked_up: { hasLeft: true, isFinal: false },
  in_transit: { hasLeft: true, isFinal: false },
  out_for_delivery: { hasLeft: true, isFinal: false },
  delivered: { hasLeft: true, isFinal: true },
  delivery_failed: { hasLeft: true, isFinal: false },
  returning: { hasLeft: true, isFinal: false },
  returned: { hasLeft: true, isFinal: true },
  cancelled: { hasLeft: false, isFinal: true },
  lost: { hasLeft: true, isFinal: false },
} as const satisfies Record<ShipmentStatus, { hasLeft: boolean; isFinal: boolean }>

export const hasLeft = (status: ShipmentStatus): boolean => rules[status].hasLeft

/** Whether its story is over unless somebody corrects it. */
export const isFinalShipment = (status: ShipmentStatus): boolean => rules[status].isFinal

/** Whether it is still being made ready. */
export const isOpenShipment = (status: ShipmentStatus): boolean => !rules[status].hasLeft && !rules[status].isFinal

/** Parcels by what they wait for. */
export const parcelQueues = ['to_hand_over', 'on_the_way', 'problems'] as const
export type ParcelQueue = (typeof parcelQueues)[number]

export const statusesOfQueue = {
  to_hand_over: ['draft', 'booked', 'awaiting_pickup'],
  on_the_way: ['picked_up', 'in_transit', 'out_for_delivery'],
  problems: ['delivery_failed', 'returning', 'lost'],
} as const satisfies Record<ParcelQueue, readonly ShipmentStatus[]>

export const isParcelQueue = (text: string): text is ParcelQueue => parcelQueues.some((queue) => queue === text)

/** What a seller says of a parcel. */
export const shipmentActionNames = ['send', 'delivered', 'returned', 'cancel'] as const
export type ShipmentAction = (typeof shipmentActionNames)[number]

export type ShipmentRefusal =
  | 'not_sent_yet'
  | 'already_sent'
  | 'was_cancelled'
  | 'already_delivered'
  | 'already_returned'

/** Why an action on a parcel is closed, or null when it is open. Delivered and returned may be corrected into each other. */
export const whyNotShipment = (action: ShipmentAction, status: ShipmentStatus): ShipmentRefusal | null =>
  status === 'cancelled' ? 'was_cancelled' : actions[action](status)

const actions = {
  send: (status) => (hasLeft(status) ? 'already_sent' : null),
  delivered: (status) => (status === 'delivered' ? 'already_delivered' : mustHaveLeft(status)),
  returned: (status) => (status === 'returned' ? 'already_returned' : mustHaveLeft(status)),
  cancel: (status) => (hasLeft(status) ? 'already_sent' : null),
} satisfies Record<ShipmentAction, (status: ShipmentStatus) => ShipmentRefusal | null>

const mustHaveLeft = (status: ShipmentStatus) => (hasLeft(status) ? null : 'not_sent_yet')

/** How far a booking with a courier got. `unclear`: it was asked for, and nobody knows what became of it. */
export const bookingStates = ['started', 'unclear', 'booked', 'refused', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]
