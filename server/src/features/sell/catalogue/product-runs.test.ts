import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductRun } from '@kedai/contracts/product-runs.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { takeUp } from '../../../platform/jobs/long-work.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { workRun } from './actions/work-run.ts'
import { mug, openShop, products, tee } from './catalogue.fixture.ts'
import { productRunWork } from './product-run-work.ts'
import { findLeftRuns } from './queries/runs.ts'

let app: TestApp
let owner: TestClient
let rival: TestClient
let shopId: number
beforeAll(async () => {
  app = await startTestApp()
  ;({ owner, shopId } = await openShop(app, 'kedai-pukal'))
  rival = (await openShop(app, 'kedai-sebelah')).owner
})
afterAll(() => app.close())

const make = async (form: object): Promise<number> => (await owner.post(products, form)).body.data.id
const bulk = (body: object, client = owner) => client.post(`${products}/bulk`, body)
const undo = (run: ProductRun, client = owner) => client.post(`${products}/bulk/${run.id}/undo`)
const read = async (id: number) => (await owner.get(`${products}/${id}`)).body.data

test('prices go up by a share, promo prices along, and come back', async () => {
  const cup = await make(mug({ is_promo: true, variations: [{ price: '25.00', promo_price: '19.95', stock: 4 }] }))
  const shirt = await make(tee({ variations: [{ option_values: ['S', 'Merah'], price: '39.05', stock: 3 }] }))
  const { status, body } = await bulk({
    ids: [cup, shirt],
    change: { do: 'price', way: 'up', by: 'percent', value: '10' },
  })
  expect([status, body.message]).toEqual([200, '2 products changed.'])
  expect(body.data).toMatchObject({ is_done: true, can_undo: true, total: 2, done: 2, changed: 2, refused: 0 })
  expect((await read(cup)).variations[0]).toMatchObject({ price: '27.50', promo_price: '21.95' })
  expect((await read(shirt)).variations[0]).toMatchObject({ price: '42.96' })
  const [row] = (await owner.get(`${products}?term=Mug`)).body.data
  expect([row.price, row.offer_price_range]).toEqual(['27.50', '21.95'])
  const { body: back } = await undo(body.data)
  expect([back.message, back.data.is_undo]).toEqual(['2 products restored.', true])
  expect((await read(cup)).variations[0]).toMatchObject({ price: '25.00', promo_price: '19.95' })
  expect((await undo(body.data)).status).toBe(409)
})

test('a row that cannot be changed says why, the others are changed', async () => {
  const cheap = await make(mug({ title: 'Murah', variations: [{ price: '4.00' }] }))
  const dear = await make(mug({ title: 'Mahal', variations: [{ price: '40.00' }] }))
  const gone = await make(mug({ title: 'Lama' }))
  await owner.post(`${products}/${gone}/archive`)
  const { body } = await bulk({
    ids: [cheap, dear, gone],
    change: { do: 'price', way: 'down', by: 'amount', value: 'RM 5' },
  })
  expect(body.message).toBe('1 products changed. 2 could not be changed.')
  expect(body.data.rows.map(({ id, outcome, message }: ProductRun['rows'][number]) => [id, outcome, message])).toEqual([
    [gone, 'refused', 'This product is archived.'],
    [cheap, 'refused', 'The price would fall below RM 0.00.'],
    [dear, 'changed', null],
  ])
})

test('what was sold or changed since a run is not put back over', async () => {
  const [sold, edited, kept] = [
    await make(mug({ title: 'Satu' })),
    await make(mug({ title: 'Dua' })),
    await make(mug({ title: 'Tiga' })),
  ]
  const { body } = await bulk({ ids: [sold, edited, kept], change: { do: 'stock', stock: 50 } })
  expect(body.data.changed).toBe(3)
  await app.asOwner('update variations set stock = stock - 45 where product_id = $1', [sold])
  await owner.post(`${products}/${edited}/publish`)
  const { body: back } = await undo(body.data)
  expect(back.data.rows.map(({ id, message }: ProductRun['rows'][number]) => [id, message])).toEqual([
    [edited, 'This product was changed afterwards, so it was not undone.'],
    [sold, 'Units were sold afterwards, so the stock cannot be restored.'],
    [kept, null],
  ])
  expect((await read(kept)).variations[0].stock).toBe(10)
  const [move] = await app.asOwner(
    'select m.change, m.stock_after from stock_moves m join variations v on v.id = m.variation_id where v.product_id = $1 order by m.id desc limit 1',
    [kept],
  )
  expect(move).toEqual({ change: -40, stock_after: 10 })
})

