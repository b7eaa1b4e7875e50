import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openShop, products } from '../catalogue/catalogue.fixture.ts'
import { gig } from '../tickets/tickets.fixture.ts'
import { importFile, refusedOf } from './imports.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z' })
  owner = (await openShop(app, 'kedai-acara')).owner
})
afterAll(() => app.close())

const camera = {
  item_type: 'rental',
  title: 'Kamera',
  status: 'published',
  variations: [{ price: '80.00' }],
  rental: {
    frequency: 'daily',
    quantity: 2,
    deposit: '50.00',
    addons: [{ title: 'Tripod', price: '15.00', per: 'booking' }],
  },
}

async function make(form: object): Promise<{ id: number; view_id: string }> {
  const { status, body } = await owner.post(products, form)
  expect([status, body.message]).toEqual([200, expect.anything()])
  return body.data
}
const formOf = async (id: number) => (await owner.get(`${products}/${id}`)).body.data

test('tickets and rentals come back in as they went out', async () => {
  await make(gig())
  await make(camera)
  const { text } = await owner.get('/exports/products.csv')
  const done = await importFile(app, owner, text)
  expect([done.outcomes, await refusedOf(owner, done)]).toEqual([{ updated: 3 }, []])
  expect((await owner.get('/exports/products.csv')).text).toBe(text)
})

test('a file changes the prices of ticket types and rentals, and nothing of what their types ask', async () => {
  const [event, rented] = [await make(gig()), await make(camera)]
  const [before, rentedBefore] = [await formOf(event.id), await formOf(rented.id)]
  const done = await importFile(
    app,
    owner,
    `view_id,option1 value,price\n${event.view_id},Biasa,49.00\n${rented.view_id},,95.00\n`,
  )
  expect([done.outcomes, await refusedOf(owner, done)]).toEqual([{ updated: 2 }, []])
  const [after, rentedAfter] = [await formOf(event.id), await formOf(rented.id)]
  const pricesOf = (form: { variations: { price: string }[] }) => form.variations.map(({ price }) => price)
  expect([pricesOf(after), pricesOf(rentedAfter)]).toEqual([['49.00', '90.00'], ['95.00']])
  expect([after.item_type, after.ticket]).toEqual(['ticket', before.ticket])
  expect([rentedAfter.item_type, rentedAfter.rental]).toEqual(['rental', rentedBefore.rental])
})

test('a ticket type that is new in a file comes in beside the others', async () => {
  const event = await make(gig())
  const done = await importFile(app, owner, `view_id,option1 value,price,stock\n${event.view_id},VIP,150.00,20\n`)
  expect([done.outcomes, await refusedOf(owner, done)]).toEqual([{ updated: 1 }, []])
  const { variations, ticket } = await formOf(event.id)
  expect(variations.map(({ option_values: names }: { option_values: string[] }) => names.join())).toEqual([
    'Biasa',
    'Depan',
    'VIP',
  ])
  expect(ticket.participant_fields).toHaveLength(1)
})
