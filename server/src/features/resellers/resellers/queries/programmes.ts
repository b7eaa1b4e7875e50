import type { ProgrammeArea, ProgrammeField } from '@kedai/contracts/programmes.ts'
import type { ActivityEnd } from '@kedai/domain/resellers/activity.ts'
import type { Visibility } from '@kedai/domain/resellers/programmes.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type ProgrammeRow = {
  area: ProgrammeArea
  name: string
  is_open: boolean
  visibility: Visibility
  terms: string
  terms_version: number
  joining_fee_sen: number
  fee_is_credited: boolean
  override_licence: string
  override_bp: number[]
  settlement: string
  ships_to: string
  allows_coupons: boolean
  never_above_public: boolean
  commission_bp: number
  clearing_days: number
  attribution: string
  attribution_days: number
  pays_self: boolean
  routes_to_upline: boolean
  route_hours: number
  activity_days: number
  activity_min_sen: number
  activity_grace_days: number
  activity_then: ActivityEnd
  fields: ProgrammeField[]
  revision: number
  resellers: number
}

export type RankRow = {
  id: number
  area: ProgrammeArea
  name: string
  position: number
  percent_off_bp: number
  first_min_qty: number
  first_min_sen: number
  reorder_min_qty: number
  reorder_min_sen: number
  reorder_multiple: number
  resellers: number
  prices: number
}

const programmeColumns = `g.area, g.name, g.is_open, g.visibility, g.terms, g.terms_version, g.joining_fee_sen, g.fee_is_credited, g.override_licence, g.override_bp, g.settlement, g.ships_to, g.allows_coupons,
  g.commission_bp, g.clearing_days, g.attribution, g.attribution_days, g.pays_self, g.routes_to_upline, g.route_hours, g.fields, g.revision,
  g.activity_days, g.activity_min_sen, g.activity_grace_days, g.activity_then, g.never_above_public`

export async function findProgramme(trx: Db, shopId: number, area: ProgrammeArea): Promise<ProgrammeRow | null> {
  const text = `select ${programmeColumns},
      (select count(*)::integer from resellers r where r.shop_id = g.shop_id and r.area = g.area) as resellers
    from programmes g where g.shop_id = $1 and g.area = $2`
  return (await rawQuery<ProgrammeRow>(trx, 'resellers_programme', text, [shopId, area]))[0] ?? null
}

/** Those that everybody may find, and `area`, of which somebody has the link. */
export const listOpenProgrammes = (trx: Db, shopId: number, area: ProgrammeArea | null): Promise<ProgrammeRow[]> =>
  rawQuery<ProgrammeRow>(
    trx,
    'resellers_open_programmes',
    `select ${programmeColumns}, 0 as resellers from programmes g
     where g.shop_id = $1 and g.is_open and (g.visibility = 'listed' or g.area = $2)`,
    [shopId, area],
  )

export type NewProgramme = Omit<ProgrammeRow, 'resellers' | 'revision' | 'terms_version'>

