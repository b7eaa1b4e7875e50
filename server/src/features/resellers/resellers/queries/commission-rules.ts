import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type RuleRow = {
  id: number
  rank_id: number | null
  product_id: number | null
  percent_bp: number | null
  per_unit_sen: number | null
  starts_on: string | null
  ends_on: string | null
}

export type NamedRule = RuleRow & { product_title: string | null }

export const listRules = (trx: Db, shopId: number, area: string): Promise<NamedRule[]> =>
  rawQuery<NamedRule>(
    trx,
    'commission_rules',
    `select r.id, r.rank_id, r.product_id, p.title as product_title, r.percent_bp, r.per_unit_sen, r.starts_on::text, r.ends_on::text
     from commission_rules r left join products p on p.shop_id = r.shop_id and p.id = r.product_id
     where r.shop_id = $1 and r.area = $2 order by r.position limit 100`,
    [shopId, area],
  )

export async function replaceRules(
  trx: Db,
  shopId: number,
  area: string,
  rules: readonly Omit<RuleRow, 'id'>[],
): Promise<void> {
  await rawQuery(trx, 'commission_rules_clear', 'delete from commission_rules where shop_id = $1 and area = $2', [
    shopId,
    area,
  ])
  const text = `
    insert into commission_rules (shop_id, area, position, rank_id, product_id, percent_bp, per_unit_sen, starts_on, ends_on)
    select $1, $2, r.place, r.rank_id, r.product_id, r.percent_bp, r.per_unit_sen, r.starts_on, r.ends_on
    from unnest($3::bigint[], $4::bigint[], $5::integer[], $6::bigint[], $7::date[], $8::date[]) with ordinality
      r (rank_id, product_id, percent_bp, per_unit_sen, starts_on, ends_on, place)`
  await rawQuery(trx, 'commission_rules_insert', text, [
    shopId,
    area,
    rules.map((rule) => rule.rank_id),
    rules.map((rule) => rule.product_id),
    rules.map((rule) => rule.percent_bp),
    rules.map((rule) => rule.per_unit_sen),
    rules.map((rule) => rule.starts_on),
    rules.map((rule) => rule.ends_on),
  ])
}

/** Of these products, those that are the shop's. */
export const ownProducts = async (trx: Db, shopId: number, ids: readonly number[]): Promise<Set<number>> =>
  new Set(
    (
      await rawQuery<{ id: number }>(
        trx,
        'commission_rules_products',
        'select id from products where shop_id = $1 and id = any($2::bigint[])',
        [shopId, ids],
      )
    ).map(({ id }) => id),
  )
