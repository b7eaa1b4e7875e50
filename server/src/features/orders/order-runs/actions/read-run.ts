import type { OrderRun } from '@kedai/contracts/order-runs.ts'
import { runActions } from '@kedai/domain/orders/runs.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts as common } from '../../../../platform/errors/messages.ts'
import { texts } from '../messages.ts'
import { countRows, findRun, listRefusals } from '../queries/runs.ts'
import type { RunRef } from '../queries/runs.ts'

/** How a run stands, with why orders were left as they are. @throws AppError `not_found` */
export async function readRun(trx: Db, ref: RunRef, lang: Lang): Promise<OrderRun> {
  const run = await findRun(trx, ref)
  if (!run) throw new AppError('not_found', common.notFound)
  const { done, refused } = await countRows(trx, ref)
  const refusals = refused === 0 ? [] : await listRefusals(trx, ref, 200)
  return {
    id: run.id,
    action: oneOf(runActions, run.action),
    state: oneOf(['running', 'done', 'stopped'] as const, run.state),
    total: run.total,
    done,
    refused,
    refusals: refusals.map(({ reason, ...order }) => ({ ...order, reason: worded(reason, lang) })),
    created_at: formatTime(run.created_at),
  }
}

// The column's check allows no other.
const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text) ?? (text as Value)

function worded(reason: unknown, lang: Lang): string {
  const said = Object.entries(reason ?? {}).find(([name]) => isLang(name) && name === lang)?.[1]
  return typeof said === 'string' ? said : texts.unexpected[lang]
}
