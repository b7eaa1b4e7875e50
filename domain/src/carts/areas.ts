/** Who may fill and order a cart: anyone, or an active member of the area's programme in that shop (CONTRACT §4). */
export type AreaBuyer = 'anyone' | 'member'

export type AreaRules = {
  buyer: AreaBuyer
  /** The price list every price of the area is read from; no other may leave the server. */
  priceList: 'retail' | 'dropship' | 'agent' | 'stockist' | 'agent-tier'
  /** Whether the click upsell is offered and may be bought; elsewhere its call is 404. */
  clickUpsell: boolean
  /** Tries of a lazy image before the error image (spec §8). */
  imageAttempts: 1 | 3
  /** The seller's list its orders appear in (CONTRACT §5a). */
  orderList: 'normal' | 'dropship' | 'agent' | 'stockist' | 'agent-tier'
  /** Whether the buyer may name another sender on the parcel. */
  ownSender: boolean
  /** Whether what its buyers paid for lies with them until they sell it on. */
  holdsStock: boolean
  /** Whether retail price, margin and tiers are shown beside the area's own price. */
  showsMargin: boolean
}

/** The five carts of one implementation; everything that differs between them is a column here (spec §3, §7). */
export const areas = {
  guest: {
    buyer: 'anyone',
    priceList: 'retail',
    clickUpsell: true,
    imageAttempts: 3,
    orderList: 'normal',
    ownSender: false,
    holdsStock: false,
    showsMargin: false,
  },
  dropship: {
    buyer: 'member',
    priceList: 'dropship',
    clickUpsell: false,
    imageAttempts: 3,
    orderList: 'dropship',
    ownSender: true,
    holdsStock: false,
    showsMargin: true,
  },
  agent: {
    buyer: 'member',
    priceList: 'agent',
    clickUpsell: false,
    imageAttempts: 3,
    orderList: 'agent',
    ownSender: false,
    holdsStock: false,
    showsMargin: true,
  },
  stockist: {
    buyer: 'member',
    priceList: 'stockist',
    clickUpsell: false,
    imageAttempts: 1,
    orderList: 'stockist',
    ownSender: false,
    holdsStock: true,
    showsMargin: true,
  },
  'agent-tier': {
    buyer: 'member',
    priceList: 'agent-tier',
    clickUpsell: false,
    imageAttempts: 1,
    orderList: 'agent-tier',
    ownSender: false,
    holdsStock: false,
    showsMargin: true,
  },
} as const satisfies Record<string, AreaRules>

export type AreaName = keyof typeof areas

/** The names as they appear in addresses, the public one first. */
export const areaNames = ['guest', 'dropship', 'agent', 'stockist', 'agent-tier'] as const satisfies readonly AreaName[]

/** The area of direct buyers. */
export const publicArea = 'guest' satisfies AreaName

/** Whether a text names a cart area. */
export const isAreaName = (value: unknown): value is AreaName => areaNames.some((name) => name === value)

/** What an area allows. */
export const areaRules = (name: AreaName): AreaRules => areas[name]

/** The seller's order lists; `warehouse` holds lines fulfilled from a stock node, whatever their area (CONTRACT §5a). */
export const orderLists = ['normal', 'warehouse', 'dropship', 'agent', 'stockist', 'agent-tier'] as const

export type OrderList = (typeof orderLists)[number]

/** The areas whose orders a list shows; empty for `warehouse`, which is chosen by where an order is sent from. */
export const areasInList = (list: OrderList): AreaName[] => areaNames.filter((name) => areas[name].orderList === list)

/** The areas whose buyers sell on in their own name: whoever receives their parcels knows nothing of the shop. */
export const ownSenderAreas = areaNames.filter((name) => areas[name].ownSender)

/** Whether an order of this channel was sold on in its buyer's own name. */
export const isSoldOn = (channel: string): boolean => ownSenderAreas.some((name) => name === channel)
