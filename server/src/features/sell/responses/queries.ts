import { sql } from 'kysely'
import type { ResponseState } from '@kedai/contracts/collections.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

type OfOrder = { shopId: number; orderId: number; now: Date }

/** One response an order, from what its lines keep, with the files among its answers. */
export async function insertResponse(trx: Db, { shopId, orderId, now }: OfOrder): Promise<void> {
  await rawQuery(
    trx,
    'responses_insert',
    `
    with answered as (
      select l.product_id, coalesce(jsonb_path_query_first(jsonb_agg(l.details order by l.position), '$[*].answers'), '[]') as answers
      from order_lines l where l.shop_id = $1 and l.order_id = $2 and l.item_type = 'collection' group by l.product_id limit 1
    ), made as (
      insert into responses (shop_id, product_id, order_id, at, answers) select $1, product_id, $2, $3, answers from answered
      on conflict (shop_id, order_id) do nothing returning id, answers
    )
    insert into response_files (file_id, shop_id, response_id)
    select (answer ->> 'file_id')::bigint, $1, made.id from made, jsonb_array_elements(made.answers) answer where answer ? 'file_id'`,
    [shopId, orderId, now],
  )
}

export const payResponse = (trx: Db, { shopId, orderId, now }: OfOrder): Promise<{ product_id: number }[]> =>
  trx
    .updateTable('responses')
    .set({ paid_at: sql<Date>`coalesce(paid_at, ${now})`, ended_at: null })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .returning('product_id')
    .execute()

export const endResponse = (trx: Db, { shopId, orderId, now }: OfOrder): Promise<{ product_id: number }[]> =>
  trx
    .updateTable('responses')
    .set({ ended_at: now })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning('product_id')
    .execute()

/** Whether every unit of an order was given up. */
export async function standsNothing(trx: Db, { shopId, orderId }: OfOrder): Promise<boolean> {
  const standing = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .whereRef('given_up', '<', 'quantity')
    .limit(1)
    .executeTakeFirst()
  return standing === undefined
}

export type CollectionRow = { id: number; title: string; details: unknown }

/** A collection by its page; undefined where the shop has none there. */
export const findCollection = (trx: Db, shopId: number, viewId: string): Promise<CollectionRow | undefined> =>
  trx
    .selectFrom('products')
    .select(['id', 'title', 'details'])
    .where('shop_id', '=', shopId)
    .where('view_id', '=', viewId)
    .where('item_type', '=', 'collection')
    .executeTakeFirst()

export type Wanted = { shopId: number; productId: number; term: string; status: ResponseState | undefined }
export type ResponseRow = Awaited<ReturnType<typeof listResponses>>[number]

/** The newest first, with who answered and what they owe. */
export const listResponses = (trx: Db, wanted: Wanted, page: { limit: number; offset: number }) =>
  told(trx, wanted).orderBy('r.id', 'desc').limit(page.limit).offset(page.offset).execute()

/** The next after an id, for a sheet of them all. */
export const listResponsesAfter = (trx: Db, wanted: Wanted, after: number, limit: number) =>
  told(trx, wanted).where('r.id', '>', after).orderBy('r.id').limit(limit).execute()

/** How many match, counted no further than `cap`. */
export async function countResponses(trx: Db, wanted: Wanted, cap: number): Promise<number> {
  const row = await trx
    .selectFrom(matching(trx, wanted).select('r.id').limit(cap).as('some'))
    .select(sql<number>`count(*)::integer`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

function matching(trx: Db, { shopId, productId, term, status }: Wanted) {
  let found = trx
    .selectFrom('responses as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('r.shop_id', '=', shopId)
    .where('o.shop_id', '=', shopId)
    .where('r.product_id', '=', productId)
  if (status === 'paid') found = found.where('r.ended_at', 'is', null).where('r.paid_at', 'is not', null)
  if (status === 'unpaid') found = found.where('r.ended_at', 'is', null).where('r.paid_at', 'is', null)
  if (status === 'over') found = found.where('r.ended_at', 'is not', null)
  if (term === '') return found
  const like = `%${term.replace(/[\\%_]/g, '\\$&')}%`
  return found.where((where) =>
    where.or([
      where('o.buyer_name', 'ilike', like),
      where('o.order_no', 'ilike', like),
      where('o.buyer_phone', 'ilike', like),
      where('o.buyer_email', 'ilike', like),
      sql<boolean>`jsonb_path_query_array(r.answers, '$[*].value')::text ilike ${like}`,
    ]),
  )
}

const told = (trx: Db, wanted: Wanted) =>
  matching(trx, wanted).select([
    'r.id',
    'r.at',
    'r.answers',
    'r.paid_at',
    'r.ended_at',
    'o.order_no',
    'o.payment_status',
    'o.order_status',
    'o.fulfilment_status',
    'o.buyer_name',
    'o.buyer_phone',
    'o.buyer_email',
    'o.total_sen',
    'o.paid_sen',
    'o.refunded_sen',
    'o.rounding_sen',
    'o.lang',
    sql<{ title: string; quantity: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('title', l.options, 'quantity', l.quantity) order by l.position), '[]')
      from order_lines l where l.shop_id = r.shop_id and l.order_id = r.order_id and l.options <> '')`.as('items'),
    sql<{ id: number; key: string; name: string; bytes: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'key', f.key, 'name', f.file_name, 'bytes', f.bytes)), '[]')
      from response_files a join files f on f.id = a.file_id where a.shop_id = r.shop_id and a.response_id = r.id)`.as(
      'files',
    ),
  ])

export type Totals = {
  responses: number
  paid: number
  collected: number
  choices: { key: string; option: string; count: number }[]
  items: { title: string; quantity: number; sen: number }[]
}

/** Of the responses that are not over: how many, what came in, how often each answer was chosen, and what was ordered. */
export async function sumResponses(trx: Db, shopId: number, productId: number): Promise<Totals> {
  const [row] = await rawQuery<Totals>(
    trx,
    'responses_sum',
    `
    with own as (
      select r.id, r.order_id, r.answers, r.paid_at from responses r where r.shop_id = $1 and r.product_id = $2 and r.ended_at is null
    ), chosen as (
      select answer ->> 'key' as key, case answer ->> 'type' when 'grid' then substr(option, strpos(option, ' × ') + 3) else option end as option,
        sum(case answer ->> 'type' when 'grid' then split_part(option, ' × ', 1)::integer else 1 end)::integer as count from own, jsonb_array_elements(own.answers) answer,
        lateral (select value #>> '{}' as option from jsonb_array_elements(
          case jsonb_typeof(answer -> 'value') when 'array' then answer -> 'value' else jsonb_build_array(answer -> 'value') end) value) options
      where answer ->> 'type' in ('choice', 'choices', 'checkbox', 'grid') group by 1, 2
    ), ordered as (
      select l.options as title, sum(l.quantity)::integer as quantity, sum(l.total_sen)::bigint as sen from own join order_lines l on l.shop_id = $1 and l.order_id = own.order_id
      where l.options <> '' group by 1 order by 1
    )
    select (select count(*)::integer from own) as responses, (select count(*)::integer from own where paid_at is not null) as paid,
      (select collected from collection_progress($2)) as collected,
      (select coalesce(jsonb_agg(to_jsonb(chosen)), '[]') from chosen) as choices, (select coalesce(jsonb_agg(to_jsonb(ordered)), '[]') from ordered) as items`,
    [shopId, productId],
  )
  if (!row) throw new Error('sums are always told')
  return row
}
