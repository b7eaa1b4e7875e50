import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'
import type { StoredFile } from './stored-file.ts'

export async function saveFile(trx: Db, file: StoredFile): Promise<number> {
  const [row] = await rawQuery<{ id: number }>(
    trx,
    'file_save',
    `
    insert into files (shop_id, key, kind, private, file_name, mime, bytes, width, height, sha256, widths)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      file.shopId,
      file.key,
      file.kind,
      file.private,
      file.fileName,
      file.mime,
      file.size,
      file.width,
      file.height,
      file.sha256,
      file.widths,
    ],
  )
  if (!row) throw new Error('the row of a file was not returned')
  return row.id
}

/** What a shop keeps and may keep, in bytes; null where no operator has bounded it. */
export async function readStorage(trx: Db, shopId: number): Promise<{ used: number; most: number } | null> {
  const [row] = await rawQuery<{ used: number; most: number }>(
    trx,
    'file_storage',
    `select (select coalesce(sum(f.bytes), 0)::bigint from files f where f.shop_id = s.id) as used, s.storage_quota_mb * 1000000::bigint as most
    from shops s where s.id = $1 and s.storage_quota_mb is not null`,
    [shopId],
  )
  return row ?? null
}

/** Whether a file of the shop is known by this key. */
export const hasRow = async (trx: Db, shopId: number, key: string): Promise<boolean> =>
  (await rawQuery(trx, 'file_has_row', 'select 1 from files where shop_id = $1 and key = $2', [shopId, key])).length > 0

/** Removes the rows of files that nothing refers to and that are older; answers what their bytes are found by. */
export const removeUnusedRows = (trx: Db, before: Date, atMost: number): Promise<{ key: string; widths: number[] }[]> =>
  rawQuery(trx, 'files_sweep', 'select key, widths from sweep_unused_files($1, $2)', [before, atMost])
