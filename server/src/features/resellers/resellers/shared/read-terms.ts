import { asksFirstOrder, type Minimum } from '@kedai/domain/resellers/minimums.ts'
import type { PriceEntry, RankPrice } from '@kedai/domain/resellers/rank-price.ts'
import { rankPrice } from '@kedai/domain/resellers/rank-price.ts'
import { type BasisPoints, basisPoints } from '@kedai/domain/money/percent.ts'
import { type Sen, sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findTerms, type HeldEntryRow, listEntries, type TermsRow } from '../queries/terms.ts'

/** What a reseller buys by: his rank's prices, and what the programme asks of an order. */
export type ResellerTerms = {
  shopId: number
  resellerId: number
  rankId: number | null
  percentOff: BasisPoints
  /** Whether he pays the public price where that is lower. */
  neverAbovePublic: boolean
  /** Of this order: the first one's, while that is waited for. */
  minimum: Minimum
  allowsCoupons: boolean
  /** Null: wherever he says. */
  onlyTo: { postcode: string } | null
  code: string
  /** Hours in which an upline sends his orders; null: the shop sends them. */
  routeHours: number | null
  upline: { id: number; name: string; phone: string } | null
  /** The joining fee while it is owed: nothing is ordered before. */
  feeOwed: Sen | null
  /** What the wallet can pay. */
  walletLeft: Sen
}

/** @throws TypeError for somebody who is in no programme of the shop: that is asked beforehand */
export async function readTerms(trx: Db, shopId: number, resellerId: number): Promise<ResellerTerms> {
  const row = await findTerms(trx, shopId, resellerId)
  if (!row) throw new TypeError(`reseller ${resellerId} is not of shop ${shopId}`)
  return {
    shopId,
    resellerId,
    rankId: row.rank_id,
    percentOff: basisPoints(row.percent_off_bp),
    neverAbovePublic: row.never_above_public,
    minimum: minimumOf(row),
    allowsCoupons: row.allows_coupons,
    onlyTo: row.ships_to === 'reseller' ? { postcode: row.postcode } : null,
    code: row.code,
    routeHours: row.routes_to_upline ? row.route_hours : null,
    feeOwed: row.fee_sen === null ? null : sen(row.fee_sen),
    walletLeft: sen(Math.max(0, Number(row.wallet_sen))),
    upline:
      row.upline_id === null ? null : { id: row.upline_id, name: row.upline_name ?? '', phone: row.upline_phone ?? '' },
  }
}

/** The first order's minimum while it is waited for, else that of every further one. */
export function minimumOf(row: TermsRow): Minimum {
  const first = { quantity: row.first_min_qty, amount: sen(row.first_min_sen), multipleOf: 1 }
  const further = {
    quantity: row.reorder_min_qty,
    amount: sen(row.reorder_min_sen),
    multipleOf: row.reorder_multiple,
  }
  return row.status === 'awaiting_first_order' && asksFirstOrder(first) ? first : further
}

export const priceEntry = (row: HeldEntryRow): PriceEntry => ({
  variationId: row.variation_id,
  minQuantity: row.min_qty,
  price: sen(row.price_sen),
  isOwn: row.is_own,
})

type PricedUnit = { id: number; productId: number; price: Sen }
export type OwnPrice = RankPrice & { neverAbovePublic: boolean }
type PriceTerms = Pick<ResellerTerms, 'shopId' | 'resellerId' | 'rankId' | 'percentOff' | 'neverAbovePublic'>

/** What a reseller pays for units; one that is missing costs the public price. */
export async function readRankPrices(
  trx: Db,
  { shopId, resellerId, rankId, percentOff, neverAbovePublic }: PriceTerms,
  units: readonly PricedUnit[],
): Promise<Map<number, OwnPrice>> {
  if (units.length === 0) return new Map()
  const productIds = [...new Set(units.map(({ productId }) => productId))]
  const rows = await listEntries(trx, { shopId, rankId, resellerId, productIds })
  const entries = new Map<number, PriceEntry[]>()
  for (const row of rows) {
    const entry = priceEntry(row)
    entries.set(row.product_id, [...(entries.get(row.product_id) ?? []), entry])
  }
  return new Map(
    units.map((unit) => [
      unit.id,
      { ...rankPrice(unit, entries.get(unit.productId) ?? [], percentOff), neverAbovePublic },
    ]),
  )
}
