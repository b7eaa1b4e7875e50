import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitTable } from '../../../platform/limits/table.ts'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { openProgrammes } from './resellers.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: true } })
  const shopId = await openTestShop(app, 'demo')
  await openTestShop(app, 'rival')
  await openProgrammes(app, shopId, await addListing(app, shopId, 'MUG', [{ stock: 1000 }]))
})
afterAll(() => app.close())

const form = (at: number, more: object = {}) => ({
  name: `Ahli ${'ABCDEFGH'[at]}`,
  email: `ahli${at}@reseller.test`,
  phone: `012-345 67${10 + at}`,
  password: 'nasi lemak pagi',
  identity_no: `90010114${String(5670 + at)}`,
  address: '12, Jalan Mawar 3',
  city: 'Kajang',
  postcode: '43000',
  state: 'MY-10',
  bank_name: 'Maybank',
  bank_account: `55001000${10 + at}`,
  agreeTnc: '1',
  ...more,
})
let address = 0
const apply = async (fields: object, remoteAddress = `203.0.113.${++address}`) =>
  (await app.client()).post('/api/ajax/guest/programmes/agent/apply', fields, {
    remoteAddress,
    headers: { 'x-shop': 'demo' },
  })
const mailsTo = async (to: string) =>
  (await app.mailbox()).filter(({ recipient, subject }) => recipient === to && /An application at/.test(subject))

test('an e-mail with an account elsewhere is answered as any other is, and its owner is told', async () => {
  const fresh = await apply(form(0))
  expect([fresh.status, fresh.body.data]).toEqual([200, { status: 'applied' }])
  const known = await apply(form(1, { email: 'rival@shop.test' }))
  expect([known.status, known.body]).toEqual([200, fresh.body])
  expect(await app.asOwner(`select 1 from resellers`)).toHaveLength(1) // nothing is written for it
  expect(await mailsTo('rival@shop.test')).toHaveLength(1)
})

test('twice by one phone, identity, account or e-mail is 422 at that field, in one sentence, and the person is told', async () => {
  const first = form(0)
  const words = ['This cannot be accepted. If you have applied before, wait for the shop’s reply or sign in.']
  for (const field of ['phone', 'identity_no', 'bank_account', 'email'] as const) {
    const again = await apply(form(2, { [field]: first[field] }))
    expect([field, again.status, again.body.data]).toEqual([field, 422, { [field]: words }])
  }
  expect((await mailsTo('ahli0@reseller.test')).length).toBeGreaterThan(0)
})

test('few may ask so: past them nothing is told, known or not', async () => {
  const from = '198.51.100.77'
  const statuses: number[] = []
  for (let at = 0; at < limitTable.known_person.address.points + 3; at++)
    statuses.push((await apply(form(3, { phone: form(0).phone }), from)).status)
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([limitTable.known_person.address.points, 429])
  expect((await apply(form(4, { name: 'x' }), from)).status).toBe(429)
  expect((await apply(form(5))).status).toBe(200)
})
