import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { updateCompany } from '../queries.ts'
import type { CompanyColumns } from '../queries.ts'
import { mustBeShopPictures } from './must-be-shop-pictures.ts'

/** What a shop says of itself from now on. @throws AppError 422 for a logo that is not the shop's */
export async function saveCompany(trx: Db, shopId: number, columns: CompanyColumns): Promise<void> {
  await mustBeShopPictures(trx, shopId, { logo_id: columns.logo_file_id ?? null })
  await updateCompany(trx, shopId, columns)
  publishChange(trx, 'shop', shopId)
}
