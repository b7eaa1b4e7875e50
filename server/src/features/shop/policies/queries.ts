import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type PolicyRow = { kind: string; content: unknown; plain: string; is_shown: boolean; updated_at: Date }

export const listPolicies = (trx: Db, shopId: number): Promise<PolicyRow[]> =>
  trx
    .selectFrom('shop_policies')
    .select(['kind', 'content', 'plain', 'is_shown', 'updated_at'])
    .where('shop_id', '=', shopId)
    .execute()

type NewPolicy = { shop_id: number; kind: string; content: string; plain: string; is_shown: boolean; updated_at: Date }

export async function upsertPolicy(trx: Db, policy: NewPolicy): Promise<void> {
  const { content, plain, is_shown, updated_at } = policy
  await trx
    .insertInto('shop_policies')
    .values(policy)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'kind']).doUpdateSet({ content, plain, is_shown, updated_at }),
    )
    .execute()
}

/** What a shop shows, asked as the public; null when there is no such shop. */
export async function findShownPolicies(
  publicDb: Db,
  username: string,
): Promise<{ shop_id: number; policies: { kind: string; content: unknown; updated_at: string }[] } | null> {
  const text = `
    select s.id as shop_id, coalesce((select json_agg(p) from (
      select kind, content, updated_at from shop_policies where shop_id = s.id) p), '[]') as policies
    from shops s where s.username = $1`
  const rows = await rawQuery<{ shop_id: number; policies: { kind: string; content: unknown; updated_at: string }[] }>(
    publicDb,
    'policies_shown',
    text,
    [username],
  )
  return rows[0] ?? null
}
