import { isProductTypeName, type ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { rental } from '../rental/rental.ts'
import { membership } from '../membership/membership.ts'
import { course } from '../course/course.ts'
import { collection } from '../collection/collection.ts'
import { service } from '../service/by-slot.ts'
import { ticket } from '../ticket/ticket.ts'
import type { ProductType } from './product-type.ts'

const goods = null

/** One entry a type: leaving one out does not compile. Null is sold as goods are: a price, a stock, a quantity. */
const productTypes: Readonly<Record<ProductTypeName, ProductType | null>> = {
  ecommerce: goods,
  variation: goods,
  digital: goods,
  ticket,
  membership,
  rental,
  service,
  collection,
  course,
}

/** What a type does beyond goods; null for goods, and for names of no type. */
export const findProductType = (name: string): ProductType | null =>
  isProductTypeName(name) ? productTypes[name] : null
