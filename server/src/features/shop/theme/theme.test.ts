import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'

const path = '/api/ajax/seller/theme'
let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ;({ owner } = await openShop(app, 'kedai-satu'))
})
afterAll(() => app.close())

test('the look of a shop is saved, and comes with its pages’ data', async () => {
  expect((await owner.get(path)).body.data).toEqual({
    accent: null,
    corners: 'soft',
    layout: 'grid',
    design: null,
    stylesheet: null,
    revision: expect.any(String),
  })
  const { status, body } = await owner.put(path, { accent: '#C8102E', corners: 'round', layout: 'list' })
  const theme = {
    accent: '#c8102e',
    corners: 'round',
    layout: 'list',
    design: null,
    stylesheet: '/theme/c8102e-round.css',
  }
  expect([status, body.message, body.data]).toEqual([
    200,
    'Shop design saved.',
    { ...theme, revision: expect.any(String) },
  ])
  const guest = await app.client('en')
  expect((await guest.get('/api/ajax/guest/front-store/kedai-satu')).body.data.theme).toEqual(theme)
  const { view_id } = (await owner.post(products, mug({ status: 'published' }))).body.data
  expect((await guest.get(`/api/ajax/guest/view/${view_id}`)).body.data.shop).toMatchObject({
    stylesheet: '/theme/c8102e-round.css',
    logo: null,
  })
  expect((await owner.put(path, { accent: '' })).body.data).toEqual({
    accent: null,
    corners: 'soft',
    layout: 'grid',
    design: null,
    stylesheet: null,
    revision: expect.any(String),
  })
})

test.each([
  [{ accent: 'merah' }, 'accent'],
  [{ accent: '#12345' }, 'accent'],
  [{ corners: 'spiky' }, 'corners'],
  [{ layout: 'pile' }, 'layout'],
])('%j is refused at its field', async (form, field) => {
  const { status, body } = await owner.put(path, form)
  expect([status, Object.keys(body.data)]).toEqual([422, [field]])
})

describe('designs', () => {
  const designs = '/api/ajax/seller/designs'
  const current = async () =>
    (await owner.get(designs)).body.data.find((one: { is_current: boolean }) => one.is_current).name

  test('a whole look is applied to every page of the shop, and taken back', async () => {
    await owner.put(path, { accent: '#c8102e', corners: 'round', layout: 'list' })
    const listed = (await owner.get(designs)).body.data
    expect(listed.length).toBeGreaterThanOrEqual(7)
    expect(await current()).toBe('kedai')
    const { status, body } = await owner.post(`${designs}/laut/apply`)
    expect([status, body.data]).toMatchObject([
      200,
      { design: 'laut', accent: null, corners: 'soft', layout: 'grid', stylesheet: '/theme/laut-own-soft.css' },
    ])
    expect(body.data.designs.find((one: { name: string }) => one.name === 'kedai')).toMatchObject({ is_previous: true })
    expect((await owner.post(`${designs}/laut/apply`)).status).toBe(200)
    const guest = await app.client('en')
    expect((await guest.get('/api/ajax/guest/front-store/kedai-satu')).body.data.theme.stylesheet).toBe(
      '/theme/laut-own-soft.css',
    )
    const back = (await owner.post(`${designs}/take-back`)).body.data
    expect(back).toMatchObject({ design: null, accent: '#c8102e', corners: 'round', layout: 'list' })
    expect((await owner.post(`${designs}/take-back`)).body.data.design).toBe('laut')
    await owner.post(`${designs}/kedai/apply`)
    expect(await current()).toBe('kedai')
  })

  test('a design stays when only its colour is changed', async () => {
    await owner.post(`${designs}/sutera/apply`)
    expect((await owner.put(path, { accent: '#0b63b0', corners: 'round' })).body.data).toMatchObject({
      design: 'sutera',
      stylesheet: '/theme/sutera-0b63b0-round.css',
    })
    await owner.post(`${designs}/kedai/apply`)
  })

  test('what is none, and who is nobody', async () => {
    expect((await owner.post(`${designs}/entah/apply`)).status).toBe(404)
    const stranger = await app.client()
    expect([(await stranger.get(designs)).status, (await stranger.post(`${designs}/laut/apply`)).status]).toEqual([
      401, 401,
    ])
  })
})

test('nobody else reads or writes it', async () => {
  const stranger = await app.client()
  expect([(await stranger.get(path)).status, (await stranger.put(path, {})).status]).toEqual([401, 401])
})

test('mails to people outside of the shop wear its design, and those to the seller look like Kedai', async () => {
  const [{ id: shopId } = { id: 0 }] = await app.asOwner<{ id: number }>(
    `select id from shops where username = 'kedai-satu'`,
  )
  const words = (text: string) => ({ ms: text, en: text, zh: text })
  const send = (to: string, shop?: string) =>
    inTransaction(app.db, { shopId }, (trx) =>
      app.deps.mail.send(trx, {
        to,
        lang: 'ms',
        content: {
          ...(shop !== undefined && { shop }),
          subject: words('Hai'),
          blocks: [{ kind: 'button', text: words('Lihat'), url: 'https://kedai.test/' }],
        },
      }),
    )
  const htmlTo = async (to: string) => (await app.mailbox()).find(({ recipient }) => recipient === to)?.html
  await owner.post('/api/ajax/seller/designs/laut/apply')
  await send('pembeli@buyer.test', 'Kedai Satu')
  await send('penjual@seller.test')
  expect(await htmlTo('pembeli@buyer.test')).toContain('border-radius:8px;background:#0b63b0;color:#ffffff')
  expect(await htmlTo('penjual@seller.test')).toContain('background:#0b6b57;color:#ffffff')
  await owner.post('/api/ajax/seller/designs/pasar/apply')
  app.clock.advance(11_000)
  await send('pembeli2@buyer.test', 'Kedai Satu')
  expect(await htmlTo('pembeli2@buyer.test')).toMatch(/border-radius:0px;background:#[0-9a-f]{6};/)
  expect(await htmlTo('pembeli2@buyer.test')).not.toContain('#0b63b0')
})
