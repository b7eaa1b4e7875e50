import type { ProgrammeArea, SaveProgramme } from '@kedai/contracts/programmes.ts'
import { areaRules } from '@kedai/domain/carts/areas.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { amountOf, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { areaTexts, resellerTexts } from '../messages.ts'
import { findProgramme, type NewProgramme, type ProgrammeRow, upsertProgramme } from '../queries/programmes.ts'
import { lockShop } from '../queries/lock-shop.ts'

type Saving = { shopId: number; area: ProgrammeArea; userId: number | null; now: Date }

/**
 * Sets up a programme, or changes it: what is left out stays. @throws AppError `invalid` at the field, `conflict` when somebody
 * else saved since the form was opened
 */
export async function saveProgramme(
  trx: Db,
  { shopId, area, userId, now }: Saving,
  typed: Omit<SaveProgramme, 'revision'> & { revision?: string | undefined },
): Promise<void> {
  await lockShop(trx, shopId)
  const current = await findProgramme(trx, shopId, area)
  if (typed.revision !== undefined && typed.revision !== String(current?.revision ?? 0))
    throw new AppError('conflict', resellerTexts.changedMeanwhile)
  const next = merge(current ?? newProgramme(area), typed)
  if (current && JSON.stringify(factsOf(current)) === JSON.stringify(factsOf(next))) return
  await upsertProgramme(trx, shopId, next, now)
  publishChange(trx, 'shop', shopId)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'programme.edited',
    subject: { type: 'programme', ref: area, name: next.name },
    before: current && factsOf(current),
    after: factsOf(next),
    now,
  })
}

const newProgramme = (area: ProgrammeArea): NewProgramme => ({
  area,
  name: areaTexts[area].ms,
  is_open: false,
  visibility: 'listed',
  terms: '',
  joining_fee_sen: 0,
  fee_is_credited: false,
  override_licence: '',
  override_bp: [],
  settlement: 'margin',
  ships_to: 'both',
  allows_coupons: false,
  never_above_public: true,
  commission_bp: 0,
  clearing_days: 7,
  attribution: 'last',
  attribution_days: 30,
  pays_self: false,
  routes_to_upline: false,
  route_hours: 24,
  activity_days: 0,
  activity_min_sen: 0,
  activity_grace_days: 14,
  activity_then: 'warn',
  fields: [],
})

function merge(current: NewProgramme, typed: Omit<SaveProgramme, 'revision'>): NewProgramme {
  const fee = typed.joining_fee === undefined ? current.joining_fee_sen : parseRinggit(typed.joining_fee)
  const rate =
    typed.commission_percent === undefined ? current.commission_bp : parsePercent(typed.commission_percent || '0')
  if (fee === null) throw refuseField('joining_fee', reasons.badMoney, { field: 'joining_fee' })
  if (rate === null || rate > 10_000) throw refuseField('commission_percent', resellerTexts.badPercent)
  const keys = (typed.fields ?? []).map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw refuseField('fields', resellerTexts.sameKey)
  const is_open = typed.is_open ?? current.is_open
  const terms = typed.terms ?? current.terms
  // Nobody signs an empty page.
  if (is_open && terms === '') throw refuseField('terms', resellerTexts.termsNeeded)
  const routes = typed.routes_to_upline ?? current.routes_to_upline
  // What such resellers order is meant to lie with them: it comes from the shop itself.
  if (routes && areaRules(current.area).holdsStock) throw refuseField('routes_to_upline', resellerTexts.noRouting)
  return {
    area: current.area,
    name: typed.name || current.name,
    is_open,
    visibility: typed.visibility ?? current.visibility,
    terms,
    joining_fee_sen: fee,
    fee_is_credited: typed.fee_is_credited ?? current.fee_is_credited,
    ...overridesTyped(current, typed),
    settlement: typed.settlement ?? current.settlement,
    ships_to: typed.ships_to ?? current.ships_to,
    allows_coupons: typed.allows_coupons ?? current.allows_coupons,
    never_above_public: typed.never_above_public ?? current.never_above_public,
    commission_bp: rate,
    clearing_days: typed.clearing_days ?? current.clearing_days,
    attribution: typed.attribution ?? current.attribution,
    attribution_days: typed.attribution_days ?? current.attribution_days,
    pays_self: typed.pays_self ?? current.pays_self,
    routes_to_upline: routes,
    route_hours: typed.route_hours ?? current.route_hours,
    ...activityOf(current, typed),
    fields: typed.fields ?? current.fields,
  }
}

// Several levels of commission are direct selling, which asks for a licence (Direct Sales and Anti-Pyramid Scheme Act 1993).
function overridesTyped(current: NewProgramme, typed: Omit<SaveProgramme, 'revision'>) {
  const licence = typed.override_licence ?? current.override_licence
  const rates = typed.override_percents?.map((text) => parsePercent(text || '0')) ?? current.override_bp
  rates.forEach((rate, at) => {
    if (rate === null || rate > 10_000) throw refuseField(`override_percents.${at}`, resellerTexts.badPercent)
  })
  const kept = rates.map(Number)
  if (kept.reduce((all, rate) => all + rate, 0) > 10_000)
    throw refuseField(`override_percents.${kept.length - 1}`, resellerTexts.badPercent)
  while (kept.at(-1) === 0) kept.pop()
  if (kept.length > 0 && licence === '') throw refuseField('override_licence', resellerTexts.overrideLicence)
  return { override_licence: licence, override_bp: kept }
}

function activityOf(current: NewProgramme, typed: Omit<SaveProgramme, 'revision'>) {
  const days = typed.activity_days ?? current.activity_days
  const min = typed.activity_amount === undefined ? current.activity_min_sen : amountOf(typed.activity_amount)
  // A rule that everybody meets warns nobody, and its seller would wait for it.
  if (days > 0 && min === 0) throw refuseField('activity_amount', resellerTexts.activityAmount)
  return {
    activity_days: days,
    activity_min_sen: min,
    activity_grace_days: typed.activity_grace_days ?? current.activity_grace_days,
    activity_then: typed.activity_then ?? current.activity_then,
  }
}

const factsOf = (row: NewProgramme | ProgrammeRow) => ({
  name: row.name,
  is_open: row.is_open,
  visibility: row.visibility,
  terms: row.terms,
  joining_fee_sen: Number(row.joining_fee_sen),
  fee_is_credited: row.fee_is_credited,
  override_licence: row.override_licence,
  override_bp: row.override_bp.join(' '),
  settlement: row.settlement,
  ships_to: row.ships_to,
  allows_coupons: row.allows_coupons,
  never_above_public: row.never_above_public,
  commission_bp: row.commission_bp,
  clearing_days: row.clearing_days,
  attribution: row.attribution,
  attribution_days: row.attribution_days,
  pays_self: row.pays_self,
  routes_to_upline: row.routes_to_upline,
  route_hours: row.route_hours,
  activity_days: row.activity_days,
  activity_min_sen: Number(row.activity_min_sen),
  activity_grace_days: row.activity_grace_days,
  activity_then: row.activity_then,
  fields: JSON.stringify(row.fields),
})
