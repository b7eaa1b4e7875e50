import { judgeAccess, readRights } from '@kedai/domain/operators/operator-access.ts'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnerConnections } from '../../../../platform/db/owner-connections.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { knownFailure } from '../../../../platform/errors/known-failure.ts'
import { refusals } from '../messages.ts'
import { pageTexts } from '../page-messages.ts'
import { eraseShop } from '../queries/erase-shop.ts'
import { exportShop } from '../queries/export-rows.ts'
import { noteExport } from '../queries/operator.ts'
import type { Operator } from '../queries/operator.ts'
import { findOperator } from '../queries/operators.ts'
import { listShopTables } from '../queries/rights-tables.ts'
import { endRun, endRunText, endRunValues, findRun, noteSteps } from '../queries/runs.ts'
import type { RunEnd, RunRow } from '../queries/runs.ts'
import { openExport } from './export-folder.ts'
import { packFolder } from './pack-folder.ts'
import { Refused } from './refused.ts'

type Work = Pick<Deps, 'db' | 'clock' | 'config' | 'files'> & { owners: OwnerConnections }

/** As the calls that ask for them. */
const needs = { export: 'manage', erase: 'admin' } as const

/** Below what a job may take: larger shops are left to the command line, which may take its time. */
const longestMs = 45_000

/** Does what was asked for on the page, once, and says how it ended. @throws what passes, so that the job is tried again */
export async function workOnRun(work: Work, runId: number): Promise<void> {
  const run = await findRun(work.db, runId)
  if (!run || run.state === 'done' || run.state === 'failed') return
  const end = (facts: Omit<RunEnd, 'now'>) => endRun(work.db, run.id, { ...facts, now: work.clock.now() })
  // Who was an operator when it was asked for may be none any more, or may open that shop no more.
  const asker = await findOperator(work.db, run.user_id)
  if (!asker) return void (await end({ why: fill(refusals.noOperator, { email: run.email }) }))
  const rights = readRights(asker.role, asker.given, work.clock.now())
  if (judgeAccess(rights, needs[run.kind], run.of_shop) !== 'allowed')
    return void (await end({ why: fill(refusals.accessGone, { email: run.email }) }))
  try {
    await work.owners.use(async (client) => {
      const steps = (await listShopTables(client)).length
      const until = performance.now() + longestMs
      let done = 0
      const operator: Operator = {
        client,
        name: run.email,
        dryRun: false,
        rights,
        at: 'page',
        async onStep() {
          if (performance.now() > until) throw new Refused(refusals.tooLarge)
          if (++done % 5 === 0) await noteSteps(work.db, run.id, done, steps)
        },
      }
      await noteSteps(work.db, run.id, 0, steps)
      if (run.kind === 'export') await end(await exportToFile(work, operator, run))
      else await erase(work, operator, run)
    })
  } catch (error) {
    if (error instanceof Refused) return void (await end({ why: fill(error.text, error.params) }))
    if (knownFailure(error) === null) await end({ why: pageTexts.unexpected })
    throw error
  }
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

async function exportToFile({ config, files }: Work, operator: Operator, run: RunRow): Promise<Omit<RunEnd, 'now'>> {
  const place = join(config.dataDir, 'exports')
  await mkdir(place, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(place, 'run-'))
  const packed = `${folder}.tar.gz`
  try {
    const { sink, done } = await openExport(folder, files.store)
    const shopId = await exportShop(operator.client, run.shop, {
      async table(...given) {
        await sink.table(...given)
        await operator.onStep?.()
      },
      async file(file) {
        await sink.file(file)
        await operator.onStep?.()
      },
    })
    await packFolder(folder, `kedai-${run.shop}`, packed)
    const fileKey = `operator/${randomBytes(16).toString('hex')}.tar.gz`
    await files.store.add(fileKey, packed)
    await noteExport(
      operator,
      'export shop',
      { id: shopId, username: run.shop },
      { rows: total(done.tables), files: done.files },
    )
    return { counts: done.tables, fileKey }
  } finally {
    await Promise.all([rm(folder, { recursive: true, force: true }), rm(packed, { force: true })])
  }
}

/** The run ends in the transaction that erases, so that a second try finds it done. */
async function erase({ clock, files }: Work, operator: Operator, run: RunRow): Promise<void> {
  const { files: keys } = await eraseShop(
    {
      ...operator,
      alongside: async (client, after) => {
        const counts = after && 'deleted' in after ? (after.deleted as Record<string, number>) : {} // as eraseShop counts
        await client.query(endRunText, endRunValues(run.id, { counts, now: clock.now() }))
      },
    },
    run.shop,
  )
  await Promise.allSettled(keys.map((key) => files.store.remove(key)))
}
