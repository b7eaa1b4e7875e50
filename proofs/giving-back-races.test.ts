import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carelessOrders } from '../server/src/features/orders/careless.fixture.ts'
import { signedIn } from '../server/src/features/orders/orders.fixture.ts'
import { openEarnings, root, type Earnings } from '../server/src/features/resellers/earnings.fixture.ts'
import { replaceStatements } from '../server/src/platform/test-db/replace-statements.ts'
import { carelessDoor } from './giving-back/careless.ts'
import { raceNames, races } from './giving-back/races.ts'
import { openStage, type Stage } from './giving-back/stage.ts'
import { report, sizes } from './sizes.ts'

const startedAt = performance.now()
const rounds = sizes.givingBackRounds
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

  const inWallet = async (reseller: number): Promise<number> =>
    (
      await world.app.asOwner<{ sen: number }>(
        'select coalesce(sum(amount_sen), 0)::int as sen from wallet_entries where reseller_id = $1',
        [reseller],
      )
    )[0]?.sen ?? 0

  test(`pays once and takes back once, ${rounds} rounds`, async () => {
    const { seller } = world
    for (let round = 1; round <= rounds; round++) {
      const { id, orderNo, commissionId } = await world.withAvailable()
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
      await world.expectLedger(id)
      const { status } = (await seller.get(voucher)).body.data
      // Paid before the sale was given back, it is owed by him; never paid and void, nobody owes anything.
      if (status !== 'paid') expect((await seller.post(`${voucher}/void`, { reason: 'Given back' })).status).toBe(200)
      expect(await inWallet(id)).toBe(status === 'paid' ? -500 : 0)
    }
  })
})

describe('control: without a lock', () => {
  test.each([
    // Of a ticket that is void and used its table would say that it is neither.
    ['check-in', 'a ticket', carelessDoor, 'alter table tickets drop constraint tickets_check1'],
    ['edit', 'an order', carelessOrders, ''],
    ['renewal', 'an order', carelessOrders, ''],
  ] as const)('a refund against %s goes wrong without that of %s', async (name, _what, careless, plant) => {
    const unlocked = await openStage(plant)
    const restore = replaceStatements(careless)
    const faults: string[] = []
    try {
      for (let round = 0; round < 5 && faults.length === 0; round++) faults.push(...(await races[name](unlocked)))
    } finally {
      restore()
      await unlocked.close()
    }
    console.log(`control · ${name} · ${[...new Set(faults)].join(', ')}`)
    expect(faults.filter((fault) => !fault.startsWith('something answers'))).not.toEqual([])
  })
})
