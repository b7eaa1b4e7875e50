import { countResponse, dropGivenUp, dropResponse, noteResponse } from '../../sell/responses/actions/follow-order.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Its answers are noted with the order and count once it is paid; nothing else is handed over. */
export const collection = {
  onPlaced: noteResponse,
  onPaid: countResponse,
  onGivenUp: dropGivenUp,
  onCancelled: dropResponse,
} satisfies Fulfilment
