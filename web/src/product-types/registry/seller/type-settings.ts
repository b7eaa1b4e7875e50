import type { SellerProduct } from '@kedai/contracts/seller-products.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { collectionToWire, collectionValues } from '../../collection/seller/collection-values.ts'
import { judgeCollectionForm } from '../../collection/seller/judge-collection-form.ts'
import { toCourseValues, toCourseWire } from '../../course/seller/course-values.ts'
import type { ProductValues } from '../../form/seller/product-values.ts'
import { judgeMembershipForm } from '../../membership/seller/judge-membership-form.ts'
import { membershipToWire, membershipValues } from '../../membership/seller/membership-values.ts'
import { readRental, rentalToWire } from '../../rental/seller/rental-values.ts'
import { readService, serviceToWire } from '../../service/seller/service-values.ts'
import { judgeTicket } from '../../ticket/seller/judge-ticket.ts'
import { ticketToValues, ticketToWire } from '../../ticket/seller/ticket-values.ts'

export const namesOfSettings = ['ticket', 'service', 'membership', 'collection', 'rental', 'course'] as const
export type SettingsName = (typeof namesOfSettings)[number]
type Add = (name: string, said: string) => void

type TypeSettings<Name extends SettingsName> = {
  toValues: (product: SellerProduct) => ProductValues[Name]
  toWire: (values: ProductValues[Name]) => object
  /** What the browser can tell to be wrong; the server judges again, and the rest. */
  judge?: (values: ProductValues, add: Add) => void
}

const titlesOf = ({ variations }: SellerProduct) => variations.map(({ option_values: [title = ''] }) => title)

// What the form of some types says besides a price and a stock, under the type's own name.
const settings: { [Name in SettingsName]: TypeSettings<Name> } = {
  ticket: {
    toValues: (product) => ticketToValues(product.ticket, product.variations.length),
    toWire: ticketToWire,
    judge: judgeTicket,
  },
  service: { toValues: ({ service }) => readService(service), toWire: serviceToWire },
  membership: {
    toValues: (product) => membershipValues(product.membership, titlesOf(product)),
    toWire: membershipToWire,
    judge: judgeMembershipForm,
  },
  collection: {
    toValues: ({ collection, option_names }) => collectionValues(collection, option_names.length > 0),
    toWire: collectionToWire,
    judge: judgeCollectionForm,
  },
  rental: { toValues: ({ rental }) => readRental(rental), toWire: rentalToWire },
  course: { toValues: ({ course }) => toCourseValues(course), toWire: toCourseWire },
}

const nameOf = (type: ProductTypeName): SettingsName | null => namesOfSettings.find((name) => name === type) ?? null

/** What its type says, under its name, as the wire has it; under any other it is refused. */
export function settingsToWire(values: ProductValues): object {
  const name = nameOf(values.item_type)
  return name === null ? {} : { [name]: wireOf(name, values) }
}

const wireOf = <Name extends SettingsName>(name: Name, values: ProductValues): object =>
  settings[name].toWire(values[name])

/** The same as the form shows it; the other types' parts are left as they are. */
export function settingsToValues(product: SellerProduct, type: ProductTypeName): Partial<ProductValues> {
  const name = nameOf(type)
  return name === null ? {} : { [name]: settings[name].toValues(product) }
}

export function judgeSettings(values: ProductValues, add: Add): void {
  const name = nameOf(values.item_type)
  if (name !== null) settings[name].judge?.(values, add)
}

/** The form without what only some types say. */
export function withoutSettings(values: ProductValues): Omit<ProductValues, SettingsName> {
  const plain: Partial<ProductValues> = { ...values }
  for (const name of namesOfSettings) delete plain[name]
  return plain as Omit<ProductValues, SettingsName> // the names that the type leaves out
}
