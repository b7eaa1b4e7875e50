import type { Db } from '../../../../platform/db/db.ts'

export const readLetterRow = (trx: Db, shopId: number, invoiceId: number) =>
  trx
    .selectFrom('invoices as i')
    .innerJoin('shops as s', 's.id', 'i.shop_id')
    .select([
      'i.number',
      'i.hashslug',
      'i.buyer_name',
      'i.currency',
      'i.total_sen',
      'i.balance_sen',
      'i.due_date',
      'i.lang',
      's.username',
      's.name as shop_name',
      's.email as shop_email',
    ])
    .where('i.shop_id', '=', shopId)
    .where('i.id', '=', invoiceId)
    .executeTakeFirst()
