import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { texts } from '../messages/texts.ts'
import { findShared } from '../queries/find-shared.ts'
import type { SharedRow } from '../queries/find-shared.ts'

export type Shared = Pick<SharedRow, 'shopId' | 'invoiceId' | 'username'>

/**
 * The invoice that a shared link opens. A draft has no link yet, and a link below another shop's name is none. Guessing is
 * limited: only what was not found is counted.
 * @throws AppError `not_found`, with the reason for a link that was taken back; `too_many`
 */
export async function openShared(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  request: AnyRequest,
  hashslug: string,
): Promise<Shared> {
  const giveBack = await limits.tryOnce(request, 'shared_link')
  const found = await findShared(db, hashslug)
  if (
    found === null ||
    found.lifecycle === 'draft' ||
    (request.shopRef !== null && request.shopRef.username !== found.username)
  ) {
    throw new AppError('not_found', common.notFound)
  }
  await giveBack()
  if (found.revokedAt !== null) throw new AppError('not_found', texts.linkRevoked)
  return { shopId: found.shopId, invoiceId: found.invoiceId, username: found.username }
}
