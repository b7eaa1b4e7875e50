import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import { formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { refusals } from '../messages.ts'
import { deletePage, lockPage, readFront, saveFront, updatePage } from '../queries/pages.ts'
import type { LockedPage } from '../queries/pages.ts'
import { listDue } from '../queries/versions.ts'
import { mustLockPage, refuseStale, tell, wordsOf } from './write-page.ts'

type By = { shopId: number; userId: number | null; now: Date }

/** From now on, or from `at`, everybody sees what is written now. Answers whether it waits. @throws AppError 404, 409, 422 */
export async function publishPage(
  trx: Db,
  by: By,
  { id, at, revision }: { id: number; at: string | null; revision: string | undefined },
): Promise<{ waitsUntil: Date | null }> {
  const { shopId, now } = by
  const page = await settled(trx, shopId, await mustLockPage(trx, shopId, id), now)
  refuseStale(page, revision)
  const from = at === null ? null : parseTime(at)
  if (at !== null && from === null) throw refuseField('at', refusals.noSuchTime)
  // A minute's grace: clocks differ, and forms are filled in slowly.
  if (from !== null && from.getTime() < now.getTime() - 60_000) throw refuseField('at', refusals.pastTime)
  const { title } = await wordsOf(trx, shopId, id, page.draft_version)
  const waitsUntil = from !== null && from > now ? from : null
  await updatePage(
    trx,
    shopId,
    id,
    waitsUntil === null
      ? { shown_version: page.draft_version, shown_at: now, next_version: null, next_at: null }
      : { next_version: page.draft_version, next_at: waitsUntil },
  )
  await tell(trx, by, id, title, factsOf(page), {
    shown_version: waitsUntil === null ? page.draft_version : page.shown_version,
    from: waitsUntil && formatTime(waitsUntil),
  })
  return { waitsUntil }
}

/** Nobody else sees the page any more, and none is waited for. @throws AppError 404 */
export async function unpublishPage(trx: Db, by: By, id: number): Promise<void> {
  const { shopId } = by
  const page = await mustLockPage(trx, shopId, id)
  const { title } = await wordsOf(trx, shopId, id, page.draft_version)
  await updatePage(trx, shopId, id, { shown_version: null, shown_at: null, next_version: null, next_at: null })
  await tell(trx, by, id, title, factsOf(page), { shown_version: null, from: null })
}

/** @throws AppError 404 */
export async function removePage(trx: Db, by: By, id: number): Promise<void> {
  const page = await mustLockPage(trx, by.shopId, id)
  const { title, slug } = await wordsOf(trx, by.shopId, id, page.draft_version)
  await deletePage(trx, by.shopId, id)
  await tell(trx, by, id, title, { title, slug }, { title: null, slug: null })
}

/** Which page stands on the shop's first page; null: none. @throws AppError 422 */
export async function chooseFront(
  trx: Db,
  by: By,
  front: { pageId: number; place: 'above' | 'instead' } | null,
): Promise<void> {
  if (front !== null && !(await lockPage(trx, by.shopId, front.pageId))) throw refuseField('page_id', refusals.noFront)
  const before = await factsOfFront(trx, by.shopId)
  await saveFront(trx, by.shopId, front)
  await recordAudit(trx, {
    ...{ ...by, action: 'look.edited', subject: { type: 'shop', ref: by.shopId } },
    ...{ before, after: await factsOfFront(trx, by.shopId) },
  })
  publishChange(trx, 'shop', by.shopId)
}

async function factsOfFront(trx: Db, shopId: number): Promise<Facts> {
  const row = await readFront(trx, shopId)
  const page = row && (await lockPage(trx, shopId, row.page_id))
  if (!row || !page) return { front_page: null }
  return { front_page: (await wordsOf(trx, shopId, row.page_id, page.draft_version)).title, place: row.place }
}

/** Notes for each page whose moment has come that it is shown. Pages show it from that moment on, noted or not. */
export async function noteShown({ db, clock }: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  let noted = 0
  for (const { shop_id: shopId, page_id: id } of await listDue(db, now, 500)) {
    if (signal?.aborted) break
    await inTransaction(db, { shopId }, async (trx) => {
      const page = await lockPage(trx, shopId, id)
      if (!page?.next_at || page.next_at > now) return
      await settled(trx, shopId, page, now)
      publishChange(trx, 'shop', shopId)
      noted += 1
    })
  }
  return noted
}

async function settled(trx: Db, shopId: number, page: LockedPage, now: Date): Promise<LockedPage> {
  if (page.next_at === null || page.next_at > now) return page
  const change = { shown_version: page.next_version, shown_at: page.next_at, next_version: null, next_at: null }
  await updatePage(trx, shopId, page.id, change)
  return { ...page, ...change }
}

const factsOf = ({ shown_version, next_at }: LockedPage) => ({
  shown_version,
  from: next_at && formatTime(next_at),
})
