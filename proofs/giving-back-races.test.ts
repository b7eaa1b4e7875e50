import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carelessOrders } from '../server/src/features/orders/orders/careless.fixture.ts'
import { signedIn } from '../server/src/features/orders/orders/orders.fixture.ts'
import { openEarnings, root, type Earnings } from '../server/src/features/resellers/resellers/earnings.fixture.ts'
import { replaceStatements } from '../server/src/platform/test-db/replace-statements.ts'
import { carelessDoor } from './giving-back/careless.ts'
import { raceNames, races, type RaceName } from './giving-back/races.ts'
import { forgetting } from './giving-back/plants.ts'
import { openStage, type Stage } from './giving-back/stage.ts'
import { report, sizes } from './sizes.ts'

const startedAt = performance.now()
const rounds = sizes.givingBackRounds
const maxControlRounds = 20
let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await stage.close()
  report('giving back, raced', { races: raceNames.length + 1, rounds }, startedAt)
})

test.each(raceNames)(`a refund against %s, 50 calls at once, ${rounds} rounds`, async (name) => {
  for (let round = 1; round <= rounds; round++) expect(await races[name](stage), `round ${round}`).toEqual([])
})

describe('a refund against the payout of what its sale earned', () => {
  let world: Earnings
  beforeAll(async () => {
    world = await openEarnings(signedIn)
  })
  afterAll(() => world.app.close())

  test(`pays once and takes back once, ${rounds} rounds`, async () => {
    for (let round = 1; round <= rounds; round++) expect(await racePayout(world), `round ${round}`).toEqual([])
  })

  test('control: a wallet that forgets what was taken back is found', async () => {
    await world.app.asOwner(forgetting.reversals)
    expect(await racePayout(world)).not.toEqual([])
  })
})

/** One round; what is wrong after it. */
async function racePayout({ app, seller, withAvailable, expectLedger }: Earnings): Promise<string[]> {
  const { id, orderNo, commissionId } = await withAvailable()
  const order = (await seller.get(`${root}/orders/${orderNo}`)).body.data
  const made = await seller.post(`${root}/vouchers`, {
    payee: { reseller_id: id },
    purpose: 'Komisen',
    lines: [],
    commission_ids: [commissionId],
  })
  expect([made.status, made.body.message]).toEqual([200, expect.anything()])
  const voucher = `${root}/vouchers/${made.body.data.number}`
  await seller.post(`${voucher}/check`, {})
  await seller.post(`${voucher}/approve`, {})
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0
        ? seller.post(`${root}/orders/${orderNo}/refund`, { amount: order.paid, reason: 'Race', by_hand: true })
        : seller.post(`${voucher}/pay`, { paid_on: '2026-11-20', reference: 'TT-1' }),
    ),
  )
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  const now = (await seller.get(`${root}/orders/${orderNo}`)).body.data
  expect(now).toMatchObject({ refunded: order.paid, payment_status: 'refunded' })
  const { status } = (await seller.get(voucher)).body.data
  // Paid before the sale was given back, it is owed by him; never paid and void, nobody owes anything.
  if (status !== 'paid') expect((await seller.post(`${voucher}/void`, { reason: 'Given back' })).status).toBe(200)
  const owed = status === 'paid' ? -500 : 0
  const [wallet] = await app.asOwner<{ sen: number }>(
    'select coalesce(sum(amount_sen), 0)::int as sen from wallet_entries where reseller_id = $1',
    [id],
  )
  if (wallet?.sen !== owed) return [`${wallet?.sen} sen in the wallet, not ${owed}`]
  await expectLedger(id)
  return []
}

describe('control: a refund against', () => {
  // A second guard keeps these right without the lock of the order, so what gives back is taken away instead.
  test.each([
    ['download', forgetting.downloads],
    ['lapse', forgetting.lapses],
  ] as const)('%s is found wrong where its guards are taken away', async (name, plant) => {
    expect(await faultsOf(name, plant, {})).not.toEqual([])
  })

  test.each([
    // Of a ticket that is void and used its table would say that it is neither.
    ['check-in', 'a ticket', carelessDoor, 'alter table tickets drop constraint tickets_check1'],
    ['edit', 'an order', carelessOrders, ''],
    ['renewal', 'an order', carelessOrders, ''],
  ] as const)('%s goes wrong without the lock of %s', async (name, _what, careless, plant) => {
    expect(await faultsOf(name, plant, careless)).not.toEqual([])
  })
})

/** What a race finds on a stage with a fault, in at most so many rounds. */
async function faultsOf(name: RaceName, plant: string, careless: Record<string, string>): Promise<string[]> {
  const stageOfFault = await openStage(plant)
  const restore = replaceStatements(careless)
  const faults: string[] = []
  const isFound = (fault: string) => !fault.startsWith('something answers')
  try {
    for (let round = 0; round < maxControlRounds && !faults.some(isFound); round++)
      faults.push(...(await races[name](stageOfFault)))
  } finally {
    restore()
    await stageOfFault.close()
  }
  console.log(`control · ${name} · ${[...new Set(faults)].join(', ')}`)
  return faults.filter(isFound)
}
