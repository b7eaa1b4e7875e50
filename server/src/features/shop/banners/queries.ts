import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type PictureRow = { id: number; key: string; width: number | null; height: number | null; widths: number[] }
export type SlideRow = { image: PictureRow; alt: string; title: string; text: string; link: string | null }
export type BannersRow = {
  image: PictureRow | null
  banner: { alt?: string; link?: string | null } | null
  promo_banner: unknown
  slides: SlideRow[]
}

export async function readBanners(db: Db, shopId: number): Promise<BannersRow> {
  const [row] = await rawQuery<BannersRow>(db, 'banners_read', text, [shopId])
  if (!row) throw new Error('a shop that is signed in to is there')
  return row
}

export type Slide = { fileId: number; alt: string; title: string; text: string; link: string | null }
export type BannerColumns = {
  fileId: number | null
  banner: { alt: string; link: string | null }
  promoBanner: object
  slides: readonly Slide[]
}

export async function writeBanners(
  trx: Db,
  shopId: number,
  { fileId, banner, promoBanner, slides }: BannerColumns,
): Promise<void> {
  const columns = { banner_file_id: fileId, banner: JSON.stringify(banner), promo_banner: JSON.stringify(promoBanner) }
  await trx
    .updateTable('shops')
    .set((shop) => ({ ...columns, version: shop('version', '+', 1) }))
    .where('id', '=', shopId)
    .execute()
  await trx.deleteFrom('shop_slides').where('shop_id', '=', shopId).execute()
  if (slides.length === 0) return
  await trx
    .insertInto('shop_slides')
    .values(slides.map(({ fileId: file_id, ...slide }, position) => ({ ...slide, file_id, shop_id: shopId, position })))
    .execute()
}

const picture = (file: string) =>
  `json_build_object('id', ${file}.id, 'key', ${file}.key, 'width', ${file}.width, 'height', ${file}.height, 'widths', ${file}.widths)`

const text = `
select s.banner, s.promo_banner,
  (select ${picture('f')} from files f where f.shop_id = s.id and f.id = s.banner_file_id) as image,
  coalesce((select json_agg(json_build_object('image', ${picture('f')}, 'alt', l.alt, 'title', l.title, 'text', l.text, 'link', l.link) order by l.position)
    from shop_slides l join files f on f.id = l.file_id where l.shop_id = s.id), '[]') as slides
from shops s where s.id = $1`
