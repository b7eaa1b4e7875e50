import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** What going on with a course costs now. */
export const readUnit = (trx: Db, { shopId, productId }: { shopId: number; productId: number }) =>
  trx
    .selectFrom('variations as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.price_sen', 'v.promo_price_sen', 'p.is_promo', 'p.promo_until'])
    .where('v.shop_id', '=', shopId)
    .where('v.product_id', '=', productId)
    .where('v.is_active', '=', true)
    .orderBy('v.position')
    .executeTakeFirst()

type OfLearner = { shopId: number; id: number }
export type ProgressRow = Awaited<ReturnType<typeof listProgress>>[number]

/** What a learner has done, the lesson that was seen last first. */
export const listProgress = (trx: Db, { shopId, id }: OfLearner) =>
  trx
    .selectFrom('course_progress')
    .select(['lesson_id', 'position', 'done_at', 'score', 'seen_at', 'opened_at', 'fails', 'failed_at'])
    .where('shop_id', '=', shopId)
    .where('entitlement_id', '=', id)
    .orderBy('seen_at', 'desc')
    .limit(1000)
    .execute()

/** A learner's writes take turns, so that whoever finishes the last lesson sees all the others done. */
export const lockLearner = async (trx: Db, { shopId, id }: OfLearner): Promise<void> =>
  void (await trx
    .selectFrom('entitlements')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute())

export type Progress = {
  lessonId: number
  /** Left as it is when null. */
  position: number | null
  isDone: boolean | null
  /** It was shown to them; false: not as far as this call knows. */
  isOpened: boolean
  score: number | null
  tries: 0 | 1
}

export const saveProgress = (
  trx: Db,
  { shopId, id }: OfLearner,
  { lessonId, position, isDone, isOpened, score, tries }: Progress,
  now: Date,
): Promise<unknown> =>
  rawQuery(
    trx,
    'courses_progress',
    `
    insert into course_progress as p (shop_id, entitlement_id, lesson_id, position, done_at, score, tries, seen_at, opened_at)
    values ($1, $2, $3, $4, case when $5::boolean then $6::timestamptz end, $7, $8, $6, case when $9::boolean then $6::timestamptz end)
    on conflict (shop_id, entitlement_id, lesson_id) do update set
      position = coalesce(excluded.position, p.position),
      done_at = case when $5::boolean then coalesce(p.done_at, excluded.done_at) when not $5::boolean then null else p.done_at end,
      opened_at = coalesce(p.opened_at, excluded.opened_at), score = greatest(p.score, excluded.score), tries = p.tries + excluded.tries, seen_at = excluded.seen_at`,
    [shopId, id, lessonId, position, isDone, now, score, tries, isOpened],
  )

/** Counts a try at a quiz: one that failed makes the next wait, one that passed begins anew. */
export const saveFails = (
  trx: Db,
  { shopId, id }: OfLearner,
  { lessonId, fails, failedAt }: { lessonId: number; fails: number; failedAt: Date | null },
) =>
  trx
    .updateTable('course_progress')
    .set({ fails, failed_at: failedAt })
    .where('shop_id', '=', shopId)
    .where('entitlement_id', '=', id)
    .where('lesson_id', '=', lessonId)
    .execute()

export const findCertificateOf = (trx: Db, { shopId, id }: OfLearner) =>
  trx
    .selectFrom('certificates')
    .select('code')
    .where('shop_id', '=', shopId)
    .where('entitlement_id', '=', id)
    .executeTakeFirst()

type NewCertificate = OfLearner & { code: string; name: string; title: string; lang: string; now: Date }

export const insertCertificate = async (
  trx: Db,
  { shopId, id, code, name, title, lang, now }: NewCertificate,
): Promise<void> =>
  void (await trx
    .insertInto('certificates')
    .values({ shop_id: shopId, entitlement_id: id, code, name, title, lang, issued_at: now })
    .onConflict((had) => had.columns(['shop_id', 'entitlement_id']).doNothing())
    .execute())

/** The shop of a certificate, from its code alone; null when there is none. */
export async function findShopOfCertificate(db: Db, code: string): Promise<number | null> {
  const [row] = await rawQuery<{ shop_id: number | null }>(
    db,
    'courses_shop_of_certificate',
    'select shop_of_certificate($1::text) as shop_id',
    [code],
  )
  return row?.shop_id ?? null
}

