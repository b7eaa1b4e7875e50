import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { shopOfView as findShop } from '../../items/shared/shop-of-view.ts'
import { notSold } from '../messages.ts'

/** The shop that sells a listing. @throws AppError `not_found` when it is unknown or not published. */
export async function shopOfView(publicDb: Db, viewId: string): Promise<number> {
  const found = await findShop(publicDb, viewId)
  if (found === null) throw new AppError('not_found', notSold)
  return found.shop_id
}
