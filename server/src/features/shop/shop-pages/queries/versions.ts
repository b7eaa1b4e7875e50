import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Version = {
  shopId: number
  pageId: number
  version: number
  title: string
  slug: string
  blocks: object
  seo: object
  pictures: readonly number[]
  now: Date
}

/** Adds a version, which is never changed, and says which pictures it shows. */
export async function insertVersion(
  trx: Db,
  { shopId, pageId, version, title, slug, blocks, seo, pictures, now }: Version,
): Promise<void> {
  await trx
    .insertInto('shop_page_versions')
    .values({
      shop_id: shopId,
      page_id: pageId,
      version,
      title,
      slug,
      blocks: JSON.stringify(blocks),
      seo: JSON.stringify(seo),
      at: now,
    })
    .execute()
  if (pictures.length === 0) return
  await trx
    .insertInto('shop_page_files')
    .values(pictures.map((file_id) => ({ shop_id: shopId, page_id: pageId, version, file_id })))
    .execute()
}

export const readVersion = (trx: Db, shopId: number, pageId: number, version: number) =>
  trx
    .selectFrom('shop_page_versions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('page_id', '=', pageId)
    .where('version', '=', version)
    .executeTakeFirst()

/** The newest first. */
export const listVersions = (trx: Db, shopId: number, pageId: number) =>
  trx
    .selectFrom('shop_page_versions')
    .select(['version', 'at'])
    .where('shop_id', '=', shopId)
    .where('page_id', '=', pageId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute()

/** Forgets the oldest versions beyond so many; what is written, shown or about to be shown stays. */
export async function forgetVersions(trx: Db, shopId: number, pageId: number, kept: number): Promise<void> {
  await rawQuery(
    trx,
    'shop_page_forget_versions',
    `
    delete from shop_page_versions v using shop_pages p
    where p.shop_id = $1 and p.id = $2 and v.shop_id = p.shop_id and v.page_id = p.id
      and v.version <= p.draft_version - $3::integer
      and v.version not in (p.draft_version, coalesce(p.shown_version, 0), coalesce(p.next_version, 0))`,
    [shopId, pageId, kept],
  )
}

export type PagePictureRow = { id: number; key: string; width: number | null; height: number | null; widths: number[] }

/** Pictures that a shop may show, by their ids. */
export const listPictures = (trx: Db, shopId: number, ids: readonly number[]): Promise<PagePictureRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('files')
        .select(['id', 'key', 'width', 'height', 'widths'])
        .where('shop_id', '=', shopId)
        .where('kind', '=', 'shop_picture')
        .where('id', 'in', [...ids])
        .execute()

/** Which of these products are the shop's. */
export const listOwnViewIds = async (trx: Db, shopId: number, viewIds: readonly string[]): Promise<Set<string>> =>
  new Set(
    viewIds.length === 0
      ? []
      : (
          await trx
            .selectFrom('products')
            .select('view_id')
            .where('shop_id', '=', shopId)
            .where('view_id', 'in', [...viewIds])
            .execute()
        ).map(({ view_id }) => view_id),
  )

/** Pages of every shop whose moment has come. */
export const listDue = (db: Db, now: Date, atMost: number): Promise<{ shop_id: number; page_id: number }[]> =>
  rawQuery(db, 'shop_pages_due', 'select shop_id, page_id from shop_pages_due($1, $2)', [now, atMost])