test('status and category, all that a filter means, and the log of a product', async () => {
  const {
    body: {
      data: { id: categoryId },
    },
  } = await owner.post('/api/ajax/seller/categories', { name: 'Dapur' })
  const ids = [await make(mug({ title: 'Periuk kecil' })), await make(mug({ title: 'Periuk besar' }))]
  expect(
    (await bulk({ all: { term: 'periuk' }, change: { do: 'category', category_id: categoryId } })).body.data,
  ).toMatchObject({ total: 2, changed: 2 })
  expect((await bulk({ all: { category: categoryId }, change: { do: 'publish' } })).body.data).toMatchObject({
    changed: 2,
  })
  expect((await bulk({ ids, change: { do: 'publish' } })).body.data).toMatchObject({ changed: 0, can_undo: false })
  expect(
    (await owner.get(`${products}?category=${categoryId}&status=published&sort=title`)).body.data.map(
      ({ title }: { title: string }) => title,
    ),
  ).toEqual(['Periuk besar', 'Periuk kecil'])
  const {
    body: { data: log },
  } = await owner.get(`${products}/${ids[0]}/changes`)
  expect(log.map(({ what, changes }: { what: string; changes: unknown }) => [what, changes])).toEqual([
    ['Publish', [{ label: 'Status', before: 'Draft', after: 'On sale' }]],
    ['Change category', [{ label: 'Category', before: null, after: 'Dapur' }]],
    ['Created', []],
  ])
  expect(log[0].by).toBe('Siti')
})

test('more than 200 run as a job with progress; one that was cut goes on without doubles', async () => {
  await app.asOwner(
    `with made as (insert into products (shop_id, view_id, item_type, title, price_min_sen, price_max_sen)
    select $1, 'BANYAK-' || n, 'ecommerce', 'Banyak ' || n, 1000, 1000 from generate_series(1, 230) n returning id)
    insert into variations (shop_id, product_id, price_sen, stock) select $1, id, 1000, 9 from made`,
    [shopId],
  )
  const { body } = await bulk({
    all: { term: 'banyak' },
    change: { do: 'price', way: 'up', by: 'amount', value: '1.00' },
  })
  expect([body.message, body.data.is_done, body.data.done]).toEqual(['Changing 230 products…', false, 0])
  expect((await undo(body.data)).status).toBe(409)
  await inTransaction(app.db, { shopId }, (trx) =>
    workRun(trx, { shopId, runId: body.data.id, atMost: 100, now: app.clock.now() }),
  )
  expect((await owner.get(`${products}/bulk/${body.data.id}`)).body.data).toMatchObject({
    is_done: false,
    done: 100,
    changed: 100,
  })
  await app.runJobs()
  const { body: after } = await owner.get(`${products}/bulk/${body.data.id}`)
  expect(after.data).toMatchObject({ is_done: true, done: 230, changed: 230 })
  expect(after.data.rows).toHaveLength(200)
  expect(
    await app.asOwner(
      `select distinct price_sen from variations v join products p on p.id = v.product_id where p.title like 'Banyak %'`,
    ),
  ).toEqual([{ price_sen: 1100 }])
  await undo(body.data)
  await app.runJobs()
  expect(
    await app.asOwner(
      `select distinct price_sen from variations v join products p on p.id = v.product_id where p.title like 'Banyak %'`,
    ),
  ).toEqual([{ price_sen: 1000 }])
})

describe('a run that its job left', () => {
  const many = async (name: string): Promise<ProductRun> => {
    await app.asOwner(
      `with made as (insert into products (shop_id, view_id, item_type, title, price_min_sen, price_max_sen)
      select $1, $2 || '-' || n, 'ecommerce', $2 || ' ' || n, 1000, 1000 from generate_series(1, 205) n returning id)
      insert into variations (shop_id, product_id, price_sen, stock) select $1, id, 1000, 9 from made`,
      [shopId, name],
    )
    return (await bulk({ all: { term: name }, change: { do: 'price', way: 'up', by: 'amount', value: '1.00' } })).body
      .data
  }
  const told = async ({ id }: ProductRun): Promise<ProductRun> => (await owner.get(`${products}/bulk/${id}`)).body.data

  test('is taken up by another, not while somebody may be at it', async () => {
    const run = await many('Tertinggal')
    await inTransaction(app.db, { shopId }, (trx) =>
      workRun(trx, { shopId, runId: run.id, atMost: 100, now: app.clock.now() }),
    )
    await app.asOwner(`delete from pgboss.job where name = 'product-run'`) // its job went with its server, after the last of its tries
    await takeUp(app.deps, productRunWork, findLeftRuns, 60)
    await app.runJobs()
    expect(await told(run)).toMatchObject({ is_done: false, done: 100 })
    app.clock.advance(61_000)
    await takeUp(app.deps, productRunWork, findLeftRuns, 60)
    await app.runJobs()
    expect(await told(run)).toMatchObject({ is_done: true, done: 205, changed: 205, refused: 0 })
    expect(
      await app.asOwner(
        `select distinct price_sen from variations v join products p on p.id = v.product_id where p.title like 'Tertinggal %'`,
      ),
    ).toEqual([{ price_sen: 1100 }])
  })

  test('is not stopped by one product that fails for a fault of ours', async () => {
    const run = await many('Beracun')
    await app.asOwner(`create function poison() returns trigger language plpgsql as $$ begin
      if exists (select from products where id = new.product_id and title = 'Beracun 150') then raise exception 'planted'; end if; return new; end $$`)
    await app.asOwner('create trigger poison before update on variations for each row execute function poison()')
    await app.runJobs()
    await app.asOwner('drop function poison cascade')
    const after = await told(run)
    expect(after).toMatchObject({ is_done: true, done: 205, changed: 204, refused: 1 })
    expect(after.rows[0]).toMatchObject({
      title: 'Beracun 150',
      outcome: 'refused',
      message: 'This product could not be changed because of a problem on our side. Open it and try again.',
    })
  })
})

