import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { mustBeShopPictures } from '../../company/actions/must-be-shop-pictures.ts'
import { writeBanners } from '../queries.ts'
import type { BannerColumns } from '../queries.ts'

/** What stands above the shelves from now on. @throws AppError 422 for a picture that is not the shop's */
export async function saveBanners(trx: Db, shopId: number, columns: BannerColumns): Promise<void> {
  const slides = columns.slides.map(({ fileId }, at): [string, number] => [`slides.${at}.image_id`, fileId])
  await mustBeShopPictures(trx, shopId, { 'banner.image_id': columns.fileId, ...Object.fromEntries(slides) })
  await writeBanners(trx, shopId, columns)
  publishChange(trx, 'shop', shopId)
}
