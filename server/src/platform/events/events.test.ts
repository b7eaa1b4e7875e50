import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { rawQuery } from '../db/raw-query.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { createEvents, emit } from './events.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const names = async () =>
  (await rawQuery<{ recipient: string }>(database.app, 'events_seen', 'select recipient from mailbox order by id')).map(
    ({ recipient }) => recipient,
  )

test('listeners run in order inside the transaction, and share its fate', async () => {
  await expect(
    inTransaction(database.app, {}, (trx) => emit(trx, 'payment.recorded', { shopId: 1, orderId: 0 })),
  ).rejects.toThrow('no events are wired')
  const events = createEvents(database.app)
  for (const listener of ['first', 'second']) {
    events.on('payment.recorded', async (trx, { orderId }) => {
      await rawQuery(
        trx,
        'events_note',
        `insert into mailbox (sent_at, recipient, subject, html, plain) values (now(), $1, '', '', '')`,
        [`${listener} ${orderId}`],
      )
      if (orderId === 13 && listener === 'second') throw new Error('refused by a listener')
    })
  }
  await inTransaction(database.app, { shopId: 1 }, (trx) => emit(trx, 'payment.recorded', { shopId: 1, orderId: 5 }))
  expect(await names()).toEqual(['first 5', 'second 5'])
  await expect(
    inTransaction(database.app, { shopId: 1 }, (trx) => emit(trx, 'payment.recorded', { shopId: 1, orderId: 13 })),
  ).rejects.toThrow('refused by a listener')
  expect(await names()).toEqual(['first 5', 'second 5'])
  expect(await database.asOwner('select name, order_id from events')).toEqual([
    { name: 'payment.recorded', order_id: 5 },
  ])
})
