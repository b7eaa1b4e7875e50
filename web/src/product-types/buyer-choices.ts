import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { ComponentType } from 'react'
import type { BuyerChoiceProps } from './buyer-choice.ts'
import { EcommerceChoice } from './ecommerce/buyer-choice.tsx'
import { later } from './later.tsx'
import { VariationChoice } from './variation/buyer-choice.tsx'

// What a buyer chooses of each type. What only some types ask comes after the page, as a chunk of its own.
export const buyerChoices: Readonly<Record<string, ComponentType<BuyerChoiceProps>>> = {
  ecommerce: EcommerceChoice,
  variation: VariationChoice,
  digital: EcommerceChoice, // only how many
  ticket: later(async () => ({ default: (await import('./ticket/buyer-choice.tsx')).TicketChoice }), 'typeChoice'),
  service: later(async () => ({ default: (await import('./service/buyer-choice.tsx')).ServiceChoice }), 'booking'),
  membership: later(
    async () => ({ default: (await import('./membership/buyer/plan-choice.tsx')).PlanChoice }),
    'typeChoice',
  ),
  collection: later(
    async () => ({ default: (await import('./collection/buyer/response-form.tsx')).ResponseForm }),
    'typeChoice',
  ),
  rental: later(async () => ({ default: (await import('./rental/buyer-choice.tsx')).RentalChoice }), 'booking'),
  course: later(async () => ({ default: (await import('./course/buyer-choice.tsx')).CourseChoice }), 'learning'),
} satisfies Record<ProductTypeName, ComponentType<BuyerChoiceProps>>
