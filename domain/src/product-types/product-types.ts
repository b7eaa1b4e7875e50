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

/** The calls that an order can be placed by; each type takes one of them. (contract §2) */
export const orderCalls = ['place-order', 'rental-place-order', 'collect'] as const
export type OrderCall = (typeof orderCalls)[number]

/** What an order of some types says besides what every order does. (contract §2, §2a) */
export const typeFieldNames = [
  'participants',
  'offer',
  'slot',
  'staff',
  'plan',
  'dateRange',
  'addons',
  'pickup_location',
  'return_location',
  'amount',
  'answers',
] as const
export type TypeFieldName = (typeof typeFieldNames)[number]

export type ProductTypeRules = {
  /** Something leaves in a parcel: the buyer's address and a shipping price are needed. */
  ships: boolean
  /** Something is delivered by mail: the buyer's e-mail is needed. */
  mailed: boolean
  /** What it is sold as: one unit, a grid of options, or a row for each (a ticket type, a plan, a row of a form). */
  units: 'one' | 'grid' | 'rows'
  /** Files or a link that the buyer fetches, in place of a parcel. */
  delivers: 'files' | null
  /** Whether it may lie in a cart beside others; the rest is ordered from its own page. (contract §4) */
  inCarts: boolean
  /** Whether its units can be counted; the rest have times, seats or people of their own. */
  countsStock: boolean
  /** Whether another item may be offered with it for one click. */
  upsells: boolean
  orderCall: OrderCall
  /** What its orders say; every other of these names is refused. */
  fields: readonly TypeFieldName[]
  /** Whether sellers can offer it. */
  isBuilt: boolean
}

const goods = {
  ships: true,
  mailed: false,
  units: 'one',
  delivers: null,
  inCarts: true,
  countsStock: true,
  upsells: true,
  orderCall: 'place-order',
  fields: [],
  isBuilt: true,
} as const satisfies ProductTypeRules

// Bought by itself, from its own page, without a parcel.
const fromItsPage = { ...goods, ships: false, inCarts: false, upsells: false, isBuilt: false } as const

/** What each type asks of the buyer. */
export const productTypes = {
  ecommerce: goods,
  variation: { ...goods, units: 'grid' },
  digital: { ...goods, ships: false, mailed: true, delivers: 'files' },
  ticket: { ...fromItsPage, mailed: true, units: 'rows', fields: ['participants', 'offer'], isBuilt: true },
  membership: {
    ...fromItsPage,

    countsStock: false,
    mailed: true,
    units: 'rows',
    fields: ['plan'],
    isBuilt: true,
  },
  service: { ...fromItsPage, countsStock: false, fields: ['slot', 'staff'], isBuilt: true },
  collection: {
    ...fromItsPage,

    units: 'rows',
    orderCall: 'collect',
    fields: ['amount', 'answers'],
    isBuilt: true,
  },
  rental: {
    ...fromItsPage,
    countsStock: false,
    orderCall: 'rental-place-order',
    fields: ['dateRange', 'addons', 'pickup_location', 'return_location'],
    isBuilt: true,
  },
  course: { ...fromItsPage, mailed: true, isBuilt: true },
} as const satisfies Record<ProductTypeName, ProductTypeRules>

/** Whether sellers can offer the type already; the product form says "not yet" for the rest. */
export const isOffered = (name: ProductTypeName): boolean => productTypeRules(name).isBuilt

/** Whether a text names a product type. */
export const isProductTypeName = (value: unknown): value is ProductTypeName =>
  productTypeNames.some((name) => name === value)

/** The types that go into carts. */
export const cartProductTypes = productTypeNames.filter((name) => productTypes[name].inCarts)

/** What a type asks of the buyer. */
export const productTypeRules = (name: ProductTypeName): ProductTypeRules => productTypes[name]

/** Whether its variations are told apart by options such as size and colour, in a grid. Names of no type have none. */
export const hasOptions = (name: string): boolean => isProductTypeName(name) && productTypes[name].units === 'grid'

/** Whether its variations have names: options of a grid, or rows such as ticket types and plans. */
export const hasNamedUnits = (name: string): boolean => isProductTypeName(name) && productTypes[name].units !== 'one'

/** Whether it is fetched as files or by a link. */
export const deliversFiles = (name: string): boolean =>
  isProductTypeName(name) && productTypes[name].delivers === 'files'

/** The type of the same thing with options in place of one price, and back; null where a type has no such twin. */
export function twinOf(name: ProductTypeName): ProductTypeName | null {
  const { ships, delivers } = productTypeRules(name)
  const wanted = hasOptions(name) ? 'one' : 'grid'
  return (
    productTypeNames.find((other) => {
      const rules = productTypeRules(other)
      return rules.inCarts && rules.ships === ships && rules.delivers === delivers && rules.units === wanted
    }) ?? null
  )
}

/** Whether an order of it must say something that a card in a list cannot ask. */
export const needsItsPage = (name: ProductTypeName): boolean => {
  const { units, inCarts } = productTypeRules(name)
  return units !== 'one' || !inCarts
}
