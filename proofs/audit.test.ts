import { success } from '@kedai/contracts/envelope.ts'
import { auditActionNames } from '@kedai/domain/audit/audit-actions.ts'
import { histories, unlogged } from '@kedai/domain/audit/audit-marks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { mustManage } from '../server/src/platform/sellers/require-seller.ts'
import type { Feature } from '../server/src/platform/feature.ts'
import { ok } from '../server/src/platform/http/envelope.ts'
import { startTestApp } from '../server/src/platform/test-app/test-app.ts'
import { judgeAudit, unreached } from './matrix/audit-matrix.ts'
import { hintsFor, openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { readOperations } from './openapi/operations.ts'
import type { Operation } from './openapi/operations.ts'
import type { Hints } from './openapi/schema-to-arb.ts'
import { report } from './sizes.ts'

const config = { auth: 'seller', work: 'shop_settings' } as const
const schema = { response: { 200: success(z.null()) } }
const silent = (mark: object): Feature => ({
  name: 'planted',
  async routes(app) {
    const options = { schema, config: { ...config, ...mark }, preHandler: mustManage('shop_settings') }
    app.post('/api/ajax/seller/planted', options, async () => ok(null))
  },
})

const startedAt = performance.now()
let world: World
let operations: Operation[]
let hints: Hints
beforeAll(async () => {
  world = await openWorld([silent({ audit: 'pixels.edited' })])
  await orderIn(world, 'demo')
  operations = await readOperations(world.kedai.app)
  hints = await hintsFor(world)
})
afterAll(() => world.kedai.close())

const writing = () => operations.filter((one) => one.auth === 'seller' && one.writes && !one.path.endsWith('/planted'))

test('every call of a seller that writes says what it leaves in the log, or why nothing', () => {
  const known: string[] = [...auditActionNames, ...histories, ...Object.keys(unlogged)]
  expect(writing().length).toBeGreaterThan(200)
  for (const { name, audit } of writing())
    expect([name, audit.length > 0, audit.filter((mark) => !known.includes(mark))]).toEqual([name, true, []])
})

test('and leaves it, under the name of who called', async () => {
  const faults: string[] = []
  const unjudged: string[] = []
  const shortOf = ({ name }: Operation) => name.replace('/api/ajax/seller/', '')
  for (const operation of writing()) {
    if (shortOf(operation) in unreached) continue
    const judged = await judgeAudit(world, operation, hints)
    if (judged === 'not done') unjudged.push(shortOf(operation))
    else faults.push(...judged)
  }
  report('audit', { operations: writing().length, unreached: Object.keys(unreached).length }, startedAt)
  expect(faults).toEqual([])
  expect(unjudged).toEqual([])
  const calls = writing().map(shortOf)
  expect(Object.keys(unreached).filter((name) => !calls.includes(name))).toEqual([])
})

test('control: a call that says nothing stops the start, and one that says more than it does is red', async () => {
  await expect(startTestApp({ features: [silent({})] })).rejects.toThrow('POST planted writes and says nowhere')
  const planted = operations.find(({ path }) => path.endsWith('/planted'))
  expect(await judgeAudit(world, planted!, hints)).toEqual([expect.stringContaining('left nothing of pixels.edited')])
})
