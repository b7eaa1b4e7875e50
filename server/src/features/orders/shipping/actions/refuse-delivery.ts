import { findState } from '@kedai/domain/shipping/states.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { notDeliveredByChoice, undeliverable, unknownMethod } from '../messages.ts'
import type { QuoteResult } from './quote-shipping.ts'

export const unknownMethodRefusal: Message = unknownMethod

/** Why a parcel cannot be sent, at the field where that can be mended. */
export function refuseDelivery(
  refused: Extract<QuoteResult, { ok: false }>,
  to: { state: string; country: string },
): Record<string, Message[]> {
  const place = to.country === 'MY' ? (findState(to.state)?.name ?? to.state) : to.country
  if (refused.wishFailed && refused.because === 'destination')
    return { shipping: [fill(notDeliveredByChoice, { place })] }
  const field = refused.because !== 'destination' ? 'shipping' : to.country === 'MY' ? 'state' : 'country'
  return { [field]: [fill(undeliverable[refused.because], { place })] }
}
