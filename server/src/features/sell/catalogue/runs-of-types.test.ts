import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductRun } from '@kedai/contracts/product-runs.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { gig } from '../tickets/tickets.fixture.ts'
import { mug, openShop, products } from './catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
let event: number
let tent: number
let cup: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z' })
  ;({ owner } = await openShop(app, 'kedai-acara'))
  event = await make(gig())
  tent = await make({
    item_type: 'rental',
    title: 'Khemah',
    status: 'published',
    variations: [{ price: '40.00' }],
    rental: { frequency: 'daily', quantity: 2 },
  })
  cup = await make(mug())
})
afterAll(() => app.close())

const make = async (form: object): Promise<number> => {
  const { body } = await owner.post(products, form)
  expect(body.data?.id, JSON.stringify(body)).toEqual(expect.any(Number))
  return body.data.id
}
const read = async (id: number) => (await owner.get(`${products}/${id}`)).body.data
const bulk = async (change: object) =>
  (await owner.post(`${products}/bulk`, { ids: [event, tent, cup], change })).body as {
    data: ProductRun
    message: string
  }
const page = async (id: number) => {
  const { view_id: viewId } = await read(id)
  return (await (await app.client('en')).get(`/api/ajax/guest/view/${viewId}`)).body.data
}

test('prices of an event and a rental change with those of goods, what they are stays, and undoing brings them back', async () => {
  const was = [await read(event), await read(tent)]
  const run = await bulk({ do: 'price', way: 'up', by: 'percent', value: '10' })
  expect([run.data.changed, run.data.refused]).toEqual([3, 0])
  const now = [await read(event), await read(tent)]
  expect(now.map(({ variations }) => variations.map(({ price }: { price: string }) => price))).toEqual([
    ['49.50', '99.00'],
    ['44.00'],
  ])
  expect([now[0].ticket, now[1].rental]).toEqual([was[0].ticket, was[1].rental])
  expect((await page(tent)).item_rental.price).toBe('44.00')
  await owner.post(`${products}/bulk/${run.data.id}/undo`)
  expect((await page(event)).item.price).toBe('45.00')
})

test('a count is set for each type of ticket; a rental has units in place of stock and says so', async () => {
  const { data, message } = await bulk({ do: 'stock', stock: 0 })
  expect(message).toBe('2 products changed. 1 could not be changed.')
  expect(data.rows.find(({ id }) => id === tent)).toMatchObject({
    outcome: 'refused',
    message:
      'This product is sold by rental units, time slots or plans, so it has no stock to set. Edit the product instead.',
  })
  expect((await page(tent)).item.is_out_stock).toBe(false)
  expect((await page(event)).items.map(({ stock }: { stock: number }) => stock)).toEqual([0, 0])
  await owner.post(`${products}/bulk/${data.id}/undo`)
  expect((await page(event)).items.map(({ stock }: { stock: number }) => stock)).toEqual([50, 10])
})

test('both go off sale, into the archive and back as goods do', async () => {
  for (const [change, status] of [
    ['unpublish', 'draft'],
    ['publish', 'published'],
    ['archive', 'archived'],
    ['restore', 'draft'],
    ['publish', 'published'],
  ] as const) {
    expect((await bulk({ do: change })).data.refused).toBe(0)
    expect([(await read(event)).status, (await read(tent)).status]).toEqual([status, status])
  }
  expect((await page(event)).items).toHaveLength(2)
})