/** Other terms are another version: who agreed to the old ones agreed to those. */
export async function upsertProgramme(trx: Db, shopId: number, programme: NewProgramme, now: Date): Promise<void> {
  const text = `
    insert into programmes (shop_id, area, name, is_open, terms, joining_fee_sen, settlement, ships_to, allows_coupons, commission_bp,
      clearing_days, attribution, attribution_days, fields, updated_at, pays_self, routes_to_upline, route_hours,
      activity_days, activity_min_sen, activity_grace_days, activity_then, visibility, fee_is_credited, override_licence, override_bp, never_above_public)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)
    on conflict (shop_id, area) do update set name = excluded.name, is_open = excluded.is_open, visibility = excluded.visibility,
      terms_version = programmes.terms_version + (programmes.terms <> excluded.terms)::integer, terms = excluded.terms,
      joining_fee_sen = excluded.joining_fee_sen, fee_is_credited = excluded.fee_is_credited,
      override_licence = excluded.override_licence, override_bp = excluded.override_bp, settlement = excluded.settlement, ships_to = excluded.ships_to,
      allows_coupons = excluded.allows_coupons, commission_bp = excluded.commission_bp, clearing_days = excluded.clearing_days,
      attribution = excluded.attribution, attribution_days = excluded.attribution_days, pays_self = excluded.pays_self, fields = excluded.fields,
      routes_to_upline = excluded.routes_to_upline, route_hours = excluded.route_hours, activity_days = excluded.activity_days, activity_min_sen = excluded.activity_min_sen,
      activity_grace_days = excluded.activity_grace_days, activity_then = excluded.activity_then, never_above_public = excluded.never_above_public,
      revision = programmes.revision + 1, updated_at = excluded.updated_at`
  await rawQuery(trx, 'resellers_save_programme', text, [
    shopId,
    programme.area,
    programme.name,
    programme.is_open,
    programme.terms,
    programme.joining_fee_sen,
    programme.settlement,
    programme.ships_to,
    programme.allows_coupons,
    programme.commission_bp,
    programme.clearing_days,
    programme.attribution,
    programme.attribution_days,
    JSON.stringify(programme.fields),
    now,
    programme.pays_self,
    programme.routes_to_upline,
    programme.route_hours,
    programme.activity_days,
    programme.activity_min_sen,
    programme.activity_grace_days,
    programme.activity_then,
    programme.visibility,
    programme.fee_is_credited,
    programme.override_licence,
    programme.override_bp,
    programme.never_above_public,
  ])
}

const rankColumns = `k.id, k.area, k.name, k.position, k.percent_off_bp, k.first_min_qty, k.first_min_sen,
  k.reorder_min_qty, k.reorder_min_sen, k.reorder_multiple`

/** The ranks of a programme, the lowest first; of all programmes without an area. */
export const listRanks = (trx: Db, shopId: number, area: ProgrammeArea | null): Promise<RankRow[]> =>
  rawQuery<RankRow>(
    trx,
    'resellers_ranks',
    `select ${rankColumns},
      (select count(*)::integer from resellers r where r.shop_id = k.shop_id and r.area = k.area and r.rank_id = k.id) as resellers,
      (select count(*)::integer from price_list_entries e where e.rank_id = k.id) as prices
     from ranks k where k.shop_id = $1 and ($2::text is null or k.area = $2) order by k.area, k.position, k.id limit 200`,
    [shopId, area],
  )

export type NewRank = Omit<RankRow, 'id' | 'resellers' | 'prices'>

/** Null: the programme has a rank of that name. */
export async function insertRank(trx: Db, shopId: number, rank: NewRank, now: Date): Promise<number | null> {
  const text = `
    insert into ranks (shop_id, area, name, position, percent_off_bp, first_min_qty, first_min_sen, reorder_min_qty, reorder_min_sen,
      reorder_multiple, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict (shop_id, area, name) do nothing returning id`
  const values = [shopId, rank.area, ...valuesOf(rank), now]
  return (await rawQuery<{ id: number }>(trx, 'resellers_insert_rank', text, values))[0]?.id ?? null
}

export async function updateRank(
  trx: Db,
  shopId: number,
  id: number,
  rank: Omit<NewRank, 'area'>,
  now: Date,
): Promise<void> {
  const text = `
    update ranks set name = $3, position = $4, percent_off_bp = $5, first_min_qty = $6, first_min_sen = $7,
      reorder_min_qty = $8, reorder_min_sen = $9, reorder_multiple = $10, updated_at = $11 where shop_id = $1 and id = $2`
  await rawQuery(trx, 'resellers_update_rank', text, [shopId, id, ...valuesOf(rank), now])
}

const valuesOf = (rank: Omit<NewRank, 'area'>) => [
  rank.name,
  rank.position,
  rank.percent_off_bp,
  rank.first_min_qty,
  rank.first_min_sen,
  rank.reorder_min_qty,
  rank.reorder_min_sen,
  rank.reorder_multiple,
]
