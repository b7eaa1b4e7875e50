import { isProductTypeName, type ProductTypeName } from './product-types.ts'

// Apart from the other rules, which travel to every item page.
const byItself = {
  ecommerce: false,
  variation: false,
  digital: true,
  ticket: false,
  service: false,
  membership: true,
  collection: true,
  rental: false,
  course: true,
} satisfies Record<ProductTypeName, boolean>

/** Whether the payment alone hands over what is of this type: nobody packs, admits or serves. Names of no type are handed over by a person. */
export const isByItself = (name: string): boolean => isProductTypeName(name) && byItself[name]
