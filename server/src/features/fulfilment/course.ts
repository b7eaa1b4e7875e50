import { grantBought, withdrawBought } from '../entitlements/actions/grant.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Lessons that open with the payment; a later payment for the same place makes it last longer. */
export const course = {
  isDeliveredByItself: true,
  onPaid: (trx, order) => grantBought(trx, order, 'course'),
  onCancelled: withdrawBought,
} satisfies Fulfilment
