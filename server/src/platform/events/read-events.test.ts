import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { connectDatabase } from '../db/open-database.ts'
import type { Database } from '../db/open-database.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { allVisible } from './events.fixture.ts'
import { createEvents, emit } from './events.ts'
import { findNewestEvent, readEvents, removeOldEvents } from './read-events.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let elsewhere: Database
const open: Client[] = []
const shopId = 1

beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = await connectDatabase(database.address, { migrated: true }) // a reader in another process
  createEvents(database.app)
})
beforeEach(() => database.asOwner('truncate events'))
afterAll(async () => {
  for (const client of open) await client.end()
  await elsewhere.close()
  await database.close()
})

async function connect(): Promise<Client> {
  const client = new Client(database.ownerAddress)
  await client.connect()
  open.push(client)
  return client
}

const write = (client: Client, orderId: number, shop = shopId) =>
  client.query(`insert into events (shop_id, name, order_id) values ($1, 'order.placed', $2)`, [shop, orderId])

const read = (after: number, max = 100, shop = shopId) =>
  inTransaction(elsewhere.app, { shopId: shop, readOnly: true }, (trx) => readEvents(trx, { shopId: shop, after, max }))

type Reader = { after: number; taken: number[]; next(): Promise<boolean> }

/** Goes on after what it took last, as a client that was away does. */
function reader(max = 100): Reader {
  const self: Reader = {
    after: 0,
    taken: [],
    async next() {
      const { events, lastId, hasMore } = await read(self.after, max)
      self.taken.push(...events.map(({ order_id }) => order_id ?? 0))
      self.after = lastId
      return hasMore
    },
  }
  return self
}

/** By ids alone, or with a bound on the row alone: the controls. */
function carelessReader(bound = ''): Reader {
  const self: Reader = {
    after: 0,
    taken: [],
    async next() {
      const rows = await database.asOwner<{ id: number; order_id: number }>(
        `select id, order_id from events where id > $1 ${bound} order by id limit 100`,
        [self.after],
      )
      self.taken.push(...rows.map(({ order_id }) => order_id))
      self.after = rows.at(-1)?.id ?? self.after
      return false
    },
  }
  return self
}

const boundOfRow = 'and xid < pg_snapshot_xmin(pg_current_snapshot())'

describe('an older id that is committed later', () => {
  test('is waited for', async () => {
    const [first, second, sound, careless] = [await connect(), await connect(), reader(), carelessReader()]
    for (const client of [first, second]) await client.query('begin')
    await write(first, 1)
    await write(second, 2)
    await second.query('commit')
    for (const one of [sound, careless]) await one.next()
    expect(sound.taken).toEqual([])
    expect(await inTransaction(elsewhere.app, { shopId }, (trx) => findNewestEvent(trx, shopId))).toBe(0)
    await first.query('commit')
    await allVisible(database.asOwner)
    for (const one of [sound, careless]) await one.next()
    expect(sound.taken).toEqual([1, 2])
    expect(careless.taken).toEqual([2]) // the control: lost
  })

  test('and by the younger of two transactions: comes after what was taken before', async () => {
    const [older, younger] = [await connect(), await connect()]
    const [sound, careless] = [reader(), carelessReader(boundOfRow)]
    for (const client of [older, younger]) await client.query('begin; select pg_current_xact_id()')
    await write(younger, 1)
    await write(older, 2)
    await older.query('commit')
    await expect.poll(async () => (await sound.next(), sound.taken), { timeout: 30_000 }).toEqual([2])
    await careless.next()
    await younger.query('commit')
    await allVisible(database.asOwner)
    for (const one of [sound, careless]) await one.next()
    expect(sound.taken).toEqual([2, 1])
    expect(careless.taken).toEqual([2]) // the control: the bound alone, with ids as the order, loses one
  })
})

