import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { SaveCommissionRules } from '@kedai/contracts/commissions.ts'
import { parsePercent } from '@kedai/domain/money/percent.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { revisionOf } from '../../../../platform/http/revision.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { commissionTexts } from '../commission-messages.ts'
import { resellerTexts } from '../messages.ts'
import { listRules, ownProducts, replaceRules, type RuleRow } from '../queries/commission-rules.ts'
import { lockShop } from '../queries/lock-shop.ts'
import { findProgramme, listRanks } from '../queries/programmes.ts'

type Saving = { shopId: number; area: ProgrammeArea; userId: number | null; now: Date }

/** Writes a programme's rules, in order. Sales that were paid keep what they earned. @throws AppError `conflict`, `invalid` at each rule that is wrong */
export async function saveCommissionRules(
  trx: Db,
  { shopId, area, userId, now }: Saving,
  { rules, revision }: SaveCommissionRules,
): Promise<void> {
  await lockShop(trx, shopId)
  const programme = await findProgramme(trx, shopId, area)
  if (!programme) throw new AppError('conflict', resellerTexts.noProgramme)
  const before = await listRules(trx, shopId, area)
  if (revision !== undefined && revision !== revisionOfRules(before))
    throw new AppError('conflict', resellerTexts.changedMeanwhile)
  const ranks = new Set((await listRanks(trx, shopId, area)).map(({ id }) => id))
  const products = await ownProducts(
    trx,
    shopId,
    rules.flatMap((rule) => rule.product_id ?? []),
  )
  const fields: Record<string, Message[]> = {}
  const read = rules.map((rule, at): Omit<RuleRow, 'id'> => {
    const wrong = (field: string, text: Message) => void (fields[`rules.${at}.${field}`] = [text])
    const hasPercent = Boolean(rule.percent)
    const percent = rule.percent ? parsePercent(rule.percent) : null
    const perUnit = rule.per_unit ? parseRinggit(rule.per_unit) : null
    if (hasPercent === (perUnit !== null)) wrong('percent', commissionTexts.oneOfBoth)
    else if (hasPercent && (percent === null || percent > 10_000)) wrong('percent', resellerTexts.badPercent)
    if (rule.rank_id != null && !ranks.has(rule.rank_id)) wrong('rank_id', commissionTexts.unknownRank)
    if (rule.product_id != null && !products.has(rule.product_id)) wrong('product_id', resellerTexts.notYours)
    if (rule.starts_on && rule.ends_on && rule.ends_on < rule.starts_on) wrong('ends_on', commissionTexts.endsEarly)
    return {
      rank_id: rule.rank_id ?? null,
      product_id: rule.product_id ?? null,
      percent_bp: percent,
      per_unit_sen: hasPercent ? null : perUnit,
      starts_on: rule.starts_on ?? null,
      ends_on: rule.ends_on ?? null,
    }
  })
  if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  await replaceRules(trx, shopId, area, read)
  const after = await listRules(trx, shopId, area)
  if (revisionOfRules(before) === revisionOfRules(after)) return
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'commission_rules.edited',
    subject: { type: 'programme', ref: area, name: programme.name },
    before: { rules: before.length, revision: revisionOfRules(before) },
    after: { rules: after.length, revision: revisionOfRules(after) },
    now,
  })
}

/** Names a list as it stands, whatever its rows are numbered. */
export const revisionOfRules = (rules: readonly RuleRow[]): string =>
  revisionOf(
    rules.map(({ rank_id, product_id, percent_bp, per_unit_sen, starts_on, ends_on }) => [
      rank_id,
      product_id,
      percent_bp,
      per_unit_sen,
      starts_on,
      ends_on,
    ]),
  )
