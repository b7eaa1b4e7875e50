import { freeSlug, makeSlug } from '@kedai/domain/catalogue/slug.ts'
import { pageLimits, picturesOf } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { lockShop } from '../../../../platform/settings/lock-shop.ts'
import { refusals } from '../messages.ts'
import { countPages, insertPage, listSlugs, lockPage, takeSlug, updatePage } from '../queries/pages.ts'
import type { LockedPage } from '../queries/pages.ts'
import { forgetVersions, insertVersion, listOwnViewIds, listPictures, readVersion } from '../queries/versions.ts'

export type PageSeo = { title: string; description: string; image: number | null }
export type PageWords = { title: string; slug: string; blocks: PageBlock[]; seo: PageSeo }
type By = { shopId: number; userId: number | null; now: Date }

const fallback = 'halaman'

/** A new page, which nobody else sees yet. @throws AppError 422 */
export async function createPage(trx: Db, by: By, typed: PageWords): Promise<number> {
  const { shopId, now } = by
  await lockShop(trx, shopId)
  if ((await countPages(trx, shopId)) >= pageLimits.pages)
    throw new AppError('conflict', fill(refusals.tooMany, { most: pageLimits.pages }))
  const words = tidied(typed)
  const slug = typed.slug === '' ? await slugFor(trx, shopId, words.title) : slugOf(typed.slug)
  const id = await insertPage(trx, shopId, now)
  await keepVersion(trx, by, id, 1, { ...words, slug })
  await tell(trx, by, id, words.title, { state: null }, { state: 'draft', slug })
  return id
}

/** Writes a page's draft; what is not named stays. One that changes nothing adds no version. @throws AppError 404, 409, 422 */
export async function savePage(
  trx: Db,
  by: By,
  { id, revision, change }: { id: number; revision: string | undefined; change: Partial<PageWords> },
): Promise<void> {
  const { shopId, now } = by
  await lockShop(trx, shopId)
  const page = await mustLockPage(trx, shopId, id)
  const was = await wordsOf(trx, shopId, id, page.draft_version)
  const words = tidied({ ...was, ...change })
  const slug = change.slug === undefined || change.slug === '' ? was.slug : slugOf(change.slug)
  const saved = { ...words, slug }
  if (JSON.stringify(saved) === JSON.stringify(was)) return
  refuseStale(page, revision)
  await keepVersion(trx, by, id, page.draft_version + 1, saved)
  await updatePage(trx, shopId, id, { draft_version: page.draft_version + 1, updated_at: now })
  await forgetVersions(trx, shopId, id, pageLimits.versions)
}

/** Makes a former version the draft again. @throws AppError 404, 409, 422 */
export async function restorePage(
  trx: Db,
  by: By,
  { id, revision, version }: { id: number; revision: string | undefined; version: number },
): Promise<void> {
  const { shopId, now } = by
  await lockShop(trx, shopId)
  const page = await mustLockPage(trx, shopId, id)
  refuseStale(page, revision)
  if (version === page.draft_version) return
  const was = await readVersion(trx, shopId, id, version)
  if (!was) throw refuseField('version', refusals.noVersion)
  const words = await wordsOf(trx, shopId, id, version)
  const { slug } = await wordsOf(trx, shopId, id, page.draft_version)
  const isFree = await takeSlug(trx, shopId, words.slug, id)
  await insertVersion(trx, {
    shopId,
    pageId: id,
    version: page.draft_version + 1,
    ...words,
    slug: isFree ? words.slug : slug,
    pictures: picturesOfPage(words),
    now,
  })
  await updatePage(trx, shopId, id, { draft_version: page.draft_version + 1, updated_at: now })
}

/** @throws AppError 404 */
export async function mustLockPage(trx: Db, shopId: number, id: number): Promise<LockedPage> {
  const page = await lockPage(trx, shopId, id)
  if (!page) throw new AppError('not_found', refusals.notFound)
  return page
}

export const revisionOfPage = ({ draft_version }: Pick<LockedPage, 'draft_version'>): string => `v${draft_version}`

