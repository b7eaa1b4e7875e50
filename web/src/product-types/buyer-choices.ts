import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { ComponentType } from 'react'
import type { BuyerChoiceProps } from './buyer-choice.ts'
import { EcommerceChoice } from './ecommerce/buyer-choice.tsx'
import { VariationChoice } from './variation/buyer-choice.tsx'

// What a buyer chooses of each type. Null: the type cannot be ordered on its page yet, and the page says so.
export const buyerChoices: Readonly<Record<string, ComponentType<BuyerChoiceProps> | null>> = {
  ecommerce: EcommerceChoice,
  variation: VariationChoice,
  digital: EcommerceChoice, // only how many
  ticket: null,
  service: null,
  membership: null,
  collection: null,
  rental: null,
  course: null,
} satisfies Record<ProductTypeName, ComponentType<BuyerChoiceProps> | null>
