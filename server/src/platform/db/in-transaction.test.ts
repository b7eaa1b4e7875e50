import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { knownFailure } from '../errors/known-failure.ts'
import { texts } from '../errors/messages.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'
import { rawQuery } from './raw-query.ts'
import { afterCommit, withCommit } from './transaction-context.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
  await database.asOwner(
    'create table counters (id int primary key, n int not null); insert into counters values (1, 0), (2, 0); grant all on counters to kedai_app',
  )
})
afterAll(() => database.close())

const add = (trx: Db, id: number) => rawQuery(trx, 'test_add', 'update counters set n = n + 1 where id = $1', [id])
const count = async (id: number) =>
  (await rawQuery<{ n: number }>(database.app, 'test_count', 'select n from counters where id = $1', [id]))[0]?.n

test('what the public reads is planned once, what a shop does as PostgreSQL judges', async () => {
  const ask = (db: Db) =>
    rawQuery<{ mode: string }>(db, 'test_plans', `select current_setting('plan_cache_mode') as mode`)
  expect([await ask(database.public), await ask(database.app)]).toEqual([
    [{ mode: 'force_generic_plan' }],
    [{ mode: 'auto' }],
  ])
})

test('isolation, limits, role and shop are those we promise, whatever the server defaults to', async () => {
  const show = (trx: Db) =>
    rawQuery(
      trx,
      'test_show',
      `select current_setting('transaction_isolation') as isolation, current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('timezone') as zone, current_user::text as who, app_shop() as shop`,
    )
  await database.asOwner(
    `do $$ begin execute format('alter database %I set default_transaction_isolation = ''repeatable read''', current_database()); end $$`,
  )
  expect(await inTransaction(database.app, { shopId: 7 }, show)).toEqual([
    { isolation: 'read committed', lock: '3s', statement: '5s', zone: 'UTC', who: 'kedai_app', shop: 7 },
  ])
  expect(await inTransaction(database.app, {}, show)).toMatchObject([{ shop: null }])
  await expect(inTransaction(database.app, { shopId: Number('1.5') }, show)).rejects.toThrow('not a shop')
})

test('what throws is rolled back, and the connection is good again', async () => {
  const before = await count(1)
  await expect(
    inTransaction(database.app, {}, async (trx) => {
      await add(trx, 1)
      throw new Error('changed our mind')
    }),
  ).rejects.toThrow('changed our mind')
  expect(await count(1)).toBe(before)
})

test('a swallowed error does not pass for a commit', async () => {
  await expect(
    inTransaction(database.app, {}, async (trx) => {
      await add(trx, 1)
      await rawQuery(trx, 'test_broken', 'select 1 / 0').catch(() => {})
    }),
  ).rejects.toThrow('rolled back')
})

