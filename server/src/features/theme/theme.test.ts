import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import type { TestClient } from '../../platform/test-app/test-client.ts'
import { mug, openShop, products } from '../catalogue/catalogue.fixture.ts'

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
    stylesheet: null,
    revision: expect.any(String),
  })
  const { status, body } = await owner.put(path, { accent: '#C8102E', corners: 'round', layout: 'list' })
  const theme = { accent: '#c8102e', corners: 'round', layout: 'list', stylesheet: '/theme/c8102e-round.css' }
  expect([status, body.message, body.data]).toEqual([
    200,
    'The look of the shop is saved.',
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

test('nobody else reads or writes it', async () => {
  const stranger = await app.client()
  expect([(await stranger.get(path)).status, (await stranger.put(path, {})).status]).toEqual([401, 401])
})
