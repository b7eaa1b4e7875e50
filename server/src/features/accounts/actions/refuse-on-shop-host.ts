import { AppError } from '../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../platform/http/app-types.ts'
import { messages } from '../messages.ts'

/** onRequest: a shop's own host never sees a seller's session, so nobody begins one there. (contract §1a) */
export const refuseOnShopHost =
  (publicUrl: string) =>
  async (request: AnyRequest): Promise<void> => {
    if (request.shopRef?.via !== 'host') return
    const address = `${publicUrl}/login`
    throw new AppError('conflict', messages.sellersSignInElsewhere, {
      params: { address },
      data: { redirect_to: address },
    })
  }
