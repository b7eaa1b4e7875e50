import { sql, type RawBuilder } from 'kysely'
import type { ProductStatus } from '@kedai/contracts/seller-products.ts'

/**
 * Products of the transaction's shop with every word typed in their title, or the whole term as the SKU of a unit; the
 * newest 2500 of them, which is as far as a list leads. Words under three letters alone: among the newest 2500 of the shop.
 * `status` undefined: all but the archive. Null without any word.
 */
export function termRule(term: string, status: ProductStatus | undefined): RawBuilder<boolean> | null {
  const words = term
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8)
  if (words.length === 0) return null
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const isShort = words.every((word) => [...word].length < 3)
  return sql<boolean>`products.id = any(array(select products_matching(
    ${patterns}::text[], ${term.trim()}::text, ${status ?? null}::text, ${isShort}::boolean, ${maxMatches}::integer)))`
}

const maxMatches = 2_500
