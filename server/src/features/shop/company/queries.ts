import type { Updateable } from 'kysely'
import type { DB, Db } from '../../../platform/db/db.ts'

export type CompanyColumns = Pick<
  Updateable<DB['shops']>,
  | 'name'
  | 'description'
  | 'email'
  | 'phone_number'
  | 'whatsapp_number'
  | 'telegram_username'
  | 'registration_no'
  | 'show_address'
  | 'address'
  | 'postcode'
  | 'city'
  | 'state'
  | 'socmed'
  | 'logo_file_id'
>

export const readCompany = (db: Db, shopId: number) =>
  db
    .selectFrom('shops')
    .leftJoin('files', 'files.id', 'shops.logo_file_id')
    .select([
      'shops.username',
      'shops.name',
      'description',
      'email',
      'phone_number',
      'whatsapp_number',
      'telegram_username',
      'registration_no',
      'show_address',
      'address',
      'postcode',
      'city',
      'state',
      'socmed',
      'files.id as logo_id',
      'files.key as logo_key',
      'files.width as logo_width',
      'files.height as logo_height',
      'files.widths as logo_widths',
    ])
    .where('shops.id', '=', shopId)
    .executeTakeFirstOrThrow()

export type CompanyRow = Awaited<ReturnType<typeof readCompany>>

export async function updateCompany(trx: Db, shopId: number, columns: CompanyColumns): Promise<void> {
  await trx
    .updateTable('shops')
    .set((shop) => ({ ...columns, version: shop('version', '+', 1) }))
    .where('id', '=', shopId)
    .execute()
}

/** Which of these are pictures that may be shown for the shop as a whole. */
export async function findShopPictures(trx: Db, shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('files')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('kind', '=', 'shop_picture')
    .execute()
  return rows.map(({ id }) => id)
}