/** @throws AppError 409 where somebody else has written since */
export function refuseStale(page: LockedPage, revision: string | undefined): void {
  const current = revisionOfPage(page)
  if (revision !== undefined && revision !== current)
    throw new AppError('conflict', refusals.changed, { data: { current: { revision: current } } })
}

/** What a version says. */
export async function wordsOf(trx: Db, shopId: number, id: number, version: number): Promise<PageWords> {
  const row = await readVersion(trx, shopId, id, version)
  if (!row) throw new Error('a version that a page names is there')
  return { title: row.title, slug: row.slug, ...readKept(row) }
}

// Written by `keepVersion` alone, as judged.
export const readKept = ({ blocks, seo }: { blocks: unknown; seo: unknown }) => ({
  blocks: blocks as PageBlock[],
  seo: seoOf(seo as PageSeo),
})

const seoOf = ({ title, description, image }: PageSeo): PageSeo => ({ title, description, image })

/** Tells everybody who keeps the shop's pages, and the shop's log. */
export async function tell(trx: Db, by: By, id: number, title: string, before: Facts, after: Facts): Promise<void> {
  const { shopId, userId, now } = by
  const subject = { type: 'shop', ref: `page-${id}`, name: title } as const
  await recordAudit(trx, { shopId, userId, now, action: 'look.edited', subject, before, after })
  publishChange(trx, 'shop', shopId)
}
type Facts = Parameters<typeof recordAudit>[1]['before'] & object

async function keepVersion(trx: Db, { shopId, now }: By, id: number, version: number, words: PageWords): Promise<void> {
  await judgeSubjects(trx, shopId, words)
  if (!(await takeSlug(trx, shopId, words.slug, id))) throw refuseField('slug', refusals.slugTaken)
  await insertVersion(trx, { shopId, pageId: id, version, ...words, pictures: picturesOfPage(words), now })
}

// Pictures and products must be the shop's own.
async function judgeSubjects(trx: Db, shopId: number, { blocks, seo }: PageWords): Promise<void> {
  const pictures = new Set((await listPictures(trx, shopId, picturesOfPage({ blocks, seo }))).map(({ id }) => id))
  if (seo.image !== null && !pictures.has(seo.image)) throw refuseField('seo.image', refusals.seoPicture)
  const products = await listOwnViewIds(trx, shopId, blocks.flatMap(viewIdsOf))
  blocks.forEach((block, index) => {
    const place = { place: index + 1 }
    if (picturesOf([block]).some((id) => !pictures.has(id))) throw refuseField('blocks', fill(refusals.picture, place))
    if (viewIdsOf(block).some((viewId) => !products.has(viewId)))
      throw refuseField('blocks', fill(refusals.noSuchProduct, place))
  })
}

export const viewIdsOf = (block: PageBlock): string[] =>
  (block.type === 'product' || block.type === 'reviews') && block.view_id !== ''
    ? [block.view_id]
    : block.type === 'products' && block.pick === 'chosen'
      ? block.view_ids
      : []

const picturesOfPage = ({ blocks, seo }: Pick<PageWords, 'blocks' | 'seo'>): number[] => [
  ...new Set([...picturesOf(blocks), ...(seo.image === null ? [] : [seo.image])]),
]

function tidied(typed: PageWords): PageWords {
  const title = tidyLine(typed.title)
  if (title === '') throw refuseField('title', refusals.noTitle)
  const { seo } = typed
  return {
    title,
    slug: typed.slug,
    blocks: typed.blocks,
    seo: { title: tidyLine(seo.title), description: tidyLine(seo.description), image: seo.image },
  }
}

function slugOf(typed: string): string {
  const slug = makeSlug(typed, '')
  if (slug === '') throw refuseField('slug', refusals.badSlug)
  return slug
}

async function slugFor(trx: Db, shopId: number, title: string): Promise<string> {
  const slug = makeSlug(title, fallback)
  const taken = await listSlugs(trx, shopId, slug)
  return freeSlug(slug, (one) => taken.has(one))
}
