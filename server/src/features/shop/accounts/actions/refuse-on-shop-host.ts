import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { shopOfHost } from '../../../../platform/sessions/sessions.ts'
import { messages } from '../messages.ts'

/** onRequest: a shop's own host never sees a seller's session, so nobody begins one there. (contract §1a) */
export const refuseOnShopHost =
  (publicUrl: string) =>
  async (request: AnyRequest): Promise<void> => {
    if (request.shopRef?.via !== 'host') return
    throw elsewhere(publicUrl)
  }

/** On a shop's own host its resellers sign in, and nobody else. @throws AppError `conflict`, with where sellers do */
export function refuseSellers(
  request: AnyRequest,
  programmes: readonly { username: string }[],
  publicUrl: string,
): void {
  const host = shopOfHost(request)
  if (host !== null && !programmes.some(({ username }) => username === host)) throw elsewhere(publicUrl)
}

function elsewhere(publicUrl: string): AppError {
  const address = `${publicUrl}/login`
  return new AppError('conflict', messages.sellersSignInElsewhere, {
    params: { address },
    data: { redirect_to: address },
  })
}
