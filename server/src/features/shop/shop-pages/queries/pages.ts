import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

export type PageContent = { title: string; slug: string; blocks: unknown; seo: unknown }

/** A page with what is being written; `front`: whether it stands on the shop's first page. */
const selectPages = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shop_pages as p')
    .innerJoin('shop_page_versions as v', (join) =>
      join
        .onRef('v.shop_id', '=', 'p.shop_id')
        .onRef('v.page_id', '=', 'p.id')
        .onRef('v.version', '=', 'p.draft_version'),
    )
    .leftJoin('shop_fronts as f', (join) => join.onRef('f.shop_id', '=', 'p.shop_id').onRef('f.page_id', '=', 'p.id'))
    .where('p.shop_id', '=', shopId)
    .select([
      'p.id',
      'p.draft_version',
      'p.shown_version',
      'p.next_version',
      'p.next_at',
      'p.shown_at',
      'p.updated_at',
      'v.title',
      'v.slug',
      'f.place',
    ])

export type PageRow = Awaited<ReturnType<typeof listPages>>[number]

export const listPages = (trx: Db, shopId: number, slice: { limit: number; offset: number }) =>
  selectPages(trx, shopId).orderBy('p.id', 'desc').limit(slice.limit).offset(slice.offset).execute()

export const readPage = (trx: Db, shopId: number, id: number) =>
  selectPages(trx, shopId).select(['v.blocks', 'v.seo']).where('p.id', '=', id).executeTakeFirst()

export type WholePageRow = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** Until the transaction ends nobody else changes this page. */
export const lockPage = (trx: Db, shopId: number, id: number) =>
  trx
    .selectFrom('shop_pages')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type LockedPage = NonNullable<Awaited<ReturnType<typeof lockPage>>>

export const countPages = async (trx: Db, shopId: number): Promise<number> =>
  (
    await trx
      .selectFrom('shop_pages')
      .select(({ fn }) => fn.countAll<number>().as('pages'))
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow()
  ).pages

export async function insertPage(trx: Db, shopId: number, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('shop_pages')
    .values({ shop_id: shopId, draft_version: 1, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<
  Pick<LockedPage, 'draft_version' | 'shown_version' | 'shown_at' | 'next_version' | 'next_at' | 'updated_at'>
>

export async function updatePage(trx: Db, shopId: number, id: number, change: Change): Promise<void> {
  await trx.updateTable('shop_pages').set(change).where('shop_id', '=', shopId).where('id', '=', id).execute()
}

export async function deletePage(trx: Db, shopId: number, id: number): Promise<void> {
  await trx.deleteFrom('shop_pages').where('shop_id', '=', shopId).where('id', '=', id).execute()
}

/** Takes the address for the page, unless it is that of another which is being written, shown or about to be. */
export async function takeSlug(trx: Db, shopId: number, slug: string, pageId: number): Promise<boolean> {
  const { rows } = await sql<{ page_id: number }>`
    insert into shop_page_slugs as s (shop_id, slug, page_id) values (${shopId}, ${slug}, ${pageId})
    on conflict (shop_id, slug) do update set page_id = excluded.page_id where s.page_id = excluded.page_id or not exists (
      select from shop_pages p join shop_page_versions v on v.shop_id = p.shop_id and v.page_id = p.id
        and v.version in (p.draft_version, p.shown_version, p.next_version)
      where p.shop_id = s.shop_id and p.id = s.page_id and v.slug = s.slug)
    returning page_id`.execute(trx)
  return rows.length > 0
}

/** Which of these addresses, and those that begin like one with a number, some page has. */
export const listSlugs = async (trx: Db, shopId: number, like: string): Promise<Set<string>> =>
  new Set(
    (
      await trx
        .selectFrom('shop_page_slugs')
        .select('slug')
        .where('shop_id', '=', shopId)
        .where(sql<boolean>`(slug = ${like} or starts_with(slug, ${`${like}-`}))`)
        .execute()
    ).map(({ slug }) => slug),
  )

export async function saveFront(
  trx: Db,
  shopId: number,
  front: { pageId: number; place: 'above' | 'instead' } | null,
): Promise<void> {
  await trx.deleteFrom('shop_fronts').where('shop_id', '=', shopId).execute()
  if (front === null) return
  await trx.insertInto('shop_fronts').values({ shop_id: shopId, page_id: front.pageId, place: front.place }).execute()
}

export const readFront = (trx: Db, shopId: number) =>
  trx.selectFrom('shop_fronts').select(['page_id', 'place']).where('shop_id', '=', shopId).executeTakeFirst()
