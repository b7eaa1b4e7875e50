import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isProductTypeName, type ProductTypeName } from '@kedai/domain/product-types/product-types.ts'

const goods = msg`Unsent items are returned to stock.`

// What giving up units of a type means; one entry a type: leaving one out does not compile.
const words = {
  ecommerce: goods,
  variation: goods,
  digital: msg`Downloads and codes close.`,
  ticket: msg`The tickets are cancelled and their seats are released.`,
  service: msg`The booked places are released.`,
  membership: msg`The membership paid for by this order ends.`,
  course: msg`The course access paid for by this order ends.`,
  collection: msg`The rows can be ordered again.`,
  rental: msg`The booked units are released.`,
} satisfies Record<ProductTypeName, MessageDescriptor>

// Each sentence once.
export const givenUpWords = (types: readonly string[]): MessageDescriptor[] => [
  ...new Set(types.filter(isProductTypeName).map((type) => words[type])),
]