test('who may, and what is refused', async () => {
  const id = await make(mug())
  const change = { do: 'publish' }
  expect((await bulk({ ids: [id], change }, await app.client())).status).toBe(401)
  expect((await bulk({ ids: [id], change }, rival)).status).toBe(404)
  const {
    body: { data: run },
  } = await bulk({ ids: [id], change })
  expect((await undo(run, rival)).status).toBe(404)
  expect((await rival.get(`${products}/bulk/${run.id}`)).status).toBe(404)
  expect((await rival.get(`${products}/${id}/changes`)).status).toBe(404)
  for (const [body, field] of [
    [{ change }, 'ids'],
    [{ ids: [id], change: { do: 'price', way: 'up', by: 'percent', value: '0' } }, 'change.value'],
    [{ ids: [id], change: { do: 'price', way: 'up', by: 'amount', value: 'satu' } }, 'change.value'],
    [{ ids: [id], change: { do: 'category', category_id: 999_999 } }, 'change.category_id'],
    [{ all: { term: 'tiadaitu' }, change }, 'all'],
  ] as const) {
    const { status, body: refused } = await bulk(body)
    expect([status, Object.keys(refused.data)]).toEqual([422, [field]])
  }
})

test('the same key twice is one run', async () => {
  const id = await make(mug({ variations: [{ price: '10.00' }] }))
  const once = () =>
    owner.post(
      `${products}/bulk`,
      { ids: [id], change: { do: 'price', way: 'up', by: 'amount', value: '1' } },
      { headers: { 'idempotency-key': 'sekali-sahaja' } },
    )
  expect((await once()).body.data.id).toBe((await once()).body.data.id)
  expect((await read(id)).variations[0].price).toBe('11.00')
})

test('a copy is a draft with everything but SKUs and counts', async () => {
  const shirt = await make(
    tee({
      title: 'Baju Asal',
      status: 'published',
      variations: [
        { option_values: ['S', 'Merah'], price: '39', stock: 3, sku: 'ASAL-1' },
        { option_values: ['L', 'Merah'], price: '45' },
      ],
    }),
  )
  const { body } = await owner.post(`${products}/${shirt}/duplicate`)
  expect(body.data).toMatchObject({
    title: 'Baju Asal (copy)',
    status: 'draft',
    sold: 0,
    option_names: ['Saiz', 'Warna'],
  })
  expect(body.data.variations).toMatchObject([
    { price: '39.00', stock: 0, sku: null },
    { price: '45.00', stock: null, sku: null },
  ])
  expect((await owner.get(`${products}/${body.data.id}/changes`)).body.data[0].what).toBe('Copied from “Baju Asal”')
  expect((await rival.post(`${products}/${shirt}/duplicate`)).status).toBe(404)
})

test('the list narrows by type, stock and promo, and sorts', async () => {
  const { owner: seller } = await openShop(app, 'kedai-senarai')
  await seller.post(products, mug({ title: 'Habis', variations: [{ price: '5.00', stock: 0 }] }))
  await seller.post(products, mug({ title: 'Sedikit', variations: [{ price: '9.00', stock: 2 }] }))
  await seller.post(
    products,
    mug({ title: 'Banyak', is_promo: true, variations: [{ price: '7.00', promo_price: '6.00', stock: 90 }] }),
  )
  await seller.post(products, tee({ title: 'Baju' }))
  const titles = async (query: string) =>
    (await seller.get(`${products}?${query}`)).body.data.map(({ title }: { title: string }) => title)
  expect(await titles('stock=out')).toEqual(['Habis'])
  expect(await titles('stock=low&type=ecommerce')).toEqual(['Sedikit', 'Habis'])
  expect(await titles('promo=on')).toEqual(['Banyak'])
  expect(await titles('type=variation')).toEqual(['Baju'])
  expect(await titles('sort=cheapest')).toEqual(['Habis', 'Banyak', 'Sedikit', 'Baju'])
  expect(await titles('sort=title')).toEqual(['Baju', 'Banyak', 'Habis', 'Sedikit'])
  expect((await seller.get(`${products}?sort=random`)).status).toBe(422)
})
