import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

let kedai: TestApp
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  owner = await kedai.client()
  await owner.post('/api/ajax/auth/register', registrationFor('kedai-satu'))
  await (await kedai.client()).post('/api/ajax/auth/register', registrationFor('kedai-orang'))
})
afterAll(() => kedai.close())

const open = (changes: object = {}, client = owner) =>
  client.post('/api/ajax/account/shops', {
    shop_name: 'Kedai Dua',
    username: 'kedai-dua',
    phone: '012-345 6789',
    ...changes,
  })
const choose = (username: string, client = owner) => client.post('/api/ajax/account/shop', { username })
const namesOf = (answer: { body: { data: { shops: { username: string }[] } } }) =>
  answer.body.data.shops.map(({ username }) => username)
const me = async (headers: Record<string, string> = {}) => namesOf(await owner.get('/api/ajax/auth/me', { headers }))
// A product is of the shop that the call meant.
const listed = async (headers: Record<string, string> = {}) =>
  (await owner.get('/api/ajax/seller/products', { headers })).body.data.map((row: { title: string }) => row.title)

test('another shop is opened with the same account, and is the one worked in', async () => {
  const refused = await open({ shop_name: '!!!', username: 'admin', phone: '12' })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.data)).toEqual(['shop_name', 'username', 'phone'])
  expect((await open({ username: 'kedai-orang' })).body.data.username).toBeDefined()
  expect(namesOf(await open())).toEqual(['kedai-dua', 'kedai-satu'])
  expect((await open()).status).toBe(422) // sent twice, it is one
  expect(await me()).toEqual(['kedai-dua', 'kedai-satu'])
  expect((await open({}, await kedai.client())).status).toBe(401)
})

test('calls act on the shop chosen, or on the one a tab names', async () => {
  await owner.post('/api/ajax/seller/products', {
    item_type: 'ecommerce',
    title: 'Hanya di dua',
    variations: [{ price: '5.00' }],
  })
  expect(await listed()).toEqual(['Hanya di dua'])
  expect(await listed({ 'x-shop': 'kedai-satu' })).toEqual([])
  expect(await me({ 'x-shop': 'kedai-satu' })).toEqual(['kedai-satu', 'kedai-dua'])
  expect(namesOf(await choose('kedai-satu'))).toEqual(['kedai-satu', 'kedai-dua'])
  expect((await choose('kedai-satu')).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await me()).toEqual(['kedai-satu', 'kedai-dua'])
})

test('a shop of somebody else cannot be chosen, and a guest chooses none', async () => {
  const [foreign, missing] = [await choose('kedai-orang'), await choose('tiada-kedai')]
  expect(foreign.status).toBe(404)
  expect(missing.text).toBe(foreign.text)
  expect((await choose('kedai-satu', await kedai.client())).status).toBe(401)
})
