import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import { changedFacts } from '@kedai/domain/audit/changed-facts.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { titleOf } from '../queries/title-of.ts'
import type { MatchedUnit } from './match-units.ts'

type AuditUnits = {
  shopId: number
  productId: number
  userId: number | null
  matched: readonly MatchedUnit[]
  now: Date
}

/** Tells the shop's log which prices and counts a save has changed, by the options of each unit. What is new has not changed. */
export async function auditUnits(trx: Db, { shopId, productId, userId, matched, now }: AuditUnits): Promise<void> {
  const kept = matched.flatMap(({ unit, row, stock }) => (row === null ? [] : [{ unit, row, stock }]))
  const prices = changes(kept, ({ unit, row }) => ({
    before: { price: inWords(row.price_sen), promo_price: inWords(row.promo_price_sen) },
    after: { price: inWords(unit.price), promo_price: inWords(unit.promoPrice) },
  }))
  const stocks = changes(kept, ({ row, stock }) => ({ before: { stock: row.stock }, after: { stock } }))
  if (prices === null && stocks === null) return
  const subject = { type: 'product', ref: productId, name: await titleOf(trx, shopId, productId) } as const
  if (prices !== null) await recordAudit(trx, { shopId, userId, action: 'price.edited', subject, ...prices, now })
  if (stocks !== null) await recordAudit(trx, { shopId, userId, action: 'stock.edited', subject, ...stocks, now })
}

type Kept = { unit: MatchedUnit['unit']; row: NonNullable<MatchedUnit['row']>; stock: number | null }
type Sides = { before: Facts; after: Facts }

// A product of one unit is told by itself, one of several by each unit's options.
function changes(kept: readonly Kept[], sidesOf: (one: Kept) => Sides): Sides | null {
  const changed = kept.flatMap((one) => {
    const { before, after } = sidesOf(one)
    const sides = changedFacts(before, after)
    return sides === null ? [] : [{ name: one.unit.options.join(' / '), ...sides }]
  })
  if (changed.length === 0) return null
  const named = (name: string, facts: Facts): Facts => (name === '' ? facts : { [name]: facts })
  return {
    before: Object.assign({}, ...changed.map(({ name, before }) => named(name, before))),
    after: Object.assign({}, ...changed.map(({ name, after }) => named(name, after))),
  }
}

const inWords = (amount: number | null): string | null => (amount === null ? null : formatRinggit(sen(amount)))
