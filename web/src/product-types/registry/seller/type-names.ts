import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each type of product is called before its seller. */
export const typeNames = {
  ecommerce: msg`One product`,
  variation: msg`With variations`,
  digital: msg`Digital file`,
  ticket: msg`Ticket`,
  service: msg`Service`,
  membership: msg`Membership`,
  collection: msg`Collection`,
  rental: msg`Rental`,
  course: msg`Course`,
} satisfies Record<ProductTypeName, MessageDescriptor>
