import { countResponse, dropResponse, noteResponse } from '../responses/actions/follow-order.ts'
import type { Fulfilment } from './fulfilment.ts'

/** Its answers are noted with the order and count once it is paid; nothing else is handed over. */
export const collection = {
  isDeliveredByItself: true,
  onPlaced: noteResponse,
  onPaid: countResponse,
  onCancelled: dropResponse,
} satisfies Fulfilment
