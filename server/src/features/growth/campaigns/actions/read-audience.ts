import type { Audience } from '@kedai/contracts/campaigns.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../messages.ts'
import { findProduct, type AudienceWanted } from '../queries/audience.ts'

/** An audience with its products found. @throws AppError `invalid` at the one that the shop has not */
export async function readAudience(
  trx: Db,
  audience: Audience,
  of: { shopId: number; channel: 'sms' | 'email'; now: Date },
): Promise<AudienceWanted> {
  const { bought, not_bought, spent_from, ...rest } = audience
  return {
    ...rest,
    shopId: of.shopId,
    channel: of.channel,
    today: formatDate(of.now),
    bought: await productOf(trx, of.shopId, 'bought', bought),
    spentFrom: amountOf(spent_from),
    notBought: await productOf(trx, of.shopId, 'not_bought', not_bought),
  }
}

function amountOf(typed: string | null | undefined): number | null {
  if (!typed) return null
  const amount = parseRinggit(typed)
  if (amount === null || amount <= 0) throw refuseField('audience.spent_from', texts.badAmount, { value: typed })
  return amount
}

async function productOf(
  trx: Db,
  shopId: number,
  field: 'bought' | 'not_bought',
  named: string | null | undefined,
): Promise<number | null> {
  if (!named) return null
  const id = await findProduct(trx, shopId, named)
  if (id === null) throw refuseField(`audience.${field}`, texts.noProduct, { value: named })
  return id
}
