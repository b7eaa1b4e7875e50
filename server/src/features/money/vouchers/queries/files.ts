import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type New = { shopId: number; voucherId: number; fileId: number; userId: number | null; now: Date }

export const insertFile = (trx: Db, { shopId, voucherId, fileId, userId, now }: New): Promise<unknown> =>
  rawQuery(
    trx,
    'vouchers_attach',
    'insert into voucher_files (shop_id, voucher_id, file_id, user_id, added_at) values ($1, $2, $3, $4, $5)',
    [shopId, voucherId, fileId, userId, now],
  )

export type FileRow = { key: string; file_name: string; mime: string; by: string; added_at: Date }

/** The papers of a voucher, in the order in which they were added. */
export const listFiles = (trx: Db, shopId: number, voucherId: number): Promise<FileRow[]> =>
  rawQuery<FileRow>(
    trx,
    'vouchers_files',
    `select f.key, f.file_name, f.mime, coalesce(u.name, '') as by, v.added_at from voucher_files v join files f on f.id = v.file_id
     left join users u on u.id = v.user_id where v.shop_id = $1 and v.voucher_id = $2 order by v.added_at, v.file_id`,
    [shopId, voucherId],
  )
