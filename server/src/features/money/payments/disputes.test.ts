import { sen } from '@kedai/domain/money/sen.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { callbackOf, eventsOf, openTestShop, postCallback, startTestPayment } from './payments.fixture.ts'
import type { TestShop } from './payments.fixture.ts'

let kedai: TestApp
let shop: TestShop
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
})
afterAll(() => kedai.close())

test('a disputed payment is noted once and told to the owner; its money stays in the books', async () => {
  const paying = await startTestPayment(kedai, shop)
  await postCallback(kedai, callbackOf(paying))
  const gateway = kedai.deps.gateways.find('sandbox')
  if (!gateway) throw new Error('there is a pretend bank')
  const { billId, attemptId, orderId } = paying
  vi.spyOn(gateway, 'verify').mockReturnValue({
    genuine: true,
    callback: {
      eventId: `${billId}.disputed`,
      isWhole: true,
      isDisputed: true,
      providerRef: billId,
      reference: `K${attemptId}`,
      status: 'paid',
      amount: sen(2500),
      currency: 'MYR',
    },
  })
  for (let time = 0; time < 3; time++) expect((await postCallback(kedai, callbackOf(paying))).statusCode).toBe(200)
  expect((await eventsOf(kedai, paying)).filter((name) => name === 'payment.disputed')).toHaveLength(1)
  const told = (await kedai.mailbox()).filter(({ subject }) => subject === 'A payment of Kedai demo is disputed')
  expect(told).toHaveLength(1)
  const books = await kedai.asOwner('select kind, amount_sen from payments where order_id = $1', [orderId])
  expect(books).toEqual([{ kind: 'payment', amount_sen: 2500 }])
})
