import type { Db } from '../../../../platform/db/db.ts'

export const listOwners = (trx: Db, shopId: number): Promise<{ email: string; lang: string }[]> =>
  trx
    .selectFrom('shop_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'u.lang'])
    .where('m.shop_id', '=', shopId)
    .where('m.role', '=', 'owner')
    .orderBy('u.id')
    .execute()
