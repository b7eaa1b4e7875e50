import { claimTrials } from '../../sell/entitlements/actions/claim-trials.ts'
import { grantBought, withdrawBought } from '../../sell/entitlements/actions/grant.ts'
import { byHand, type Fulfilment } from './fulfilment.ts'

/** A card that opens with the payment; a later payment of the same membership makes it last longer. */
export const membership = {
  onPlaced: claimTrials,
  onPaid: (trx, order) => grantBought(trx, order, 'membership'),
  onGivenUp: byHand.onGivenUp,
  onCancelled: withdrawBought,
} satisfies Fulfilment
