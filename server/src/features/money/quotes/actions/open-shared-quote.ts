import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { texts } from '../messages/texts.ts'
import { findSharedQuote } from '../queries/find-shared.ts'

/**
 * The quote that a shared link opens. A draft has no link yet, and a link below another shop's name is none. Guessing is
 * limited: only what was not found is counted.
 * @throws AppError `not_found`, with the reason for a link that was taken back; `too_many`
 */
export async function openSharedQuote(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  request: AnyRequest,
  hashslug: string,
): Promise<{ shopId: number; quoteId: number }> {
  const giveBack = await limits.tryOnce(request, 'shared_link')
  const found = await findSharedQuote(db, hashslug)
  if (
    found === null ||
    found.state === 'draft' ||
    (request.shopRef !== null && request.shopRef.username !== found.username)
  ) {
    throw new AppError('not_found', common.notFound)
  }
  await giveBack()
  if (found.revokedAt !== null) throw new AppError('not_found', texts.linkRevoked)
  return { shopId: found.shopId, quoteId: found.quoteId }
}
