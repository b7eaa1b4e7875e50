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
  /** Files or a link that the buyer fetches, in place of a parcel. */
  delivers: 'files' | null
  /** Whether it may lie in a cart beside others; the rest is ordered from its own page. (contract §4) */
  inCarts: boolean
  /** The issue that builds it; null while none does. */
  since: number | null
}

/** What each type asks of the buyer. */
export const productTypes = {
  ecommerce: {
    ships: true,
    mailed: false,
    participants: false,
    choice: 'none',
    delivers: null,
    inCarts: true,
    since: 2,
  },
  variation: {
    ships: true,
    mailed: false,
    participants: false,
    choice: 'options',
    delivers: null,
    inCarts: true,
    since: 2,
  },
  digital: {
    ships: false,
    mailed: true,
    participants: false,
    choice: 'none',
    delivers: 'files',
    inCarts: true,
    since: 3,
  },
  ticket: {
    ships: false,
    mailed: true,
    participants: true,
    choice: 'ticket_types',
    delivers: null,
    inCarts: false,
    since: null,
  },
  service: {
    ships: false,
    mailed: false,
    participants: false,
    choice: 'slot',
    delivers: null,
    inCarts: false,
    since: null,
  },
  membership: {
    ships: false,
    mailed: true,
    participants: false,
    choice: 'plan',
    delivers: null,
    inCarts: false,
    since: null,
  },
  collection: {
    ships: false,
    mailed: false,
    participants: false,
    choice: 'amount',
    delivers: null,
    inCarts: false,
    since: null,
  },
  rental: {
    ships: false,
    mailed: false,
    participants: false,
    choice: 'dates',
    delivers: null,
    inCarts: false,
    since: null,
  },
  course: {
    ships: false,
    mailed: true,
    participants: false,
    choice: 'none',
    delivers: null,
    inCarts: false,
    since: null,
  },
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

/** Whether its variations are told apart by options such as size and colour, in a grid. Names of no type have none. */
export const hasOptions = (name: string): boolean => isProductTypeName(name) && productTypes[name].choice === 'options'

/** Whether it is fetched as files or by a link. */
export const deliversFiles = (name: string): boolean =>
  isProductTypeName(name) && productTypes[name].delivers === 'files'

/** The type of the same thing with options in place of one price, and back; null where a type has no such twin. */
export function twinOf(name: ProductTypeName): ProductTypeName | null {
  const { ships, delivers } = productTypeRules(name)
  const wanted = hasOptions(name) ? 'none' : 'options'
  return (
    productTypeNames.find((other) => {
      const rules = productTypeRules(other)
      return rules.inCarts && rules.ships === ships && rules.delivers === delivers && rules.choice === wanted
    }) ?? null
  )
}
