import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

export type MaterialRow = {
  id: number
  title: string
  words: string
  key: string | null
  file_name: string | null
  mime: string | null
  added_at: Date
}

export const listMaterials = (trx: Db, shopId: number, area: string, max: number): Promise<MaterialRow[]> =>
  rawQuery<MaterialRow>(
    trx,
    'materials_list',
    `select m.id, m.title, m.words, f.key, f.file_name, f.mime, m.added_at from reseller_materials m left join files f on f.id = m.file_id
     where m.shop_id = $1 and m.area = $2 order by m.id desc limit $3`,
    [shopId, area, max],
  )

type New = { shopId: number; area: string; title: string; words: string; fileId: number | null; now: Date }

export async function insertMaterial(trx: Db, { shopId, area, title, words, fileId, now }: New): Promise<void> {
  await rawQuery(
    trx,
    'materials_insert',
    'insert into reseller_materials (shop_id, area, title, words, file_id, added_at) values ($1, $2, $3, $4, $5, $6)',
    [shopId, area, title, words, fileId, now],
  )
}

/** Its title and programme; null: it is not there. Its file goes with the next sweep. */
export async function deleteMaterial(
  trx: Db,
  shopId: number,
  id: number,
): Promise<{ title: string; area: string } | null> {
  const text = 'delete from reseller_materials where shop_id = $1 and id = $2 returning title, area'
  return (await rawQuery<{ title: string; area: string }>(trx, 'materials_delete', text, [shopId, id]))[0] ?? null
}

export async function countMaterials(trx: Db, shopId: number, area: string): Promise<number> {
  const text = 'select count(*)::integer as count from reseller_materials where shop_id = $1 and area = $2'
  return (await rawQuery<{ count: number }>(trx, 'materials_count', text, [shopId, area]))[0]?.count ?? 0
}

/** A member's own code, which buyers come by. */
export async function findCode(trx: Db, shopId: number, resellerId: number): Promise<string> {
  const text = 'select code from resellers where shop_id = $1 and id = $2'
  return (await rawQuery<{ code: string }>(trx, 'materials_code', text, [shopId, resellerId]))[0]?.code ?? ''
}