test('a reader that comes back again and again sees each event of 8 writers once, and none of what was rolled back', async () => {
  const [writers, turns] = [8, 30]
  const kept: number[] = []
  let isWriting = true
  // Every other one as the product writes, with the commit; the others keep their ids open for a while.
  const writeTurns = async (at: number) => {
    const client = at % 2 === 0 ? null : await connect()
    for (let turn = 0; turn < turns; turn++) {
      const orderId = at * turns + turn + 1
      const isKept = orderId % 5 !== 0
      if (client) {
        await client.query('begin')
        await write(client, orderId)
        await sleep(Math.random() * 8)
        await client.query(isKept ? 'commit' : 'rollback')
      } else {
        await inTransaction(database.app, { shopId }, async (trx) => {
          await emit(trx, 'order.paid', { shopId, orderId })
          await sleep(Math.random() * 3)
          if (!isKept) throw new Error('rolled back')
        }).catch(() => {})
      }
      if (isKept) kept.push(orderId)
    }
  }
  const [sound, careless] = [reader(3), carelessReader()]
  const readOn = async (one: Reader) => {
    while (isWriting) await one.next()
    while (await one.next());
  }
  const reading = [readOn(sound), readOn(careless)]
  await Promise.all(Array.from({ length: writers }, (_, at) => writeTurns(at)))
  await allVisible(database.asOwner)
  isWriting = false
  await Promise.all(reading)
  const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)
  expect(kept).toHaveLength(writers * turns * 0.8)
  expect(inOrder(sound.taken)).toEqual(inOrder(kept))
  expect(careless.taken.length).toBeLessThan(kept.length) // the control
})

test('a shop reads its own', async () => {
  const client = await connect()
  await write(client, 1)
  await write(client, 2, 2)
  await allVisible(database.asOwner)
  expect((await read(0)).events.map(({ order_id }) => order_id)).toEqual([1])
  expect((await read(0, 100, 2)).events.map(({ order_id }) => order_id)).toEqual([2])
  const foreign = await inTransaction(elsewhere.app, { shopId: 2 }, (trx) =>
    readEvents(trx, { shopId, after: 0, max: 9 }),
  )
  expect(foreign.events).toEqual([])
  await expect(elsewhere.public.selectFrom('events').selectAll().execute()).rejects.toThrow('permission denied')
  await expect(
    inTransaction(database.app, { shopId: 2 }, (trx) => emit(trx, 'order.paid', { shopId, orderId: 1 })),
  ).rejects.toThrow('row-level security')
})

test('what is not wanted is passed over', async () => {
  const client = await connect()
  for (const orderId of [1, 2, 3, 4, 5]) await write(client, orderId)
  await allVisible(database.asOwner)
  const odd = (after: number, max: number) =>
    inTransaction(elsewhere.app, { shopId }, (trx) =>
      readEvents(trx, { shopId, after, max, isWanted: ({ order_id }) => (order_id ?? 0) % 2 === 1 }),
    )
  const first = await odd(0, 2)
  expect([first.events.map(({ order_id }) => order_id), first.hasMore]).toEqual([[1, 3], true])
  const second = await odd(first.lastId, 2)
  expect([second.events.map(({ order_id }) => order_id), second.hasMore]).toEqual([[5], false])
  expect(await odd(second.lastId, 2)).toEqual({ events: [], lastId: second.lastId, hasMore: false })
})

test('restored ones come first, and those kept for long go, some at a time', async () => {
  const client = await connect()
  for (const orderId of [1, 2, 3, 4]) await write(client, orderId)
  await database.asOwner(`update events set xid = '0', at = now() - interval '40 days' where order_id in (1, 2, 3)`)
  await allVisible(database.asOwner)
  expect((await read(0)).events.map(({ order_id }) => order_id)).toEqual([1, 2, 3, 4])
  const before = new Date(Date.now() - 30 * 86_400_000)
  expect([
    await removeOldEvents(elsewhere.app, before, 2),
    await removeOldEvents(elsewhere.app, before, 2),
    await removeOldEvents(elsewhere.app, before, 2),
  ]).toEqual([2, 1, 0])
  const [{ id: gone } = { id: 0 }] = await database.asOwner<{ id: number }>('select min(id) - 1 as id from events')
  expect((await read(gone)).events.map(({ order_id }) => order_id)).toEqual([4])
})
