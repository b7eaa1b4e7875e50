import { success } from '@kedai/contracts/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mustOperate } from '../server/src/features/operate/operators/actions/must-operate.ts'
import { mustManage } from '../server/src/platform/sellers/require-seller.ts'
import type { Feature } from '../server/src/platform/feature.ts'
import { AppError } from '../server/src/platform/errors/app-error.ts'
import { texts } from '../server/src/platform/errors/messages.ts'
import { ok } from '../server/src/platform/http/envelope.ts'
import { judgeOperators } from './matrix/operator-matrix.ts'
import { judgeSupport } from './matrix/support-matrix.ts'
import { judgeTenancy, missingMarks } from './matrix/tenancy-matrix.ts'
import { send } from './matrix/send.ts'
import { subjects } from './matrix/subjects.ts'
import { hintsFor, openWorld, orderIn } from './matrix/world.ts'
import type { World } from './matrix/world.ts'
import { readOperations } from './openapi/operations.ts'
import { routesOf } from './openapi/routes-of.ts'
import type { Operation } from './openapi/operations.ts'
import type { Hints } from './openapi/schema-to-arb.ts'
import { report } from './sizes.ts'

const startedAt = performance.now()
let world: World
let operations: Operation[]
let hints: Hints
beforeAll(async () => {
  world = await openWorld([planted])
  await orderIn(world, 'demo')
  operations = await readOperations(world.kedai.app)
  hints = await hintsFor(world)
})
afterAll(() => world.kedai.close())

// What a forgotten `where shop_id` looks like: the belt of the database is off too, or it would hold.
const planted: Feature = {
  name: 'planted',
  async routes(app) {
    const config = { auth: 'seller', work: 'orders', idOf: 'order', audit: 'asks' } as const
    const schema = { params: z.object({ order_no: z.string() }), response: { 200: success(z.null()) } }
    app.post(
      '/api/ajax/seller/planted/unscoped/:order_no',
      { schema, config, preHandler: mustManage('orders') },
      async ({ params: { order_no } }) => {
        const found = await world.kedai.asOwner(
          'update orders set notes = notes || $2 where order_no = $1 returning 1',
          [order_no, '!'],
        )
        if (found.length === 0) throw new AppError('not_found', texts.notFound)
        return ok(null)
      },
    )
    app.get(
      '/api/ajax/seller/planted/unguarded',
      { schema: { response: schema.response }, config: { auth: 'seller', work: 'orders' } },
      async () => ok(null),
    )
    app.get(
      '/api/ajax/seller/planted/unmarked/:id',
      { schema: { params: z.object({ id: z.string() }), response: schema.response }, config: { auth: 'seller' } },
      async () => ok(null),
    )
    // What an operator's call looks like that was not narrowed, and one that does not say what it operates.
    app.get(
      '/api/ajax/operator/planted/unnarrowed',
      {
        schema: { response: { 200: success(z.array(z.string())) } },
        config: { auth: 'operator', operates: 'listed' },
        preValidation: mustOperate,
      },
      async () => ok(Object.keys(world.shops)),
    )
    app.get(
      '/api/ajax/operator/planted/unsaid/:shop',
      {
        schema: { params: z.object({ shop: z.string() }), response: schema.response },
        config: { auth: 'operator', idOf: 'operated_shop' },
        preValidation: mustOperate,
      },
      async () => ok(null),
    )
  },
}

const isPlanted = ({ path }: Operation) => path.includes('/planted/')
const ofSellers = () => operations.filter((one) => one.auth === 'seller' && !isPlanted(one))
const plantedOne = (name: string) => operations.find(({ path }) => path.includes(`/planted/${name}`))!

