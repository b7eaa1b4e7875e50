import { grantBought, withdrawBought } from '../../sell/entitlements/actions/grant.ts'
import { byHand, type Fulfilment } from './fulfilment.ts'

/** Lessons that open with the payment; a later payment for the same place makes it last longer. */
export const course = {
  onPaid: (trx, order) => grantBought(trx, order, 'course'),
  onGivenUp: byHand.onGivenUp,
  onCancelled: withdrawBought,
} satisfies Fulfilment
