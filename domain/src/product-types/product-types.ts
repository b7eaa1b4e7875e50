/** The kinds of thing a seller can offer, as they read on the wire (CONTRACT §2 `item_type`). */
export const productTypeNames = [
  'ecommerce',
  'variation',
  'digital',
  'ticket',
  'service',
  'membership',
  'collection',
  'rental',
  'course',
] as const

export type ProductTypeName = (typeof productTypeNames)[number]

export type ProductTypeRules = {
  /** Something leaves in a parcel: the buyer's address and a shipping price are needed. */
  ships: boolean
  /** Something is delivered by mail: the buyer's e-mail is needed. */
  mailed: boolean
  /** Every unit is for a named person: name, e-mail and mobile a unit (spec §5). */
  participants: boolean
  /** What the buyer chooses besides a quantity. */
  choice: 'none' | 'options' | 'ticket_types' | 'slot' | 'plan' | 'amount' | 'dates'
  /** Whether it may lie in a cart beside others; the rest is ordered from its own page. (contract §4) */
  inCarts: boolean
  /** The issue that builds it; null while none does. */
  since: number | null
}

/** What each type asks of the buyer. */
export const productTypes = {
  ecommerce: { ships: true, mailed: false, participants: false, choice: 'none', inCarts: true, since: 2 },
  variation: { ships: true, mailed: false, participants: false, choice: 'options', inCarts: true, since: 2 },
  digital: { ships: false, mailed: true, participants: false, choice: 'none', inCarts: true, since: 3 },
  ticket: { ships: false, mailed: true, participants: true, choice: 'ticket_types', inCarts: false, since: null },
  service: { ships: false, mailed: false, participants: false, choice: 'slot', inCarts: false, since: null },
  membership: { ships: false, mailed: true, participants: false, choice: 'plan', inCarts: false, since: null },
  collection: { ships: false, mailed: false, participants: false, choice: 'amount', inCarts: false, since: null },
  rental: { ships: false, mailed: false, participants: false, choice: 'dates', inCarts: false, since: null },
  course: { ships: false, mailed: true, participants: false, choice: 'none', inCarts: false, since: null },
} as const satisfies Record<ProductTypeName, ProductTypeRules>

const builtThrough = 3

/** Whether sellers can offer the type already; the product form says "not yet" for the rest. */
export function isOffered(name: ProductTypeName): boolean {
  const { since }: ProductTypeRules = productTypes[name]
  return since !== null && since <= builtThrough
}

/** Whether a text names a product type. */
export const isProductTypeName = (value: unknown): value is ProductTypeName =>
  productTypeNames.some((name) => name === value)

/** What a type asks of the buyer. */
export const productTypeRules = (name: ProductTypeName): ProductTypeRules => productTypes[name]
