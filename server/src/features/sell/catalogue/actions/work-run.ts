import { rangeOf } from '@kedai/domain/catalogue/price-range.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { categoryNames } from '../queries/category-names.ts'
import { insertChanges } from '../queries/changes.ts'
import type { FieldChange } from '../queries/changes.ts'
import { lockStanding, patchProducts, patchUnits } from '../queries/run-products.ts'
import type { ProductPatch, StandingProduct, Stood } from '../queries/run-products.ts'
import { lockRun, nextRows, saveProgress, saveRows } from '../queries/runs.ts'
import type { RowDone, RunRow, WaitingRow } from '../queries/runs.ts'
import { insertStockMoves } from '../queries/save-units.ts'
import { auditRun } from './audit-run.ts'
import { changesOfPlan } from './changes-of-plan.ts'
import { planChange, planUndo } from './plan-change.ts'
import type { Plan, Wanted } from './plan-change.ts'
import type { RowRefusal } from '../row-refusal.ts'
import { readChange } from './read-change.ts'

export type WorkRun = { shopId: number; runId: number; atMost: number; now: Date }

type Planned = { product: StandingProduct; plan: Plan }
type Changed = { product: StandingProduct; wanted: Wanted }

/**
 * Does the next rows of a run: each is decided under its lock and remembers how it went, so that a run that was cut goes on
 * where it stopped and no row is done twice. True when nothing is left.
 */
export async function workRun(trx: Db, { shopId, runId, atMost, now }: WorkRun): Promise<boolean> {
  const run = await lockRun(trx, shopId, runId)
  if (!run || run.finished_at) return true
  const waiting = await nextRows(trx, shopId, run, atMost)
  const products = await lockStanding(
    trx,
    shopId,
    waiting.map(({ product_id }) => product_id),
  )
  const planned = products.map((product): Planned => ({ product, plan: planOf(run, product, waiting) }))
  const changed = planned.flatMap(({ product, plan }): Changed[] =>
    plan.outcome === 'changed' ? [{ product, wanted: plan.wanted }] : [],
  )
  const versions = await save(trx, { shopId, run, now }, changed)
  await saveRows(
    trx,
    shopId,
    runId,
    planned.map(({ product, plan }) => rowDone(product, plan, versions)),
  )
  const done = run.done + waiting.length
  const isDone = waiting.length < atMost || done >= run.total
  await saveProgress(trx, shopId, runId, {
    done,
    changed: run.changed + changed.length,
    finished_at: isDone ? now : null,
    touched_at: now,
  })
  if (changed.length > 0) publishChange(trx, 'shop', shopId)
  return isDone
}

/** Refuses the next row, which could not be done for a fault of ours. True when nothing is left. */
export async function refuseNext(trx: Db, { shopId, runId, now }: Omit<WorkRun, 'atMost'>): Promise<boolean> {
  const run = await lockRun(trx, shopId, runId)
  if (!run || run.finished_at) return true
  const [next] = await nextRows(trx, shopId, run, 1)
  if (next)
    await saveRows(trx, shopId, runId, [
      {
        product_id: next.product_id,
        outcome: 'refused',
        refusal: 'unexpected' satisfies RowRefusal,
        before: null,
        version_after: null,
      },
    ])
  const done = run.done + (next ? 1 : 0)
  const isDone = !next || done >= run.total
  await saveProgress(trx, shopId, runId, {
    done,
    changed: run.changed,
    finished_at: isDone ? now : null,
    touched_at: now,
  })
  return isDone
}

function planOf(run: RunRow, product: StandingProduct, waiting: readonly WaitingRow[]): Plan {
  if (run.undoes === null) return planChange(readChange(run.change), product)
  const row = waiting.find(({ product_id }) => product_id === product.id)
  return row?.before && row.version_after !== null
    ? planUndo(product, { before: row.before, versionAfter: row.version_after })
    : { outcome: 'same' }
}

async function save(
  trx: Db,
  { shopId, run, now }: { shopId: number; run: RunRow; now: Date },
  changed: readonly Changed[],
): Promise<Map<number, number>> {
  if (changed.length === 0) return new Map()
  const versions = await patchProducts(
    trx,
    shopId,
    changed.map(({ product, wanted }) => patchOf(product.id, wanted)),
    now,
  )
  const units = changed.flatMap(({ product, wanted }) =>
    wanted.units.flatMap((after) => {
      const before = product.units.find(({ id }) => id === after.id)
      return before && JSON.stringify(before) !== JSON.stringify(after) ? [{ before, after }] : []
    }),
  )
  if (units.length > 0)
    await patchUnits(
      trx,
      shopId,
      units.map(({ after }) => after),
    )
  const moves = units.flatMap(({ before, after }) =>
    before.stock === after.stock
      ? []
      : [
          {
            variation_id: after.id,
            change: (after.stock ?? 0) - (before.stock ?? 0),
            stock_after: after.stock,
            reason: 'edited' as const,
          },
        ],
  )
  if (moves.length > 0) await insertStockMoves(trx, shopId, run.user_id, moves, now)
  const what = run.undoes === null ? run.change.do : 'undo'
  const by = { shopId, userId: run.user_id, now }
  const noted = await notedChanges(trx, shopId, changed)
  await insertChanges(
    trx,
    by,
    noted.map(({ product, changes }) => ({ product_id: product.id, what, changes })),
  )
  for (const one of noted) await auditRun(trx, { ...by, ...one })
  for (const { product } of changed) publishChange(trx, 'product', product.id)
  return new Map(versions.map(({ id, version }) => [id, version]))
}

async function notedChanges(
  trx: Db,
  shopId: number,
  changed: readonly Changed[],
): Promise<{ product: StandingProduct; changes: FieldChange[] }[]> {
  const moves = changed.some(({ product, wanted }) => product.category_id !== wanted.category_id)
  const categories = moves ? await categoryNames(trx, shopId) : []
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name ?? null
  return changed.map(({ product, wanted }) => ({ product, changes: changesOfPlan(product, wanted, nameOf) }))
}

function patchOf(id: number, { status, category_id, units }: Wanted): ProductPatch {
  const usual = rangeOf(units.map(({ price_sen }) => sen(price_sen)))
  const offer = units.some(({ promo_price_sen }) => promo_price_sen !== null)
    ? rangeOf(units.map(({ price_sen, promo_price_sen }) => sen(promo_price_sen ?? price_sen)))
    : null
  return {
    id,
    status,
    category_id,
    price_min_sen: usual?.min ?? 0,
    price_max_sen: usual?.max ?? 0,
    promo_min_sen: offer?.min ?? null,
    promo_max_sen: offer?.max ?? null,
  }
}

function rowDone(product: StandingProduct, plan: Plan, versions: ReadonlyMap<number, number>): RowDone {
  const nothing = { product_id: product.id, outcome: plan.outcome, refusal: null, before: null, version_after: null }
  if (plan.outcome === 'refused') return { ...nothing, refusal: plan.refusal }
  if (plan.outcome === 'same') return nothing
  const { status, category_id, units } = product
  const before: Stood = {
    status,
    category_id,
    units: units.map((unit) => ({
      ...unit,
      stock_after: plan.wanted.units.find(({ id }) => id === unit.id)?.stock ?? null,
    })),
  }
  return { ...nothing, before, version_after: versions.get(product.id) ?? null }
}
