import type { Db } from '../../../../platform/db/db.ts'

/** What a shop says of itself on a document. */
export const readSellerRow = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops as s')
    .leftJoin('files as f', 'f.id', 's.logo_file_id')
    .leftJoin('invoice_settings as i', 'i.shop_id', 's.id')
    .select([
      's.username',
      's.name',
      's.email',
      's.phone_number',
      's.whatsapp_number',
      's.registration_no',
      's.address',
      's.postcode',
      's.city',
      's.state',
      'f.key as logo_key',
      'i.tin',
      'i.sst_no',
      'i.tax_kind',
      'i.amount_in_words',
    ])
    .where('s.id', '=', shopId)
    .executeTakeFirstOrThrow()

export type SellerRow = Awaited<ReturnType<typeof readSellerRow>>