describe('operations of a seller', () => {
  test('each carries its marks', () => {
    expect(ofSellers().length).toBeGreaterThan(12)
    expect(ofSellers().flatMap(missingMarks)).toEqual([])
    expect(
      operations
        .filter(({ path, auth }) => path.startsWith('/api/ajax/seller/') && auth !== 'seller')
        .map(({ name }) => name),
    ).toEqual([])
  })

  test('nobody, a buyer, another seller and staff without the right get nothing, and learn nothing', async () => {
    const faults: string[] = []
    for (const operation of ofSellers()) faults.push(...(await judgeTenancy(world, operation, hints)))
    report('tenancy', { operations: ofSellers().length, people: 6, ids: 3 }, startedAt)
    expect(faults).toEqual([])
  })

  test('staff with a right do that work and no other', async () => {
    for (const operation of ofSellers().filter(
      ({ method, query }) => method === 'GET' && query.every(({ required }) => !required),
    )) {
      const ids = operation.idOf ? await subjects[operation.idOf]!.make(world, 'demo') : {}
      const { status } = await send(world.people.helper, operation, ids, undefined)
      expect([operation.name, status === 403]).toEqual([operation.name, operation.work !== 'orders'])
    }
  })
})

test('the calls of operators are there for operators alone, who have proved it twice and lately', async () => {
  const ofOperators = operations.filter((one) => one.auth === 'operator' && !isPlanted(one))
  expect(ofOperators.length).toBeGreaterThan(12)
  expect(operations.filter(({ path, auth }) => path.includes('/operator/') && auth !== 'operator')).toEqual([])
  // Whatever the router has below their addresses carries the mark, or is the frame of their screens, which holds no shop's data.
  const described = new Set(ofOperators.map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const routed = routesOf(world.kedai.app).filter((one) => /\/operator\b(?!\/planted)/.test(one))
  expect(routed.length).toBeGreaterThan(20)
  expect(routed.filter((one) => !described.has(one))).toEqual(['GET /operator', 'GET /operator*'])
  for (const shop of ['demo', 'rival'] as const) {
    await subjects['failure']?.make(world, shop)
    await world.kedai.asOwner(
      `insert into operator_log (operator, act, subject, of_shop) values ('x', 'quota', $1, $2)`,
      [shop, world.shops[shop].shopId],
    )
  }
  const faults: string[] = []
  for (const operation of ofOperators) faults.push(...(await judgeOperators(world, operation, hints)))
  expect(faults).toEqual([])
})

test('calls of buyers answer 404 to a token or view nobody has', async () => {
  const wrong: string[] = []
  for (const operation of operations.filter(({ auth, idOf }) => auth === 'guest' && idOf !== undefined)) {
    const subject = subjects[operation.idOf!] // filtered above
    if (!subject) {
      wrong.push(`${operation.name}: no subject`)
      continue
    }
    const { status } = await send(world.people.guest, operation, subject.missing, { code: 'DEMO10', quantity: 1 })
    if (status !== 404 && status !== 422) wrong.push(`${operation.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

describe('control: the matrix is red', () => {
  test('where the scope is missing', async () => {
    const faults = await judgeTenancy(world, plantedOne('unscoped'), hints)
    expect(faults).toContainEqual(expect.stringContaining('other seller × foreign id: 200 instead of 404'))
    expect(faults).toContainEqual(expect.stringContaining('rows of demo changed in orders'))
    expect(faults).toContainEqual(expect.stringContaining('answered otherwise'))
  })
  test('where the guard is missing', async () => {
    const faults = await judgeTenancy(world, plantedOne('unguarded'), hints)
    expect(faults).toContainEqual(expect.stringContaining('staff without the right × no id: 200 instead of 403'))
  })
  test('where an operator’s call is not narrowed, or does not say what it operates', async () => {
    const judged = async (name: string) =>
      judgeSupport(world, plantedOne(name), { ids: { shop: 'demo' }, missing: { shop: 'op-nobody' }, body: undefined })
    expect(await judged('unnarrowed')).toContainEqual(expect.stringContaining('given nothing: 200'))
    expect(await judged('unnarrowed')).toContainEqual(expect.stringContaining('instead of the demo alone'))
    expect(await judged('unsaid')).toEqual([expect.stringContaining('x-operates is missing')])
    expect((await world.people.operator.get('/api/ajax/operator/planted/unsaid/demo')).status).toBe(500)
  })
  test('where the marks are missing', () => {
    expect(missingMarks(plantedOne('unmarked'))).toEqual([
      expect.stringContaining('x-work is missing'),
      expect.stringContaining('no x-id-of'),
    ])
  })
})
