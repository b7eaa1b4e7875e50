import type { PriceList, Programme, ProgrammeArea, PublicProgramme, Rank } from '@kedai/contracts/programmes.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { basisPoints, formatPercent } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, sen } from '@kedai/domain/money/sen.ts'
import { attributions, settlements, shipsToChoices } from '@kedai/domain/resellers/programmes.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import { revisionOfList } from '../actions/save-price-list.ts'
import { areaTexts } from '../messages.ts'
import type { LimitRow, SoldUnit } from '../queries/price-lists.ts'
import type { ProgrammeRow, RankRow } from '../queries/programmes.ts'
import type { EntryRow } from '../queries/terms.ts'

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], found: string): Value =>
  values.find((value) => value === found) ?? values[0]

const money = (amount: number) => formatRinggit(sen(Number(amount)))

/** A programme's settings; of one that was never set up, what it would begin with. */
export function presentProgramme(
  row: ProgrammeRow | null,
  { area, lang, joinUrl }: { area: ProgrammeArea; lang: Lang; joinUrl: string },
): Programme {
  return {
    area,
    name: row?.name ?? say(areaTexts[area], lang),
    is_open: row?.is_open ?? false,
    visibility: row?.visibility ?? 'listed',
    terms: row?.terms ?? '',
    terms_version: row?.terms_version ?? 1,
    joining_fee: money(row?.joining_fee_sen ?? 0),
    fee_is_credited: row?.fee_is_credited ?? false,
    override_licence: row?.override_licence ?? '',
    override_percents: (row?.override_bp ?? []).map((rate) => formatPercent(basisPoints(rate))),
    settlement: oneOf(settlements, row?.settlement ?? ''),
    ships_to: oneOf(shipsToChoices, row?.ships_to ?? 'both'),
    allows_coupons: row?.allows_coupons ?? false,
    never_above_public: row?.never_above_public ?? true,
    commission_percent: formatPercent(basisPoints(row?.commission_bp ?? 0)),
    clearing_days: row?.clearing_days ?? 7,
    attribution: oneOf(attributions, row?.attribution ?? ''),
    attribution_days: row?.attribution_days ?? 30,
    pays_self: row?.pays_self ?? false,
    routes_to_upline: row?.routes_to_upline ?? false,
    route_hours: row?.route_hours ?? 24,
    activity_days: row?.activity_days ?? 0,
    activity_amount: money(row?.activity_min_sen ?? 0),
    activity_grace_days: row?.activity_grace_days ?? 14,
    activity_then: row?.activity_then ?? 'warn',
    fields: row?.fields ?? [],
    resellers: row?.resellers ?? 0,
    exists: row !== null,
    join_url: joinUrl,
    revision: String(row?.revision ?? 0),
  }
}

export const presentRank = (row: RankRow): Rank => ({
  id: row.id,
  name: row.name,
  position: row.position,
  percent_off: formatPercent(basisPoints(row.percent_off_bp)),
  first_order: { min_qty: row.first_min_qty, min_amount: money(row.first_min_sen) },
  reorder: {
    min_qty: row.reorder_min_qty,
    min_amount: money(row.reorder_min_sen),
    multiple_of: row.reorder_multiple,
  },
  resellers: row.resellers,
  prices: row.prices,
})

/** What a stranger is told of a programme that takes applications: no price of it. */
export const presentPublicProgramme = (row: ProgrammeRow, ranks: readonly RankRow[]): PublicProgramme => ({
  area: row.area,
  name: row.name,
  terms: row.terms,
  terms_version: row.terms_version,
  joining_fee: money(row.joining_fee_sen),
  fee_is_credited: row.fee_is_credited,
  settlement: oneOf(settlements, row.settlement),
  ranks: ranks
    .filter(({ area }) => area === row.area)
    .map((rank) => ({
      name: rank.name,
      first_order: { min_qty: rank.first_min_qty, min_amount: money(rank.first_min_sen) },
    })),
  fields: row.fields,
  needs_sponsor: row.visibility === 'invited',
})

const limit = (amount: number | null) => (amount === null ? null : money(amount))

type ListOf = {
  limits: readonly LimitRow[]
  rank: RankRow | null
  reseller: PriceList['reseller']
  rankPrices?: ReadonlyMap<number, Sen>
}

export function presentPriceList(
  { limits, rank, reseller, rankPrices }: ListOf,
  entries: readonly EntryRow[],
  units: readonly SoldUnit[],
): PriceList {
  const products = new Map<number, PriceList['products'][number]>()
  for (const unit of units) {
    const product = products.get(unit.product_id) ?? {
      id: unit.product_id,
      title: unit.title,
      retail_floor: limit(unit.floor_sen),
      retail_ceiling: limit(unit.ceiling_sen),
      variations: [],
    }
    product.variations.push({
      id: unit.variation_id,
      options: optionsText(unit.option_values),
      retail_price: money(unit.price_sen),
      rank_price: reseller ? money(rankPrices?.get(unit.variation_id) ?? unit.price_sen) : null,
    })
    products.set(unit.product_id, product)
  }
  return {
    rank: rank && {
      id: rank.id,
      name: rank.name,
      area: rank.area,
      percent_off: formatPercent(basisPoints(rank.percent_off_bp)),
    },
    reseller,
    prices: entries.map((entry) => ({
      product_id: entry.product_id,
      variation_id: entry.variation_id,
      price: money(entry.price_sen),
      min_qty: entry.min_qty,
    })),
    products: [...products.values()],
    revision: revisionOfList(entries, limits),
  }
}
