import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'

/** Whether a line of this type is sent to its buyer. */
export const goesByParcel = (itemType: string): boolean =>
  isProductTypeName(itemType) && productTypeRules(itemType).ships