describe('statements that leave together', () => {
  // The second one is awaited first, so the server's answer to it (25P02: the transaction is aborted) is what the work throws.
  const failingFirst = (sql: string) =>
    inTransaction(database.app, {}, async (trx) => {
      const first = rawQuery(trx, `test_first_${sql.length}`, sql)
      first.catch(() => {})
      await rawQuery(trx, 'test_second', 'select 1')
      await first
    })

  test('a lock or a statement out of time is busy, whichever answer is awaited first', async () => {
    await inTransaction(database.app, {}, async (holder) => {
      await add(holder, 1)
      await expect(
        failingFirst(`do $$ begin set local lock_timeout = '50ms'; update counters set n = n + 1 where id = 1; end $$`),
      ).rejects.toMatchObject({ code: 'busy', retryAfter: 2 })
    })
    await expect(
      failingFirst(`do $$ begin raise exception 'out of time' using errcode = '57014'; end $$`),
    ).rejects.toMatchObject({ code: 'busy' })
  })

  test('what is logged is the error that began it', async () => {
    await expect(failingFirst('select 1 / 0')).rejects.toMatchObject({ code: '22012', message: 'division by zero' })
  })

  test('an error that was swallowed is the cause of a commit that did not happen', async () => {
    const error = await inTransaction(database.app, {}, async (trx) => {
      await rawQuery(trx, 'test_zero', 'select 2 / 0').catch(() => {})
    }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ cause: { code: '22012' } })
  })

  test('a full disk is no fault of the request, and worth another try later', async () => {
    const error = await failingFirst(
      `do $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
    ).catch((reason: unknown) => reason)
    expect(knownFailure(error)).toMatchObject({ code: 'storage_full', text: texts.databaseFull, retryAfter: 60 })
  })
})

test('work that is not awaited cannot write after the end', async () => {
  const before = await count(2)
  let late: Promise<unknown> = Promise.resolve()
  await expect(
    inTransaction(database.app, {}, async (trx) => {
      late = sleep(20).then(() => add(trx, 2))
      late.catch(() => {})
      throw new Error('left early')
    }),
  ).rejects.toThrow('left early')
  await expect(late).rejects.toThrow('not awaited')
  expect(await count(2)).toBe(before)
})

test('what is asked for with no answer awaited leaves as one write: the opening with it, and what goes with the commit', async () => {
  const work = () =>
    inTransaction(database.app, {}, async (trx) => {
      await Promise.all([add(trx, 1), add(trx, 2)])
      withCommit(trx, { name: 'test_add', text: 'update counters set n = n + 1 where id = $1', values: [2] })
    })
  await work() // its connection is open and has its statements
  const writes = [vi.spyOn(Socket.prototype, '_writev' as never), vi.spyOn(Socket.prototype, '_write')]
  try {
    await work()
    expect(writes.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(2)
  } finally {
    for (const spy of writes) spy.mockRestore()
  }
})

test('statements sent side by side all run, in one transaction', async () => {
  const before = (await count(1)) ?? 0
  await inTransaction(database.app, {}, (trx) => Promise.all(Array.from({ length: 20 }, () => add(trx, 1))))
  expect(await count(1)).toBe(before + 20)
})

test('statements asked for side by side, and the opening before them, are sent before the first is answered', async () => {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    await inTransaction(database.app, {}, async (trx) => {
      const answered: number[] = []
      const both = Promise.all(
        [0.1, 0].map((seconds, at) =>
          rawQuery(trx, 'test_pause', 'select pg_sleep($1)', [seconds]).then(() => answered.push(at)),
        ),
      )
      await new Promise((resolve) => setImmediate(resolve))
      expect([sent.mock.calls.length, answered]).toEqual([3, []])
      await both
      expect(answered).toEqual([0, 1])
    })
  } finally {
    sent.mockRestore()
  }
})

describe('with the commit', () => {
  const addOne = (id: number) => ({
    name: 'test_add',
    text: 'update counters set n = n + 1 where id = $1',
    values: [id],
  })

  test('last writes are made, in their order', async () => {
    const before = (await count(2)) ?? 0
    await inTransaction(database.app, {}, async (trx) => {
      withCommit(trx, addOne(2))
      withCommit(trx, { name: 'test_double', text: 'update counters set n = n * 2 where id = $1', values: [2] })
    })
    expect(await count(2)).toBe((before + 1) * 2)
  })

  test('one that fails is told, and nothing of the transaction stays', async () => {
    const before = await count(1)
    await expect(
      inTransaction(database.app, {}, async (trx) => {
        await add(trx, 1)
        withCommit(trx, { name: 'test_twin', text: 'insert into counters values ($1, 0)', values: [1] })
        withCommit(trx, addOne(1))
      }),
    ).rejects.toThrow('duplicate key')
    expect(await count(1)).toBe(before)
  })

  test('none are made after a rollback', async () => {
    const before = await count(1)
    await inTransaction(database.app, {}, async (trx) => {
      withCommit(trx, addOne(1))
      throw new Error('no')
    }).catch(() => {})
    expect(await count(1)).toBe(before)
  })
})

describe('after the commit', () => {
  test('callbacks run once it is visible to others, and their errors do not undo it', async () => {
    const seen: unknown[] = []
    const before = (await count(1)) ?? 0
    await inTransaction(database.app, {}, async (trx) => {
      afterCommit(trx, async () => {
        seen.push(await count(1))
      })
      await add(trx, 1)
      expect(seen).toEqual([])
    })
    expect(seen).toEqual([before + 1])
  })

  test('none run after a rollback', async () => {
    let ran = false
    await inTransaction(database.app, {}, async (trx) => {
      afterCommit(trx, () => {
        ran = true
      })
      throw new Error('no')
    }).catch(() => {})
    expect(ran).toBe(false)
  })

  test('outside of a transaction it is refused', () => {
    expect(() => afterCommit(database.app, () => {})).toThrow('inTransaction')
  })
})

describe('locks', () => {
  test('a deadlock is tried once more and both get through', async () => {
    const before = [(await count(1)) ?? 0, (await count(2)) ?? 0]
    let tries = 0
    const cross = (a: number, b: number) =>
      inTransaction(database.app, {}, async (trx) => {
        tries++
        await add(trx, a)
        await sleep(100)
        await add(trx, b)
      })
    await Promise.all([cross(1, 2), cross(2, 1)])
    expect(tries).toBeGreaterThan(2) // the control: one of them did lose
    expect([await count(1), await count(2)]).toEqual([before[0]! + 2, before[1]! + 2]) // both numbers were read above
  })

  test('a lock not had in time is busy, in words, after one more try', async () => {
    let tries = 0
    const waiting = inTransaction(database.app, {}, async (holder) => {
      await add(holder, 1)
      return inTransaction(database.app, {}, async (trx) => {
        tries++
        await rawQuery(trx, 'test_hurry', `set local lock_timeout = '100ms'`)
        await add(trx, 1)
      })
    })
    const error = await waiting.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: 'busy', retryAfter: 2 })
    expect(tries).toBe(2)
  })

  test('a statement that takes too long is busy too', async () => {
    await expect(
      inTransaction(database.app, {}, async (trx) => {
        await rawQuery(trx, 'test_limit', `set local statement_timeout = '50ms'`)
        await rawQuery(trx, 'test_sleep', 'select pg_sleep(2)')
      }),
    ).rejects.toMatchObject({ code: 'busy' })
  })
})

test('when every connection is taken for too long, the next one is told we are busy', async () => {
  const sleepers = Array.from({ length: 12 }, () =>
    inTransaction(database.app, {}, (trx) => rawQuery(trx, 'test_nap', 'select pg_sleep(2.5)')),
  )
  await sleep(100)
  await expect(count(1)).rejects.toMatchObject({ code: 'busy' })
  await Promise.all(sleepers)
  expect(await count(1)).toBeTypeOf('number')
})
