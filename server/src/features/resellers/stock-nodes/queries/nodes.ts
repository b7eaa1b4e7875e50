import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type NodeRow = {
  id: number
  kind: 'hq' | 'warehouse' | 'reseller'
  name: string
  reseller_id: number | null
  reseller_name: string | null
  quantity: number
}

/** The shop's own place, which it has from the day it opens. */
export async function getHq(trx: Db, shopId: number): Promise<number> {
  const text = `select id from stock_nodes where shop_id = $1 and kind = 'hq'`
  return only(await rawQuery<{ id: number }>(trx, 'nodes_hq', text, [shopId]))
}

/** The place of a reseller who holds stock, written when he gets his first. */
export async function ensureOf(trx: Db, shopId: number, resellerId: number, now: Date): Promise<number> {
  const text = `insert into stock_nodes (shop_id, kind, reseller_id, created_at) values ($1, 'reseller', $2, $3)
    on conflict (shop_id, reseller_id) do update set kind = 'reseller' returning id`
  return only(await rawQuery<{ id: number }>(trx, 'nodes_of_reseller', text, [shopId, resellerId, now]))
}

function only([row]: readonly { id: number }[]): number {
  if (!row) throw new TypeError('a place that is always there gave no row')
  return row.id
}

/** Null: there is a store of that name. */
export async function insertWarehouse(trx: Db, shopId: number, name: string, now: Date): Promise<number | null> {
  const text = `insert into stock_nodes (shop_id, kind, name, created_at) values ($1, 'warehouse', $2, $3)
    on conflict (shop_id, lower(name)) where kind = 'warehouse' do nothing returning id`
  return (await rawQuery<{ id: number }>(trx, 'nodes_insert', text, [shopId, name, now]))[0]?.id ?? null
}

export const listNodes = (trx: Db, shopId: number): Promise<NodeRow[]> =>
  rawQuery<NodeRow>(
    trx,
    'nodes_list',
    `select n.id, n.kind, n.name, n.reseller_id, p.name as reseller_name,
       (case when n.kind = 'hq' then (select coalesce(sum(v.stock), 0) from variations v where v.shop_id = n.shop_id and v.is_active)
        else (select coalesce(sum(s.quantity), 0) from node_stock s where s.shop_id = n.shop_id and s.node_id = n.id) end)::integer as quantity
     from stock_nodes n left join resellers r on r.shop_id = n.shop_id and r.id = n.reseller_id
     left join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
     where n.shop_id = $1 order by (n.kind = 'hq') desc, n.id limit 500`,
    [shopId],
  )

export type NodeLineRow = {
  node_id: number
  variation_id: number
  product_id: number
  title: string
  option_values: string[]
  quantity: number
}

/** What lies where: of each place 200 lines at most. */
export const listNodeLines = (trx: Db, shopId: number): Promise<NodeLineRow[]> =>
  rawQuery<NodeLineRow>(
    trx,
    'nodes_lines',
    `select n.id as node_id, l.variation_id, l.product_id, l.title, l.option_values, l.quantity
     from (select * from stock_nodes where shop_id = $1 order by (kind = 'hq') desc, id limit 500) n cross join lateral (
       select v.id as variation_id, p.id as product_id, p.title, v.option_values, coalesce(s.quantity, v.stock)::integer as quantity
       from variations v join products p on p.shop_id = v.shop_id and p.id = v.product_id
       left join node_stock s on s.node_id = n.id and s.variation_id = v.id
       where v.shop_id = $1 and case when n.kind = 'hq' then v.is_active and v.stock is not null and p.status = 'published' else s.quantity > 0 end
       order by p.id desc, v.position, v.id limit 200) l`,
    [shopId],
  )

export type Piece = { variation_id: number; quantity: number }

/** Of these, what are pieces of the shop, and which of them it counts. */
export const findUnits = (
  trx: Db,
  shopId: number,
  ids: readonly number[],
): Promise<{ id: number; product_id: number; title: string; option_values: string[] }[]> =>
  rawQuery(
    trx,
    'nodes_units',
    `select v.id, v.product_id, p.title, v.option_values from variations v join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where v.shop_id = $1 and v.id = any($2::bigint[])`,
    [shopId, ids],
  )

/** Locks the shop's own pieces first and then the places', in one order, so that no two wait for each other. */
export async function lockPieces(
  trx: Db,
  {
    shopId,
    hq,
    nodeIds,
    variationIds,
  }: { shopId: number; hq: boolean; nodeIds: readonly number[]; variationIds: readonly number[] },
): Promise<void> {
  if (hq) await rawQuery(trx, 'nodes_lock_own', 'select lock_stock($1, $2)', [shopId, variationIds])
  await rawQuery(
    trx,
    'nodes_fill',
    `insert into node_stock (shop_id, node_id, variation_id) select $1, n, v from unnest($2::bigint[]) n, unnest($3::bigint[]) v
     order by n, v on conflict do nothing`,
    [shopId, nodeIds, variationIds],
  )
  await rawQuery(
    trx,
    'nodes_lock',
    `select 1 from node_stock where shop_id = $1 and node_id = any($2::bigint[]) and variation_id = any($3::bigint[])
     order by node_id, variation_id for no key update`,
    [shopId, nodeIds, variationIds],
  )
}

/** Takes pieces from a place where there are so many of each; answers those it took. */
export const takeFromNode = (
  trx: Db,
  shopId: number,
  nodeId: number,
  pieces: readonly Piece[],
): Promise<{ variation_id: number }[]> =>
  rawQuery(
    trx,
    'nodes_take',
    `update node_stock s set quantity = s.quantity - w.quantity from unnest($3::bigint[], $4::integer[]) w (variation_id, quantity)
     where s.shop_id = $1 and s.node_id = $2 and s.variation_id = w.variation_id and s.quantity >= w.quantity returning s.variation_id`,
    [shopId, nodeId, ids(pieces), amounts(pieces)],
  )

/** The shop's own: what it does not count always suffices. */
export const takeFromShop = (trx: Db, shopId: number, pieces: readonly Piece[]): Promise<{ variation_id: number }[]> =>
  rawQuery(
    trx,
    'nodes_take_own',
    `update variations v set stock = v.stock - w.quantity from unnest($2::bigint[], $3::integer[]) w (variation_id, quantity)
     where v.shop_id = $1 and v.id = w.variation_id and (v.stock is null or v.stock >= w.quantity) returning v.id as variation_id`,
    [shopId, ids(pieces), amounts(pieces)],
  )

export const putIntoNode = (trx: Db, shopId: number, nodeId: number, pieces: readonly Piece[]): Promise<unknown> =>
  rawQuery(
    trx,
    'nodes_put',
    `insert into node_stock as s (shop_id, node_id, variation_id, quantity)
     select $1, $2, w.* from unnest($3::bigint[], $4::integer[]) w
     on conflict (shop_id, node_id, variation_id) do update set quantity = s.quantity + excluded.quantity`,
    [shopId, nodeId, ids(pieces), amounts(pieces)],
  )

export const putIntoShop = (trx: Db, shopId: number, pieces: readonly Piece[]): Promise<unknown> =>
  rawQuery(trx, 'nodes_put_own', 'select give_back_stock($1, $2::bigint[], $3::bigint[])', [
    shopId,
    ids(pieces),
    amounts(pieces),
  ])

const ids = (pieces: readonly Piece[]) => pieces.map(({ variation_id }) => variation_id)
const amounts = (pieces: readonly Piece[]) => pieces.map(({ quantity }) => quantity)
