import { statesIn } from '@kedai/domain/shipping/states.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { Client } from 'pg'
import { hashPassword } from '../../server/src/features/shop/accounts/actions/passwords.ts'
import { offerPaymentMethod } from '../../server/src/features/sell/checkout/actions/offer-payment-method.ts'
import { createZone } from '../../server/src/features/orders/shipping/actions/create-zone.ts'
import { inTransaction } from '../../server/src/platform/db/in-transaction.ts'
import { openDatabase } from '../../server/src/platform/db/open-database.ts'
import type { Database } from '../../server/src/platform/db/open-database.ts'
import type { Pictures } from '../../server/src/platform/files/reencode.ts'
import { textsOf } from './seed-text.ts'
import { shop, shopsOf, totalOf } from './shops.ts'
import { withoutIndexes } from './without-indexes.ts'

/** A listing of the main shop with a limited number of units, for the flash sale. */
export const flashSale = { viewId: 'FLASH', stock: 1000 } as const

/** The unit of the flash sale; those of all shops stand before it. */
export const flashUnit = (size: number): number => 2 * totalOf(size) + 1

/**
 * Makes a data folder with ten shops, the main one of so many products and orders, always the same. Takes about two minutes for a
 * million. Pictures are rows only: `storePictures` brings their bytes.
 */
export async function seedShops(dataDir: string, size: number, pictures: readonly Pictures[]): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const owner = new Client(database.ownerAddress)
  const shops = shopsOf(size)
  try {
    await owner.connect()
    for (const one of shops) {
      const id = await openShop(owner, one)
      if (id !== one.id) throw new Error(`the shop ${one.username} was to be number ${one.id} and is ${id}`)
      await offerDelivery(database, id)
    }
    await withoutIndexes(owner, async () => {
      for (const text of shops.flatMap((one) => textsOf(one, pictures))) await owner.query(text)
    })
    await owner.query('vacuum analyze')
    await addFlashSale(owner)
  } finally {
    await owner.end()
    await database.close()
  }
}

/** Answers the id of the shop. */
export async function openShop(
  owner: Client,
  { username, email }: { username: string; email: string } = shop,
): Promise<number> {
  const user = await owner.query<{ id: string }>(
    'insert into users (email, name, password_hash, email_verified_at) values ($1, $2, $3, now()) returning id',
    [email, 'Penjual', await hashPassword(shop.password)],
  )
  const opened = await owner.query<{ id: string }>('select open_shop($1, $2, $3, null) as id', [
    username,
    'Kedai Bench',
    user.rows[0]?.id,
  ])
  return Number(opened.rows[0]?.id)
}

const offerDelivery = (database: Database, shopId: number): Promise<void> =>
  inTransaction(database.app, { shopId }, async (trx) => {
    await createZone(trx, {
      shopId,
      name: 'Semenanjung',
      states: statesIn('peninsular'),
      position: 0,
      methods: [byWeight('Pos', 600), byWeight('Ekspres', 1000)],
    })
    await createZone(trx, {
      shopId,
      name: 'Malaysia Timur',
      states: statesIn('sabah', 'sarawak'),
      position: 1,
      methods: [byWeight('Timur', 1200)],
    })
    const shared = { shopId, provider: null, instructions: '', accounts: [], holdMinutes: null }
    await offerPaymentMethod(trx, {
      ...shared,
      code: 'bank_transfer',
      name: 'Pindahan bank',
      kind: 'bank_transfer',
      position: 0,
    })
    await offerPaymentMethod(trx, { ...shared, code: 'cod', name: 'Bayar semasa terima', kind: 'cod', position: 1 })
  })

async function addFlashSale(owner: Client): Promise<void> {
  await owner.query(
    `
    with listed as (
      insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen, published_at)
      values (1, $1, 'ecommerce', 'published', 'Jualan kilat', 2500, 2500, '2026-01-01') returning id)
    insert into variations (shop_id, product_id, price_sen, stock, weight_g) select 1, id, 2500, $2, 400 from listed`,
    [flashSale.viewId, flashSale.stock],
  )
}

const byWeight = (name: string, first: number) => ({
  name,
  courier: 'Pos Laju',
  freeAbove: null,
  rate: {
    by: 'weight' as const,
    firstGrams: grams(1000),
    firstPrice: sen(first),
    stepGrams: grams(1000),
    stepPrice: sen(200),
    maxGrams: grams(30_000),
  },
})
