import { existsSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../db/in-transaction.ts'
import { photo } from '../test-app/pictures.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { addListing, openTestShop } from '../test-shop/test-shop.ts'
import type { FileKind } from './kinds.ts'
import type { StoredFile } from './stored-file.ts'
import { sweepUnusedFiles } from './sweep-unused.ts'

let kedai: TestApp
let shopId = 0
let productId = 0
type Uploaded = StoredFile & { id: number }

beforeAll(async () => {
  kedai = await startTestApp({ now: new Date() })
  shopId = await openTestShop(kedai, 'files')
  productId = (await addListing(kedai, shopId, 'FILES', [{}])).productId
})
afterAll(() => kedai.close())

const day = 24 * 3_600_000

async function upload(kind: FileKind): Promise<Uploaded> {
  const stored = await kedai.deps.files.accept(
    { filename: 'a.jpg', bytes: await photo(500, 300) },
    { shopId, kind, field: 'file' },
  )
  const id = await inTransaction(kedai.db, { shopId }, (trx) => kedai.deps.files.save(trx, stored))
  return { ...stored, id }
}

async function sweepLater(): Promise<number> {
  kedai.clock.advance(day + 60_000)
  const swept = await sweepUnusedFiles(kedai.deps)
  await kedai.runJobs()
  return swept
}

const rows = async () =>
  (await kedai.asOwner<{ key: string }>('select key from files order by id')).map(({ key }) => key)
function onDisk(): string[] {
  const { files } = kedai.deps.config
  const folder = files.kind === 'local' ? files.folder : ''
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'))
    : []
}

it('removes what nothing has used for a day, with every byte of it, and keeps what is used', async () => {
  const [shown, unused, slip] = [
    await upload('product_picture'),
    await upload('product_picture'),
    await upload('payment_proof'),
  ]
  await kedai.asOwner('insert into product_images (shop_id, product_id, file_id, position) values ($1, $2, $3, 0)', [
    shopId,
    productId,
    shown.id,
  ])
  expect(await sweepUnusedFiles(kedai.deps)).toBe(0) // a form may be open still
  const before = onDisk()
  expect(before.filter((name) => name.includes(unused.key.slice(-20, -4)))).toHaveLength(2) // itself and one narrower
  expect(await sweepLater()).toBe(2)
  expect(await rows()).toEqual([shown.key])
  const left = onDisk()
  for (const gone of [unused, slip]) expect(left.filter((name) => name.includes(gone.key.slice(-20, -4)))).toEqual([])
  expect(left).toHaveLength(2)
  expect((await (await kedai.client()).get(kedai.deps.files.publicPath(shown.key))).status).toBe(200)
})

it('keeps the picture that a line of an order shows, also when the product has another by now', async () => {
  const sold = await upload('product_picture')
  const [order] = await kedai.asOwner<{ id: number }>(
    `
    insert into orders (shop_id, order_no, token, payment_status, fulfilment_status, order_status, buyer_name, buyer_phone, ships,
      payment_method, payment_kind, subtotal_sen, shipping_sen, total_sen, paid_sen, placed_at, updated_at)
    values ($1, 'F1', 'token-of-the-order-with-a-picture', 'unpaid', 'unfulfilled', 'open', 'Ali', '+60121234567', false, 'cod', 'cod', 100, 0, 100, 0, now(), now())
    returning id`,
    [shopId],
  )
  await kedai.asOwner(
    `
    insert into order_lines (shop_id, order_id, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, quantity, total_sen, image_key)
    select $1, $2, $3, v.id, 'FILES', 'ecommerce', 'Barang', '', 100, 1, 100, $4 from variations v where v.product_id = $3`,
    [shopId, order?.id, productId, sold.key],
  )
  await sweepLater()
  expect(await rows()).toContain(sold.key)
})

it('keeps what any table refers to, also one that came later', async () => {
  const late = await upload('product_picture')
  kedai.clock.advance(day + 60_000)
  await kedai.asOwner(
    'create table late_uses (shop_id bigint, file_id bigint not null, foreign key (shop_id, file_id) references files)',
  )
  await kedai.asOwner('insert into late_uses select shop_id, id from files where id = $1', [late.id])
  expect(await sweepUnusedFiles(kedai.deps)).toBe(0)
  expect(await rows()).toContain(late.key)
  await kedai.asOwner('drop table late_uses')
  expect(await sweepLater()).toBe(1)
  expect(await rows()).not.toContain(late.key)
})

it('relies on this: whatever is called a file is bound to it by a key', async () => {
  const loose = await kedai.asOwner(`
    select c.table_name, c.column_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name like '%file\\_id' and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'files'::regclass and k.conrelid = format('public.%I', c.table_name)::regclass and a.attname = c.column_name)
      and (select table_type from information_schema.tables t where t.table_schema = 'public' and t.table_name = c.table_name) = 'BASE TABLE'`)
  expect(loose).toEqual([])
})