export const readCertificate = (trx: Db, shopId: number, code: string) =>
  trx
    .selectFrom('certificates as c')
    .innerJoin('entitlements as e', 'e.id', 'c.entitlement_id')
    .innerJoin('shops as s', 's.id', 'c.shop_id')
    .select(['c.code', 'c.name', 'c.title', 'c.lang', 'c.issued_at', 'e.is_void'])
    .select(['s.username', 's.name as shop_name', 's.theme'])
    .where('c.shop_id', '=', shopId)
    .where('e.shop_id', '=', shopId)
    .where('c.code', '=', code)
    .executeTakeFirst()

/** A file of a course's lesson. */
export const findLessonFile = (
  trx: Db,
  { shopId, productId, fileId }: { shopId: number; productId: number; fileId: number },
) =>
  trx
    .selectFrom('course_files as c')
    .innerJoin('files as f', 'f.id', 'c.file_id')
    .select(['f.key', 'f.file_name', 'f.bytes'])
    .where('c.shop_id', '=', shopId)
    .where('f.shop_id', '=', shopId)
    .where('c.product_id', '=', productId)
    .where('c.file_id', '=', fileId)
    .executeTakeFirst()

/** A course that is on sale, asked as the public. */
export const findPublicCourse = (publicDb: Db, viewId: string) =>
  publicDb
    .selectFrom('products')
    .select(['id', 'shop_id', 'item_type', 'details'])
    .where('shop_id', '=', sql<number>`shop_of_view(${viewId})`)
    .where('view_id', '=', viewId)
    .where('status', '=', 'published')
    .executeTakeFirst()

export type LearnersWanted = {
  shopId: number
  productId: number | undefined
  status: 'active' | 'lapsed' | 'finished' | undefined
  term: string
  today: string
  limit: number
  offset: number
}

/** A page of a shop's learners, the newest first. */
export const listLearners = (trx: Db, { shopId, productId, status, term, today, limit, offset }: LearnersWanted) =>
  trx
    .selectFrom('entitlements as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .leftJoin('certificates as c', (join) =>
      join.onRef('c.entitlement_id', '=', 'e.id').onRef('c.shop_id', '=', 'e.shop_id'),
    )
    .selectAll('e')
    .select(['o.order_no', 'p.details as settings', 'c.code as certificate_code'])
    .select(({ selectFrom }) => [
      selectFrom('course_progress as d')
        .select(sql<number[]>`coalesce(array_agg(d.lesson_id) filter (where d.done_at is not null), '{}')`.as('ids'))
        .whereRef('d.shop_id', '=', 'e.shop_id')
        .whereRef('d.entitlement_id', '=', 'e.id')
        .as('done'),
      selectFrom('course_progress as d')
        .select(({ fn }) => fn.max('d.seen_at').as('at'))
        .whereRef('d.shop_id', '=', 'e.shop_id')
        .whereRef('d.entitlement_id', '=', 'e.id')
        .as('last_seen_at'),
    ])
    .where('e.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('p.shop_id', '=', shopId)
    .where('e.kind', '=', 'course')
    .$if(productId !== undefined, (rows) => rows.where('e.product_id', '=', productId ?? 0))
    .$if(status === 'finished', (rows) => rows.where('c.code', 'is not', null))
    .$if(status === 'active' || status === 'lapsed', (rows) =>
      rows.where(
        sql<boolean>`(not e.is_void and (e.until_on is null or ${today}::date <= e.until_on)) = ${status === 'active'}`,
      ),
    )
    .$if(term !== '', (rows) => {
      const folded = term.toLowerCase()
      const digits = term.replace(/\D/g, '').replace(/^0/, '')
      return rows.where(
        sql<boolean>`(lower(o.order_no) = ${folded} or starts_with(lower(e.holder_name), ${folded}) or lower(e.holder_email) = ${folded}
          or lower(c.code) = ${folded} or (length(${digits}) >= 4 and right(e.holder_phone, length(${digits})) = ${digits}))`,
      )
    })
    .orderBy('e.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
