import { expect, test } from 'vitest'
import { startOpenedShops } from '../../sell/catalogue/opened-shops.fixture.ts'

const { app, owner, rival } = await startOpenedShops()

test.each(['products', 'orders', 'invoices'])('views of %s are a person’s own', async (list) => {
  const views = `/api/ajax/seller/views/${list}`
  const { body } = await owner.post(views, { name: 'Hampir habis', search: 'stock=low' })
  await owner.post(views, { name: 'Hampir habis', search: 'stock=out' })
  expect((await owner.get(views)).body.data).toEqual([{ id: body.data.id, name: 'Hampir habis', search: 'stock=out' }])
  expect((await rival.get(views)).body.data).toEqual([])
  expect((await rival.delete(`${views}/${body.data.id}`)).status).toBe(404)
  expect((await (await app.client()).get(views)).status).toBe(401)
  expect((await owner.post(views, { name: '', search: '' })).status).toBe(422)
  expect((await owner.delete(`${views}/${body.data.id}`)).status).toBe(200)
  expect((await owner.delete(`${views}/${body.data.id}`)).status).toBe(404)
})
