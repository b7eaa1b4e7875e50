import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { daysToPay } from '@kedai/domain/payments/statement.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { listFullAmounts } from '../queries/equal-transfers.ts'

/** Amounts that so many transfers wait for that further orders have them alike: they are matched by name. */
export async function findEqualTransfers(trx: Db, shopId: number, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - daysToPay * 24 * 3_600_000)
  return (await listFullAmounts(trx, shopId, since)).map((due) => formatRinggit(sen(due)))
}
