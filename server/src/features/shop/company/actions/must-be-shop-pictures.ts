import type { Db } from '../../../../platform/db/db.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import { companyRefusals } from '../messages.ts'
import { findShopPictures } from '../queries.ts'

/** Each picture, by the field that names it, must have come through the shop's own upload. @throws AppError 422 at the fields */
export async function mustBeShopPictures(
  trx: Db,
  shopId: number,
  pictures: Record<string, number | null>,
): Promise<void> {
  const named = Object.entries(pictures).flatMap(([field, id]) => (id === null ? [] : [{ field, id }]))
  const own = await findShopPictures(
    trx,
    shopId,
    named.map(({ id }) => id),
  )
  const refusals = createRefusals()
  for (const { field, id } of named) if (!own.includes(id)) refusals.add(field, companyRefusals.picture)
  refusals.throwIfAny()
}
