import type { Db } from '../../../../platform/db/db.ts'

export const findNewestOwing = (trx: Db, shopId: number): Promise<{ hashslug: string; username: string } | undefined> =>
  trx
    .selectFrom('invoices as i')
    .innerJoin('shops as s', 's.id', 'i.shop_id')
    .select(['i.hashslug', 's.username'])
    .where('i.shop_id', '=', shopId)
    .where('i.lifecycle', '=', 'sent')
    .where('i.balance_sen', '>', 0)
    .where('i.link_revoked_at', 'is', null)
    .orderBy('i.id', 'desc')
    .limit(1)
    .executeTakeFirst()
