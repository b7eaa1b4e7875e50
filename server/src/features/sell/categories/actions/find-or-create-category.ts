import type { Db } from '../../../../platform/db/db.ts'
import { listCategories } from '../queries/categories.ts'
import type { CategoryRow } from '../queries/categories.ts'
import { createCategory } from './create-category.ts'

/** The category that a path such as `Baju` or `Baju > Kurung` names, made where it is missing. @throws AppError 422 as `createCategory` */
export async function findOrCreateCategory(trx: Db, shopId: number, path: string): Promise<number> {
  const [first = '', ...within] = path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const existing = await listCategories(trx, shopId)
  const top = named(existing, first, null) ?? (await createCategory(trx, { shopId, name: first, parentId: null }))
  if (within.length === 0) return top.id
  const name = within.join(' ')
  return (named(existing, name, top.id) ?? (await createCategory(trx, { shopId, name, parentId: top.id }))).id
}

const named = (rows: readonly CategoryRow[], name: string, parentId: number | null): { id: number } | undefined =>
  rows.find((row) => row.parent_id === parentId && row.name.toLowerCase() === name.toLowerCase())
